import {existsSync, readdirSync} from 'node:fs';
import {basename, join} from 'node:path';
import {inspectLogo, type Logo} from './images';

/** The flags are named by the two letters of their country, as in ISO 3166: `de.svg`. */
const FOLDER = '/img/flags';

/** Places that partners name beside or instead of a country (specification section 3). */
const PLACES: Record<string, string> = {houston: 'us'};

const names = new Intl.DisplayNames(['en'], {type: 'region'});

/**
 * The flags of a country as a partner names it; `Tunisia and Houston` has two.
 * @returns the flags in the order of the words; none for a country that is unknown
 */
export async function flagsOf(country: string): Promise<Logo[]> {
  const known = knownFlags();
  const whole = known.get(country.toLowerCase());
  const files = whole
    ? [whole]
    : country
        .toLowerCase()
        .split(' and ')
        .flatMap((part) => known.get(part) ?? []);
  const results = await Promise.all(files.map(inspectLogo));
  return results.flatMap((result) => ('logo' in result ? result.logo : []));
}

/** @returns the paths of the flags by country and place, in small letters. */
function knownFlags(): Map<string, string> {
  const folder = join(process.cwd(), 'static', FOLDER);
  const codes = existsSync(folder) ? readdirSync(folder).map((file) => basename(file, '.svg')) : [];
  const countries = codes.map((code) => [names.of(code.toUpperCase())?.toLowerCase() ?? code, code] as const);
  return new Map([...countries, ...Object.entries(PLACES)].map(([name, code]) => [name, `${FOLDER}/${code}.svg`]));
}
