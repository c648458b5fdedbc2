/** What says again what it said before the first change is written again as it was. */
import {isMap, isSeq} from 'yaml';
import {placesNow} from '../changes/compare-fields';
import {schemaAt} from '../fields/meta';
import {ifWritable, isList, type Path} from './edit';
import {itemsOf, type Collection, type Item} from './items';
import {same, valueIn} from './meaning';
import {asRead, splicedInFile, type Splice} from './text';
import {readTopBlock, schemaOf, type TopBlock} from './top-block';

/** @returns the file with the fields and entries of its base in the base's own writing, wherever they say the same. */
export function asInBase(file: string, source: string, base: string): string {
  if (source === base) return source;
  const [now, before] = [readTopBlock(file, source), readTopBlock(file, base)];
  const restored = differences(file, now, before)
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

/** The text of each item that says the same in both and is written in two ways. */
function differencesIn(versions: Versions, node: unknown, old: unknown, at: Path, oldAt: Path): Splice[] {
  const {now, before, partners} = versions;
  if (!isCollection(node) || !isCollection(old) || isMap(node) !== isMap(old) || node.flow !== old.flow) return [];
  const past = itemsOf(before.yaml, old);
  const places = isSeq(node) ? partners(at, oldAt) : [];
  return itemsOf(now.yaml, node).flatMap((item, index): Splice[] => {
    const place = item.key === undefined ? places[index] : past.findIndex(({key}) => key === item.key);
    const partner = place === undefined ? undefined : past[place];
    if (!partner) return [];
    const [own, other] = [textOf(now, item), textOf(before, partner)];
    if (own === other) return [];
    const [path, oldPath] = [
      [...at, item.key ?? index],
      [...oldAt, item.key ?? place ?? index],
    ];
    return same(valueIn(now.data, path), valueIn(before.data, oldPath))
      ? [{from: item.start, to: item.end, text: other}]
      : differencesIn(versions, item.value, partner.value, path, oldPath);
  });
}

const isCollection = (node: unknown): node is Collection => isMap(node) || isSeq(node);

const textOf = ({yaml}: TopBlock, {start, end}: Item): string => yaml.slice(start, end);
