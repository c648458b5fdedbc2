/** Finds the fields and blocks of clicks and findings. */
import {isContentFile} from '../../cms/parse';
import {type Diagnostic, valueAt} from '../../cms/lint';
import type {Path} from '../../cms/edit';
import {type ContentRef, resolveName} from '../../cms/source-map/content-ref';
import type {Pointed} from '../protocol';
import {lookAt, ownAt} from './refs-of-text';
import type {Content} from '../../site/site-definition';

/** @returns the field or line of a finding. */
export function refOfDiagnostic({file, range, path}: Diagnostic): ContentRef {
  if (path) return {file, path};
  return isContentFile(file) ? {file, line: range.start.line} : {file};
}

/** @returns whether both are the same field. */
export const isAt = (a: ContentRef | undefined, b: ContentRef | undefined): boolean =>
  a?.file === b?.file && same(a?.path, b?.path);

/** @returns the findings about one field. */
export const diagnosticsAt = (diagnostics: readonly Diagnostic[], contentRef: ContentRef): Diagnostic[] =>
  diagnostics.filter(({file, path}) => isAt({file, path}, contentRef));

/** @returns the findings about some lines of a file, counted from 1, that name no field. */
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

/** @returns the path to a value, up to the first entry that does not exist */
export function standing(data: unknown, path: Path): Path {
  const gone = path.findIndex(
    (key, index) => typeof key === 'number' && valueAt(data, path.slice(0, index + 1)) === undefined,
  );
  return gone === -1 ? path : path.slice(0, gone);
}

/** @returns the fields and blocks that use a picture. */
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

/** @returns the fields with this day as their value. */
const dayPlaces = (day: string, content: Content): ContentRef[] =>
  content.sources.flatMap(({file, values}) =>
    values.flatMap(({path, value, meta}) => (meta.kind === 'day' && value === day ? [{file, path}] : [])),
  );

/** @returns the reference that shares the longest path with the first word; the next words decide between equals */
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

/** @returns the field or block that a person clicked. */
export function pointedAt(pointed: Pointed, content: Content): ContentRef | undefined {
  const {places: refs, own = [], src, day} = pointed;
  const refsOf = (names: readonly string[]) => names.flatMap((named) => resolveName(named, content) ?? []);
  const words = refsOf(refs);
  const found = [
    ...(src === undefined ? [] : refsOfPictures(src, content)),
    ...(day === undefined ? [] : dayPlaces(day, content)),
  ];
  return (
    ownAt(pointed, refsOf(own), content) ?? closestMatch(found, words) ?? lookAt(pointed, words, content) ?? words[0]
  );
}
