/** Restores a reference of a page to an earlier version. */
import {BODY, diffPage, type DiffSection, type DiffNode} from '../../cms/parse';
import {blocksOf, type EditableBlock, type Edit, editsBetween, type Path, type Value, writeEdit} from '../../cms/edit';
import {siteDefinition} from '../../site/site-definition';

interface Written {
  file: string;
  text: string;
}

/** @param names of the reference, as in the report of both versions; none for the whole page */
export function restoreRef(
  now: Written,
  earlier: string,
  names: readonly string[],
  isOrder = false,
): string | undefined {
  if (names.length === 0) return earlier;
  const {fields, sections} = diffPage(siteDefinition, now.file, earlier, now.text);
  const blocks = {now: blocksOf(now.text), then: blocksOf(earlier), end: now.text.split('\n').length};
  const edits =
    names[0] !== BODY
      ? fieldEdits(fields, names, isOrder)
      : isOrder
        ? bodyOrder(sections, names, blocks)
        : bodyEdits(sections, names, blocks);
  return edits?.reduce((text, edit) => writeEdit(siteDefinition, now.file, text, edit), now.text);
}

const isSameList = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((item, index) => item === b[index]);

function fieldEdits(root: DiffNode, names: readonly string[], isOrder: boolean): Edit[] | undefined {
  let [around, path]: [DiffNode | undefined, Path] = [undefined, []];
  let value = root;
  for (let depth = 1; depth <= names.length; depth += 1) {
    const inside: DiffNode | undefined = value.inside?.find(({path: keys}) => isSameList(keys, names.slice(0, depth)));
    // Content inside a new or deleted entry is restored together with that entry.
    if (!inside) break;
    [around, value] = [value, inside];
    path = [...path, currentKeyOf(around, inside)];
  }
  const {schema, before, after} = value;
  if (!around) return undefined;
  if (isOrder) return moves(value, path);
  if (before === undefined) return after === undefined ? undefined : [{kind: 'remove', path}];
  if (after !== undefined) return editsBetween(schema, after as Value, before as Value, path);
  const list = path.slice(0, -1);
  if (!Array.isArray(around.after ?? around.before)) return [{kind: 'set', path, value: before as Value}];
  const inOrder = restoredOrder(
    around.inside ?? [],
    entriesOfVersion(around),
    (node) => node === value || isThere(node),
  );
  return [{kind: 'insert', path: list, index: inOrder.indexOf(value), value: before as Value}];
}

const isThere = ({after}: {after?: unknown}) => after !== undefined;

/** @returns the key of a field, or the current index of an entry */
function currentKeyOf({inside = [], before, after}: DiffNode, value: DiffNode): string | number {
  if (!Array.isArray(after ?? before)) return value.path.at(-1) ?? '';
  return inside.filter(isThere).indexOf(value);
}

function entriesOfVersion({before, inside = []}: DiffNode): DiffNode[] {
  const left = new Set(inside);
  return (Array.isArray(before) ? before : []).flatMap((entry) => {
    const found = [...left].find((node) => node.before === entry);
    if (!found) return [];
    left.delete(found);
    return [found];
  });
}

function moves(list: DiffNode, path: Path): Edit[] {
  const {inside = []} = list;
  const order = inside.filter(isThere);
  return restoredOrder(inside, entriesOfVersion(list), isThere).flatMap((value, to): Edit[] => {
    const from = order.indexOf(value);
    if (from === to) return [];
    order.splice(to, 0, ...order.splice(from, 1));
    return [{kind: 'move', path, from, to}];
  });
}

interface Sortable {
  after?: unknown;
  moved?: boolean;
}

/** @returns the wanted entries in the current order; moved and deleted ones follow the entry that they once followed */
function restoredOrder<T extends Sortable>(
  pairs: readonly T[],
  then: readonly T[],
  isWanted: (entry: T) => boolean,
): T[] {
  const wanted = pairs.filter(isWanted);
  const sorted = wanted.filter((entry) => entry.moved !== true && isThere(entry));
  for (const entry of then.filter((entry) => wanted.includes(entry) && !sorted.includes(entry))) {
    const above = then.slice(0, then.indexOf(entry)).findLast((other) => sorted.includes(other));
    sorted.splice(above ? sorted.indexOf(above) + 1 : 0, 0, entry);
  }
  return sorted;
}

interface Blocks {
  now: readonly EditableBlock[];
  then: readonly EditableBlock[];
  /** The line after the last current one. */
  end: number;
}

type Lines = Pick<EditableBlock, 'first' | 'last'>;

/** @returns the first line of a block; Infinity if the block is missing */
const lineOf = (block?: DiffSection['blocks'][number]['after']): number =>
  block?.node?.position?.start.line ?? Infinity;

function spanOf(blocks: readonly Lines[]): Lines | undefined {
  const [first, last] = [
    Math.min(...blocks.map((block) => block.first)),
    Math.max(...blocks.map((block) => block.last)),
  ];
  return blocks.length > 0 ? {first, last} : undefined;
}

function bodyEdits(sections: readonly DiffSection[], names: readonly string[], blocks: Blocks): Edit[] | undefined {
  const all = sections.flatMap((section) => section.blocks.map((block) => ({section, ...block})));
  type One = (typeof all)[number];
  const linesIn = (side: 'before' | 'after') => (entry: One) =>
    blocks[side === 'before' ? 'then' : 'now'].find(({first}) => first === lineOf(entry[side]));
  const [then, now] = [linesIn('before'), linesIn('after')];
  const wanted = all.filter(({path}) => names.every((name, index) => path[index] === name));
  // A paragraph of a deleted section is restored with the section.
  const chosen = wanted.every(({section}) => section.after)
    ? wanted
    : all.filter(({section}) => section === wanted[0]?.section);
  const [before, after] = [then, now].map((side) => spanOf(chosen.flatMap((entry) => side(entry) ?? [])));
  const text = before
    ? blocks.then
        .filter(({first, last}) => first >= before.first && last <= before.last)
        .map((block) => block.text)
        .join('\n\n')
    : '';
  if (after) return [{kind: 'body', ...after, text}];
  if (!before) return undefined;
  const above = all
    .filter((entry) => lineOf(entry.before) < before.first && now(entry))
    .sort(byLine((entry) => lineOf(entry.before)));
  const neighbour = above.at(-1);
  const index = (neighbour && now(neighbour)?.last) ?? (blocks.now[0]?.first ?? blocks.end) - 1;
  return [{kind: 'body', first: index + 1, last: index, text}];
}

/** Returns the edits that restore the order of paragraphs in a section, or of sections in a body. */
function bodyOrder(sections: readonly DiffSection[], names: readonly string[], {now}: Blocks): Edit[] | undefined {
  const section = sections.find(({path}) => path.length > 1 && isSameList(path, names));
  const sorted = section
    ? restoredOrder(section.blocks, section.blocks.toSorted(byLine(({before}) => lineOf(before))), isThere)
    : restoredOrder(sections, sections.toSorted(byLine(({before}) => lineOf(before?.blocks[0]))), isThere).flatMap(
        ({after}) => (after?.blocks ?? []).map((block) => ({after: block})),
      );
  const texts = sorted.flatMap(({after}) => now.find(({first}) => first === lineOf(after)) ?? []);
  const lines = spanOf(texts);
  return lines && [{kind: 'body', ...lines, text: texts.map(({text}) => text).join('\n\n')}];
}

const byLine =
  <T>(of: (entry: T) => number) =>
  (a: T, b: T) =>
    of(a) - of(b);
