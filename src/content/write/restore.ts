/** What says again what it said before the first change is written again as it was. */
import {isMap, isSeq} from 'yaml';
import {placesNow} from '../changes/compare-fields';
import {schemaAt} from '../fields/meta';
import {ifWritable, isList, type Path} from './edit';
import {itemsOf, type Collection} from './items';
import {same, valueIn} from './meaning';
import {asRead, splicedInFile, type Splice} from './text';
import {readTopBlock, schemaOf, type TopBlock} from './top-block';

/** @returns the file with the fields and entries of its base in the base's own writing, wherever they say the same. */
export function asInBase(file: string, source: string, base: string): string {
  if (source === base) return source;
  const [now, before] = [readTopBlock(file, source), readTopBlock(file, base)];
  const restored = differences(file, now, before)
    .filter(({from, to, text}) => now.yaml.slice(from, to) !== text)
    .toReversed()
    .reduce(
      (text, {from, to, text: words}) => splicedInFile(text, {from: from + now.start, to: to + now.start, text: words}),
      source,
    );
  if (asRead(restored) === asRead(base)) return base;
  const said = ifWritable(() => readTopBlock(file, restored).data);
  return same(said, now.data) ? restored : source;
}

function differences(file: string, now: TopBlock, before: TopBlock): Splice[] {
  if (same(now.data, before.data)) return [{from: 0, to: now.yaml.length, text: before.yaml}];
  const versions = {now, before, partners: partnersIn(file, now, before)};
  const roots = [now.document.contents, before.document.contents] as const;
  return ifWritable(() => differencesIn(versions, ...roots, [], [])) ?? [];
}

/** For each entry of a list the place that it had before. */
type Partners = (list: Path, old: Path) => (number | undefined)[];

const partnersIn =
  (file: string, now: TopBlock, before: TopBlock): Partners =>
  (list, oldList) => {
    const [entries, old] = [valueIn(now.data, list) ?? [], valueIn(before.data, oldList) ?? []];
    if (!isList(entries) || !isList(old)) return [];
    const places = placesNow(schemaAt(schemaOf(file), list), [...old], [...entries]);
    return entries.map((_, index) => {
      const place = places.indexOf(index);
      return place === -1 ? undefined : place;
    });
  };

interface Versions {
  now: TopBlock;
  before: TopBlock;
  partners: Partners;
}

/** The base's text of each item that says the same in both, and of what stands between two such neighbours. */
function differencesIn(versions: Versions, node: unknown, old: unknown, at: Path, oldAt: Path): Splice[] {
  const {now, before, partners} = versions;
  if (!isCollection(node) || !isCollection(old) || isMap(node) !== isMap(old) || node.flow !== old.flow) return [];
  const [own, past] = [itemsOf(now.yaml, node), itemsOf(before.yaml, old)];
  const entries = isSeq(node) ? partners(at, oldAt) : [];
  const places = own.map(({key}, index) =>
    key === undefined ? entries[index] : past.findIndex((one) => one.key === key),
  );
  return own.flatMap((item, index): Splice[] => {
    const place = places[index] ?? -1;
    const partner = past[place];
    if (!partner) return [];
    const [path, oldPath] = [
      [...at, item.key ?? index],
      [...oldAt, item.key ?? place],
    ];
    const text = before.yaml.slice(partner.start, partner.end);
    const isSame =
      now.yaml.slice(item.start, item.end) === text || same(valueIn(now.data, path), valueIn(before.data, oldPath));
    const inside = isSame
      ? [{from: item.start, to: item.end, text}]
      : differencesIn(versions, item.value, partner.value, path, oldPath);
    const [next, oldNext] = [own[index + 1], past[place + 1]];
    if (!next || !oldNext || places[index + 1] !== place + 1) return inside;
    return [...inside, {from: item.end, to: next.start, text: before.yaml.slice(partner.end, oldNext.start)}];
  });
}

const isCollection = (node: unknown): node is Collection => isMap(node) || isSeq(node);
