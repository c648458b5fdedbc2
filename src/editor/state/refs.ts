/** Where a value is in the pages: from what a person points at to the field, and back. */
import {identifierIn, isGroup, isContentFile, namesOfBlocks, type Source} from '../../cms/parse';
import {identifierOf, schemaAt} from '../../site/page-types';
import {type Diagnostic, valueAt} from '../../cms/lint';
import type {Path} from '../../cms/edit';
import {segmentsOf, refAt} from '../../cms/source-map/content-ref';
import type {Pointed} from '../protocol';
import type {ContentRef} from './content-ref';
import {lookAt, ownAt} from './refs-of-text';
import type {Content} from '../../site/content';

export type {ContentRef} from './content-ref';

/** @returns what a sentence of the check is about. */
export function refOfDiagnostic({file, range, path}: Diagnostic): ContentRef {
  if (path) return {file, path};
  return isContentFile(file) ? {file, line: range.start.line} : {file};
}

/** @returns whether both are the same field. */
export const isAt = (a: ContentRef | undefined, b: ContentRef | undefined): boolean =>
  a?.file === b?.file && same(a?.path, b?.path);

/** @returns what is wrong at one field. */
export const diagnosticsAt = (diagnostics: readonly Diagnostic[], contentRef: ContentRef): Diagnostic[] =>
  diagnostics.filter(({file, path}) => isAt({file, path}, contentRef));

/** @returns what is wrong with some lines of a file, counted from 1, where the linter names no field. */
export const diagnosticsOnLines = (
  diagnostics: readonly Diagnostic[],
  file: string,
  first: number,
  last: number,
): Diagnostic[] =>
  diagnostics.filter(
    ({file: own, path, range: {start}}) => own === file && !path && start.line >= first && start.line <= last,
  );

const same = (a: Path = [], b: Path = []): boolean =>
  a.length > 0 && a.length === b.length && a.every((key, index) => key === b[index]);

/** @returns the way to a value as far as the entries on it are there */
export function standing(data: unknown, path: Path): Path {
  const gone = path.findIndex(
    (key, index) => typeof key === 'number' && valueAt(data, path.slice(0, index + 1)) === undefined,
  );
  return gone === -1 ? path : path.slice(0, gone);
}

/** Steps into the data of a file by names: to an entry by its id or its position. */
function pathIn({schema, parsed}: Source, names: readonly string[]): Path | undefined {
  const path: (string | number)[] = [];
  let value: unknown = parsed?.data;
  for (const name of names) {
    if (Array.isArray(value)) {
      const id = identifierOf(schemaAt(schema, path));
      const found = value.findIndex((entry) => identifierIn(entry, id) === name);
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

/** The same way by names, from positions. */
function namesOf({schema, parsed}: Source, path: Path): string[] {
  let value: unknown = parsed?.data;
  return path.map((key, index) => {
    const id = Array.isArray(value) ? identifierOf(schemaAt(schema, path.slice(0, index))) : undefined;
    value = isGroup(value) || Array.isArray(value) ? (value as Record<string | number, unknown>)[key] : undefined;
    return identifierIn(value, id) ?? String(key);
  });
}

/** The blocks of a body, with the names that lead to them. */
function blocksOf({body}: Source) {
  const nodes = body?.tree?.children ?? [];
  const names = namesOfBlocks(nodes);
  return nodes.map(({position}, index) => ({names: names[index] ?? [], position}));
}

/** @returns the place that a reference names */
export function findPlace(named: string, {sources}: Content): ContentRef | undefined {
  const {file, names} = segmentsOf(named);
  const source = sources.find((item) => item.file === file);
  if (!source) return undefined;
  const block = blocksOf(source).find((entry) => entry.names.join('.') === names.join('.'));
  if (block) return {file, line: block.position?.start.line};
  const path = pathIn(source, names);
  return path && {file, path};
}

/** @returns the place that the names of the model lead to */
export const refOfNames = (file: string, names: readonly string[], content: Content): ContentRef | undefined =>
  findPlace(refAt(file, names), content);

/** @returns the name of a place, as the words of a drawn page have it */
export function labelOfRef({file, path, line}: ContentRef, {sources}: Content): string | undefined {
  const source = sources.find((item) => item.file === file);
  if (!source) return undefined;
  if (path) return refAt(file, namesOf(source, path));
  if (line === undefined) return refAt(file, []);
  const block = blocksOf(source).find(
    ({position}) => position && position.start.line <= line && line <= position.end.line,
  );
  return block && refAt(file, block.names);
}

/** @returns the names of the blocks of a body that begin on some lines, which are counted from 1 */
export function namesOnLines(
  {file, first, last}: {file: string; first: number; last: number},
  {sources}: Content,
): string[] {
  const source = sources.find((item) => item.file === file);
  const isThere = (line = 0) => line >= first && line <= last;
  return (source ? blocksOf(source) : [])
    .filter(({position}) => isThere(position?.start.line))
    .map(({names}) => refAt(file, names));
}

/** @returns where on the pages a picture is named. */
function refsOfPictures(src: string, content: Content): ContentRef[] {
  const picture = content.pictures.find(
    ({base}) => src === base || src.startsWith(`${base}-`) || src.startsWith(`${base}.`),
  );
  if (!picture) return [];
  return content.sources.flatMap(({file, values, body}): ContentRef[] => [
    ...values.flatMap(({path, value, meta}) => (meta.picture && value === picture.path ? [{file, path}] : [])),
    ...(body?.photos ?? []).flatMap(({name, line}) => (name === picture.path ? [{file, line}] : [])),
  ]);
}

/** @returns the fields that hold a day. */
const dayPlaces = (day: string, content: Content): ContentRef[] =>
  content.sources.flatMap(({file, values}) =>
    values.flatMap(({path, value, meta}) => (meta.kind === 'day' && value === day ? [{file, path}] : [])),
  );

/** @returns of some places the one that has most of its way in common with the first word; of several, with the next */
function closestMatch(refs: readonly ContentRef[], words: readonly ContentRef[]): ContentRef | undefined {
  let left = refs;
  for (const word of words) {
    if (left.length < 2) break;
    const most = Math.max(...left.map((contentRef) => commonSteps(contentRef, word)));
    left = left.filter((contentRef) => commonSteps(contentRef, word) === most);
  }
  return left[0];
}

function commonSteps({file, path = [], line}: ContentRef, word: ContentRef): number {
  if (file !== word.file) return 0;
  const steps = path.findIndex((key, index) => word.path?.[index] !== key);
  return 1 + (steps === -1 ? path.length : steps) + Number(line !== undefined && line === word.line);
}

/** @returns the field of what was pointed at; of several the first. */
export function pointedAt(pointed: Pointed, content: Content): ContentRef | undefined {
  const {places: refs, own = [], src, day} = pointed;
  const refsOf = (names: readonly string[]) => names.flatMap((named) => findPlace(named, content) ?? []);
  const words = refsOf(refs);
  const found = [
    ...(src === undefined ? [] : refsOfPictures(src, content)),
    ...(day === undefined ? [] : dayPlaces(day, content)),
  ];
  return (
    ownAt(pointed, refsOf(own), content) ?? closestMatch(found, words) ?? lookAt(pointed, words, content) ?? words[0]
  );
}
