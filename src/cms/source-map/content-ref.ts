/**
 * Where a value is in the pages, in two forms. A `ContentRef` is a position in one version of a file. Its name,
 * `careers.mdx#openings.fitter.title` or `careers.mdx#body.why-join.1`, has ids where entries have them, so it finds the
 * value in other versions: stega, comments, history and reports carry names. Only this module converts between the two.
 */
import {
  type Content,
  type ContentPosition,
  identifierOfEntry,
  isGroup,
  isPage,
  blockPaths,
  PAGES_FOLDER,
  type Path,
  type Source,
} from '../parse';
import {identifierOf, schemaAt} from '../schema/meta';

export type {ContentPosition} from '../parse';

type Sources = Pick<Content, 'sources'>;

/** The attribute with the references of an element's texts, separated by spaces. */
export const SOURCE_ATTRIBUTE = 'data-source';

/** @param names outermost first: keys, identifiers, or indices of entries without an identifier */
export const formatRef = (file: string, names: readonly string[]): string =>
  `${file.slice(PAGES_FOLDER.length + 1)}#${names.join('.')}`;

export function segmentsOf(ref: string): {file: string; names: string[]} {
  const [file = '', names = ''] = ref.split('#');
  return {file: `${PAGES_FOLDER}/${file}`, names: names.split('.').filter((name) => name !== '')};
}

/** @returns whether a reference is equal to another one or inside it. */
export const isWithin = (ref: string, outer: string): boolean =>
  ref === outer || ref.startsWith(outer.endsWith('#') ? outer : `${outer}.`);

/** @returns how many leading segments two references have in common; undefined if they refer to different files. */
export function countSharedSegments(one: string, other: string): number | undefined {
  const [{file, names}, others] = [segmentsOf(one), segmentsOf(other)];
  if (file !== others.file) return undefined;
  const index = names.findIndex((name, index) => others.names[index] !== name);
  return index === -1 ? names.length : index;
}

export const refsAt = (element: Element): string[] => element.getAttribute(SOURCE_ATTRIBUTE)?.split(' ') ?? [];

/** Follows names into the data of a file: to an entry by its id, otherwise by its index. */
function pathIn({schema, parsed}: Source, names: readonly string[]): Path | undefined {
  const path: (string | number)[] = [];
  let value: unknown = parsed?.data;
  for (const name of names) {
    if (Array.isArray(value)) {
      const id = identifierOf(schemaAt(schema, path));
      const found = value.findIndex((entry) => identifierOfEntry(entry, id) === name);
      const index = found === -1 ? Number(name) : found;
      path.push(index);
      value = value[index] as unknown;
    } else {
      path.push(name);
      value = isGroup(value) && Object.hasOwn(value, name) ? value[name] : undefined;
    }
    if (value === undefined) return undefined;
  }
  return path;
}

/** @returns the names along a path: ids of entries, otherwise indices */
function namesOf({schema, parsed}: Source, path: Path): string[] {
  let value: unknown = parsed?.data;
  return path.map((key, index) => {
    const id = Array.isArray(value) ? identifierOf(schemaAt(schema, path.slice(0, index))) : undefined;
    value = isGroup(value) || Array.isArray(value) ? (value as Record<string | number, unknown>)[key] : undefined;
    return identifierOfEntry(value, id) ?? String(key);
  });
}

function bodyBlocks({body}: Source) {
  const nodes = body?.tree?.children ?? [];
  const names = blockPaths(nodes);
  return nodes.map(({position}, index) => ({names: names[index] ?? [], position}));
}

/** @returns the position of a name in this version; undefined if it does not exist there */
export function resolveRef(named: string, {sources}: Sources): ContentPosition | undefined {
  const {file, names} = segmentsOf(named);
  const source = sources.find((item) => item.file === file);
  if (!source) return undefined;
  const block = bodyBlocks(source).find((entry) => entry.names.join('.') === names.join('.'));
  if (block) return {file, line: block.position?.start.line};
  const path = pathIn(source, names);
  return path && {file, path};
}

export const resolveSegments = (
  file: string,
  names: readonly string[],
  content: Sources,
): ContentPosition | undefined => resolveRef(formatRef(file, names), content);

/** @returns the name of a position, as in the texts of a rendered page */
export function refOfPosition({file, path, line}: ContentPosition, {sources}: Sources): string | undefined {
  const source = sources.find((item) => item.file === file);
  if (!source) return undefined;
  if (path) return formatRef(file, namesOf(source, path));
  if (line === undefined) return formatRef(file, []);
  const block = bodyBlocks(source).find(
    ({position}) => position && position.start.line <= line && line <= position.end.line,
  );
  return block && formatRef(file, block.names);
}

/** @returns the names of the blocks that begin on some lines of a body, counted from 1 */
export function refsOnLines(
  {file, first, last}: {file: string; first: number; last: number},
  {sources}: Sources,
): string[] {
  const source = sources.find((item) => item.file === file);
  const isThere = (line = 0) => line >= first && line <= last;
  return (source ? bodyBlocks(source) : [])
    .filter(({position}) => isThere(position?.start.line))
    .map(({names}) => formatRef(file, names));
}

export function positionAtLine(source: Source, line: number): ContentPosition {
  const {file, parsed, values} = source;
  if (isPage(file) && bodyBlocks(source).some(({position}) => (position?.start.line ?? Infinity) <= line)) {
    return {file, line};
  }
  const lineOf = ({path}: Source['values'][number]) => parsed?.lineOf(path) ?? Infinity;
  const above = values.filter((value) => lineOf(value) <= line).sort((a, b) => lineOf(a) - lineOf(b));
  return {file, path: above.at(-1)?.path};
}
