/** Compares the positions of fields and blocks, and finds those of diagnostics. */
import {isContentFile} from '../../cms/parse';
import {asList, type Diagnostic, valueAt} from '../../cms/lint';
import type {Path} from '../../cms/edit';
import type {ContentPosition} from '../../cms/source-map/content-ref';

export function positionOfDiagnostic({file, range, path}: Diagnostic): ContentPosition {
  if (path) return {file, path};
  // A diagnostic of a whole file, such as of its name, is at its first line, which is above its text.
  return isContentFile(file) && range.start.line > 1 ? {file, line: range.start.line} : {file};
}

const isSame = (a: ContentPosition, b: ContentPosition | undefined): boolean =>
  a.file === b?.file && a.line === b.line && String(a.path ?? []) === String(b.path ?? []);

/** @returns the position after the current one; the first after the last, and when the current one is elsewhere */
export const nextPosition = (
  positions: readonly ContentPosition[],
  current: ContentPosition | undefined,
): ContentPosition | undefined => positions[(positions.findIndex((at) => isSame(at, current)) + 1) % positions.length];

export const isAt = (a: ContentPosition | undefined, b: ContentPosition | undefined): boolean =>
  a?.file === b?.file && isSamePath(a?.path, b?.path);

export const diagnosticsAt = (diagnostics: readonly Diagnostic[], contentRef: ContentPosition): Diagnostic[] =>
  diagnostics.filter(({file, path}) => isAt({file, path}, contentRef));

const isSamePath = (a: Path = [], b: Path = []): boolean =>
  a.length > 0 && a.length === b.length && a.every((key, index) => key === b[index]);

/** @returns the path to a value, up to the first entry that does not exist */
export function existingPath(data: unknown, path: Path): Path {
  const gone = path.findIndex(
    (key, index) => typeof key === 'number' && valueAt(data, path.slice(0, index + 1)) === undefined,
  );
  return gone === -1 ? path : path.slice(0, gone);
}

/**
 * @param before the data of the page before a step was undone or redone
 * @param after the data after it
 * @returns whether the data after the step has the name of its entry, as when a removed entry has come back
 */
export function isNamedAfterStep(type: 'undo' | 'redo', path: Path = [], before: unknown, after: unknown): boolean {
  const list = path.slice(
    0,
    path.findLastIndex((key) => typeof key === 'number'),
  );
  const lengthIn = (data: unknown) => asList(valueAt(data, list)).length;
  const difference = lengthIn(after) - lengthIn(before);
  return type === 'undo' ? difference > 0 : difference >= 0;
}
