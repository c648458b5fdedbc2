/** What a person has changed since the last sending, with the way back. Drafts are plain data and never change. */
import type {Path} from '../base/values';
import type {SiteDefinition} from '../definition/site-definition';
import type {Edit} from '../edit/edit';
import {writeEdit} from '../edit/write-edit';
import {spliceBetween, spliced, type Splice} from '../edit/text';

/** What a file holds: the text of a page, or the bytes of a picture or document. */
export type FileContent = string | Uint8Array;

/** A file that was changed; without `before` it is new, without `now` it is deleted. */
export interface ChangedFile {
  before?: FileContent;
  now?: FileContent;
}

/** All that is kept on the device; a structured clone of it is a draft again. */
export interface Draft {
  /** The version of the site that was read, by the name that the caller has for it. */
  base: string;
  /** The files that were changed, by their path from the project's root; some may be again as they were. */
  files: ReadonlyMap<string, ChangedFile>;
  past: readonly Step[];
  future: readonly Step[];
}

/** Where a change was made: in a field, in the text of a page by the first line of a block, or to a file as a whole. */
export interface ChangedRef {
  file: string;
  path?: Path;
  line?: number;
}

/** What is undone at once. */
interface Step {
  at?: ChangedRef;
  /** Words that were typed there, so that those typed next belong to the same step. */
  isTyped?: boolean;
  writes: readonly Written[];
}

/** How one file changed: a text by the words that are other, else as a whole. */
type Written = {file: string; forth: Splice; back: Splice} | {file: string; before?: FileContent; after?: FileContent};

/** @returns a draft in which nothing is changed. */
export const newDraft = (base: string): Draft => ({base, files: new Map(), past: [], future: []});

/** One file as it must be. */
export interface Write {
  file: string;
  /** What the base holds; undefined for a file that is not there. */
  before?: FileContent;
  /** What it must hold; undefined when it must be deleted. */
  now?: FileContent;
}

/**
 * Changes files, which is undone at once: a new page, a picture with the field that names it, a file that leaves.
 * @param changed where the change was made; the first file where nothing is said
 * @param isTyped words were typed there; such changes of one place in a row are one step
 * @returns the same draft where nothing is other than it was
 */
export function withFiles(draft: Draft, writes: readonly Write[], changed?: ChangedRef, isTyped = false): Draft {
  const files = new Map(draft.files);
  const written: Written[] = [];
  for (const {file, before, now} of writes) {
    const old = files.get(file) ?? {before, now: before};
    if (isSame(old.now, now)) continue;
    written.push(writtenFrom(file, old.now, now));
    files.set(file, {before: old.before, now});
  }
  const [first] = written;
  if (!first) return draft;
  const step: Step = {at: changed ?? {file: first.file}, isTyped, writes: written};
  const last = draft.past.at(-1);
  const goesOn = isTyped && last?.isTyped && draft.future.length === 0 && areSame(last.at, changed);
  const past = goesOn
    ? [...draft.past.slice(0, -1), {...step, writes: [...last.writes, ...written]}]
    : [...draft.past, step];
  return {...draft, files, past, future: []};
}

/**
 * Makes one change of one page.
 * @param base the text of the file in the base; undefined for a page that the draft itself has made
 * @param others files that come or leave with it
 * @throws Unwritable when it cannot be made so that nothing else changes, or the page is deleted
 */
export function withEdit(
  definition: SiteDefinition,
  draft: Draft,
  file: string,
  edit: Edit,
  base?: string,
  others: readonly Write[] = [],
): Draft {
  const changed = draft.files.get(file);
  const text = changed ? changed.now : base;
  if (typeof text !== 'string') throw new Error(`${file} is not there to be changed.`);
  const write = {file, before: base, now: writeEdit(definition, file, text, edit, base)};
  return withFiles(draft, [write, ...others], changedPlace(file, edit), others.length === 0 && isTyping(edit));
}

const areSame = (a?: ChangedRef, b?: ChangedRef): boolean =>
  JSON.stringify([a?.file, a?.path, a?.line]) === JSON.stringify([b?.file, b?.path, b?.line]);

/** Only words that are typed come letter by letter. */
const isTyping = (edit: Edit): boolean =>
  edit.kind === 'set' || (edit.kind === 'body' && edit.last >= edit.first && edit.text !== '');

function changedPlace(file: string, edit: Edit): ChangedRef {
  switch (edit.kind) {
    case 'insert':
      return {file, path: [...edit.path, edit.index]};
    case 'move':
      return {file, path: [...edit.path, edit.to]};
    case 'body':
    case 'moveBody':
      return {file, line: edit.first};
    default:
      return {file, path: edit.path};
  }
}

/** @returns the draft before its last step; the same where there is none. */
export function undo(draft: Draft): Draft {
  const step = draft.past.at(-1);
  if (!step) return draft;
  const files = step.writes.toReversed().reduce((all, item) => moved(all, item, 'back'), new Map(draft.files));
  return {...draft, files, past: draft.past.slice(0, -1), future: [{...step, isTyped: false}, ...draft.future]};
}

/** @returns the draft with the step that was undone last; the same where there is none. */
export function redo(draft: Draft): Draft {
  const [step, ...future] = draft.future;
  if (!step) return draft;
  const files = step.writes.reduce((all, item) => moved(all, item, 'forth'), new Map(draft.files));
  return {...draft, files, past: [...draft.past, step], future};
}

/** @returns the files that are other than in the base. */
export const changedFiles = ({files}: Draft): Map<string, ChangedFile> =>
  new Map([...files].filter(([, {before, now}]) => !isSame(before, now)));

type Files = Map<string, ChangedFile>;

function writtenFrom(file: string, before: FileContent | undefined, after: FileContent | undefined): Written {
  if (typeof before !== 'string' || typeof after !== 'string') return {file, before, after};
  const forth = spliceBetween(before, after);
  const back = {from: forth.from, to: forth.from + forth.text.length, text: before.slice(forth.from, forth.to)};
  return {file, forth, back};
}

function moved(files: Files, written: Written, way: 'back' | 'forth'): Files {
  const {before, now} = files.get(written.file) ?? {};
  if (!('forth' in written)) files.set(written.file, {before, now: way === 'back' ? written.before : written.after});
  else if (typeof now === 'string') files.set(written.file, {before, now: spliced(now, written[way])});
  return files;
}

/** @returns whether two files hold the same. */
function isSame(a: FileContent | undefined, b: FileContent | undefined): boolean {
  if (typeof a !== 'object' || typeof b !== 'object') return a === b;
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}
