/** Towns of work that are no towns, and towns that are spelt in two ways. */
import {countryCodes} from '../../cms/base/countries';
import {formatPath} from '../../cms/schema/meta';
import {truncate, type ReportDescriptor} from '../../cms/base/diagnostic';
import type {Path} from '../../cms/base/values';
import {rule, type Source} from '../../cms/definition/site-definition';

const NO_TOWN =
  /^(?:fully )?(?:remote(?:ly)?|home|work(?:ing)? from home|wfh|home office|hybrid|anywhere|nationwide|various(?: locations)?|multiple locations|on[ -]?site|offshore|onshore|tb[acd])$/i;
const STATE = /^(.+?) state$/i;
const SEVERAL = /\s(?:&|and|or)\s/i;

interface Place {
  source: Source;
  path: Path;
  town: string;
}

export const places = rule({id: 'place', severity: 'warning'}, ({sources}) => {
  const found = sources.flatMap(townsIn);
  return [...found.flatMap(noTown), ...spellings(found)];
});

const townsIn = (source: Source): Place[] =>
  source.values.flatMap(({value, path}) => {
    const isTown = path.at(-1) === 'town' || (source.kind?.name === 'opening' && path[0] === 'location');
    return isTown && typeof value === 'string' ? [{source, path, town: value.trim()}] : [];
  });

const report = ({source, path}: Place, message: string, help: string): ReportDescriptor => ({
  file: source.file,
  line: source.parsed?.lineOf(path) ?? 1,
  path,
  message: `${formatPath(path)} ${message}`,
  help,
});

function noTown(place: Place, index: number, all: readonly Place[]): ReportDescriptor[] {
  const {town, source, path} = place;
  const shown = `"${truncate(town)}"`;
  if (NO_TOWN.test(town)) {
    const help = 'Write the town of the office, and "Hybrid" as the type for work partly from home.';
    return [report(place, `${shown} is not a town.`, help)];
  }
  if (countryCodes(town).length > 0) {
    return [
      report(
        place,
        `${shown} is a country.`,
        'Write the town. Another country than the company’s belongs in the field "country".',
      ),
    ];
  }
  const [, ofState] = STATE.exec(town) ?? [];
  if (ofState !== undefined) return [report(place, `${shown} is a state.`, 'Write the town, such as Ikeja.')];
  if (SEVERAL.test(town)) {
    const towns = town.split(SEVERAL).join(', ');
    return [report(place, `${shown} is more than one town.`, `Write each town as a separate entry: [${towns}].`)];
  }
  const list = JSON.stringify(path.slice(0, -1));
  const isRepeated = all
    .slice(0, index)
    .some(
      (other) =>
        other.source === source && JSON.stringify(other.path.slice(0, -1)) === list && keyOf(other) === keyOf(place),
    );
  return isRepeated ? [report(place, `${shown} is in the list twice.`, 'Remove one of them.')] : [];
}

const keyOf = ({town}: Place): string => town.toLowerCase().replace(/[^\p{L}]/gu, '');

/** Reports the rarer spelling of a town; search engines and readers would take it for another town. */
function spellings(all: readonly Place[]): ReportDescriptor[] {
  const counts = new Map<string, Map<string, number>>();
  for (const place of all) {
    const ofTown = counts.get(keyOf(place)) ?? new Map<string, number>();
    counts.set(keyOf(place), ofTown.set(place.town, (ofTown.get(place.town) ?? 0) + 1));
  }
  return all.flatMap((place) => {
    const ofTown = [...(counts.get(keyOf(place)) ?? [])];
    // Offices come first, because their addresses are checked most.
    const office = all.find((other) => keyOf(other) === keyOf(place) && other.path.at(-1) === 'town');
    const [usual] = [...ofTown].sort(([, a], [, b]) => b - a);
    const right = office?.town ?? usual?.[0] ?? place.town;
    if (ofTown.length < 2 || place.town === right) return [];
    return [report(place, `"${place.town}" is spelt "${right}" elsewhere.`, `Write ${right}.`)];
  });
}
