/** A person's changes since they last sent any, with undo. Drafts are plain, immutable data. */
import type {ContentPosition} from '../values/values';
import type {SiteDefinition} from '../definition/site-definition';
import {UnwritableError, type Edit} from '../edit/edit';
import {writeEdit} from '../edit/write-edit';
import {spliceBetween, applySplice, type Splice} from '../edit/text';
import {compareFiles, type Versions} from '../diff/pages';

/** The content of a file: the text of a page, or the bytes of a picture or document. */
export type FileContent = string | Uint8Array;

/** A changed file. Without `before` it is new, without `now` it is deleted. */
export interface ChangedFile {
  before?: FileContent;
  now?: FileContent;
}

/** Everything that the device stores; a structured clone of a draft is a draft. */
export interface Draft {
  /** The version of the site that the draft is based on, as the caller names it. */
  base: string;
  /** The changed files, by their path from the project's root; some may equal the base again. */
  files: ReadonlyMap<string, ChangedFile>;
  past: readonly Step[];
  future: readonly Step[];
  /** Whether somebody else made the changes, and saved them as a file. */
  isImported?: boolean;
}

interface Step {
  at?: ContentPosition;
  /** Whether it was typed, so that further typing at the same position joins this step. */
  isTyped?: boolean;
  writes: readonly RecordedChange[];
}

/** How one file changed: for text the changed range, otherwise the whole content. */
type RecordedChange =
  {file: string; forth: Splice; back: Splice} | {file: string; before?: FileContent; after?: FileContent};

export const newDraft = (base: string): Draft => ({base, files: new Map(), past: [], future: []});

export interface FileWrite {
  file: string;
  before?: FileContent;
  /** The new content; undefined deletes the file. */
  now?: FileContent;
}

interface StepOptions {
  at?: ContentPosition;
  isTyped?: boolean;
  /** Whether it joins the last step, if that was typed and nothing has been undone since. */
  joins?: boolean;
}

/** Changes files in one undo step. */
export function changeFiles(draft: Draft, writes: readonly FileWrite[], options: StepOptions = {}): Draft {
  const files = new Map(draft.files);
  const written: RecordedChange[] = [];
  for (const {file, before, now} of writes) {
    const old = files.get(file) ?? {before, now: before};
    if (isSameContent(old.now, now)) continue;
    written.push(recordChange(file, old.now, now));
    files.set(file, {before: old.before, now});
  }
  const [first] = written;
  if (!first) return draft;
  const {at = {file: first.file}, isTyped = false, joins = false} = options;
  const last = draft.past.at(-1);
  const past =
    joins && last?.isTyped && draft.future.length === 0
      ? [...draft.past.slice(0, -1), {...last, writes: [...last.writes, ...written]}]
      : [...draft.past, {at, isTyped, writes: written}];
  return {...draft, files, past, future: []};
}

/** A photo or an answer may arrive after its page was deleted. */
const DELETED = {message: 'This page no longer exists.', help: 'Undo its deletion, then make the change.'};

/**
 * @param base the text of the file in the base; undefined for a page that the draft created
 * @throws UnwritableError when the change would affect anything else, or the page is deleted
 */
export function applyEditToDraft(
  definition: SiteDefinition,
  draft: Draft,
  file: string,
  edit: Edit,
  base?: string,
  others: readonly FileWrite[] = [],
): Draft {
  const changed = draft.files.get(file);
  const text = changed ? changed.now : base;
  if (typeof text !== 'string') throw new UnwritableError(DELETED);
  const now = writeEdit(definition, file, text, edit, base);
  const at = positionOfEdit(file, edit, text, now);
  const isTyped = others.length === 0 && isTyping(edit);
  const joins = isTyped && joinsStep(edit, at, draft.past.at(-1)?.at);
  return changeFiles(draft, [{file, before: base, now}, ...others], {at, isTyped, joins});
}

/** Consecutive typing at the same position forms one step; the editor of texts decides that itself. */
const joinsStep = (edit: Edit, at: ContentPosition, last: ContentPosition | undefined): boolean =>
  edit.kind === 'setBody' ? edit.joins && last?.file === at.file && last.line !== undefined : isSameRef(last, at);

const isSameRef = (a?: ContentPosition, b?: ContentPosition): boolean =>
  JSON.stringify([a?.file, a?.path, a?.line]) === JSON.stringify([b?.file, b?.path, b?.line]);

/** Returns whether an edit may be typing, which arrives letter by letter and is merged into one undo step. */
const isTyping = ({kind}: Edit): boolean => kind === 'set' || kind === 'setBody';

function positionOfEdit(file: string, edit: Edit, before: string, now: string): ContentPosition {
  switch (edit.kind) {
    case 'insert':
      return {file, path: [...edit.path, edit.index]};
    case 'move':
      return {file, path: [...edit.path, edit.to]};
    case 'body':
      return {file, line: edit.first};
    case 'setBody':
    case 'appendToBody':
      return {file, line: now.slice(0, spliceBetween(before, now).from).split('\n').length};
    default:
      return {file, path: edit.path};
  }
}

export function undo(draft: Draft): Draft {
  const step = draft.past.at(-1);
  if (!step) return draft;
  const files = step.writes.toReversed().reduce((all, item) => replayChange(all, item, 'back'), new Map(draft.files));
  return {...draft, files, past: draft.past.slice(0, -1), future: [{...step, isTyped: false}, ...draft.future]};
}

export function redo(draft: Draft): Draft {
  const [step, ...future] = draft.future;
  if (!step) return draft;
  const files = step.writes.reduce((all, item) => replayChange(all, item, 'forth'), new Map(draft.files));
  return {...draft, files, past: [...draft.past, step], future};
}

export const changedFiles = ({files}: Draft): Map<string, ChangedFile> =>
  new Map([...files].filter(([, {before, now}]) => !isSameContent(before, now)));

type Files = Map<string, ChangedFile>;

function recordChange(file: string, before: FileContent | undefined, after: FileContent | undefined): RecordedChange {
  if (typeof before !== 'string' || typeof after !== 'string') return {file, before, after};
  const forth = spliceBetween(before, after);
  const back = {from: forth.from, to: forth.from + forth.text.length, text: before.slice(forth.from, forth.to)};
  return {file, forth, back};
}

function replayChange(files: Files, written: RecordedChange, direction: 'back' | 'forth'): Files {
  const {before, now} = files.get(written.file) ?? {};
  if (!('forth' in written))
    files.set(written.file, {before, now: direction === 'back' ? written.before : written.after});
  else if (typeof now === 'string') files.set(written.file, {before, now: applySplice(now, written[direction])});
  return files;
}

function isSameContent(a: FileContent | undefined, b: FileContent | undefined): boolean {
  if (typeof a !== 'object' || typeof b !== 'object') return a === b;
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}

/** @param base the texts of all pages and of pages/_site.yml in the base, by their path */
export function draftVersions(draft: Draft, base: ReadonlyMap<string, string>): Versions {
  const changed = changedFiles(draft);
  const differing = {same: [] as string[], gone: [] as string[], added: [] as string[]};
  for (const [file, {before, now}] of changed) {
    differing[before === undefined ? 'added' : now === undefined ? 'gone' : 'same'].push(file);
  }
  const textIn = (state: 'before' | 'now') => (file: string) => {
    const content = changed.has(file) ? changed.get(file)?.[state] : base.get(file);
    return typeof content === 'string' ? content : '';
  };
  const files = [...new Set([...base.keys(), ...differing.added])]
    .filter((file) => !differing.gone.includes(file))
    .sort();
  return compareFiles({textBefore: textIn('before'), textNow: textIn('now'), files}, differing);
}
