/** Merges the changes of a draft into newer pages, field by field. */
import {changedFiles, changeFiles, type Choice, type Conflict, type Draft} from '../../cms/edit';
import {undefinedIfUnwritable, merge, type ThreeWay, type FileWrite} from '../../cms/edit';
import {siteDefinition} from '../../site/site-definition';
import type {Branch} from '../github';
import {applyChanged, textOf, type CurrentPages, type FileChange} from './draft-changes';
import {conflictKey, type DraftConflict} from './draft-conflicts';
import {PLACEHOLDER_BYTES} from './later-changes';
import {movedTo, renamesIn} from './moved-pages';

/** Decides a conflict: with the person's answer, or with our side until there is one. */
type Choose = (conflict: DraftConflict) => Choice;

/** @returns the files to write, and the conflicts without an answer */
export function mergeChanges(
  changes: Iterable<FileChange>,
  {texts, files}: CurrentPages,
  answers: ReadonlyMap<string, Choice>,
) {
  const open: DraftConflict[] = [];
  const choose: Choose = (conflict) => {
    const answer = answers.get(conflictKey(conflict));
    if (!answer) open.push(conflict);
    return answer ?? 'ours';
  };
  const all = [...changes];
  const moves = renamesIn(all);
  const writes = all.flatMap((change): FileWrite[] => {
    const {file, before, now} = change;
    if (typeof (before ?? now) !== 'string') return mergePicture(change, files, choose);
    if (moves.some(({from}) => from === file)) return [{file, before: texts.get(file)}];
    const move = moves.find(({to}) => to === file);
    const earlier = move && all.find((item) => item.file === move.from);
    return [earlier ? mergeMovedPage(change, earlier, texts, choose) : mergePage(change, texts, choose)];
  });
  return {writes, open};
}

const NO_ANSWERS: ReadonlyMap<string, Choice> = new Map();

/**
 * Merges changes at once, so that nothing can be typed between them and the newer base.
 * @param texts of the draft, into which they are merged
 * @param earlier the base of the changes, if it is known: it shows whether others have changed a photo
 * @returns undefined when a person must choose, or the bytes of a photo must be compared
 */
export function mergeAtOnce(
  {base, draft}: {base: Branch; draft: Draft},
  texts: ReadonlyMap<string, string>,
  next: Draft,
  earlier?: Branch,
): Draft | undefined {
  const changes = [...changedFiles(next)].map(([file, change]) => ({
    ...{file, ...change},
    sha: earlier?.files.get(file)?.sha,
  }));
  const {writes, open} = mergeChanges(changes, applyChanged(base, texts, changedFiles(draft)), NO_ANSWERS);
  return open.length === 0 ? changeFiles(draft, writes) : undefined;
}

/** A picture is written, or a person is asked: we replace `yard.jpg`, and so have they with other bytes. */
function mergePicture(
  {file, before, now, sha, ourSha}: FileChange,
  files: CurrentPages['files'],
  choose: Choose,
): FileWrite[] {
  const there = files.get(file);
  const write = {file, before: there && PLACEHOLDER_BYTES, now};
  if (there && ourSha !== undefined && there.sha === ourSha) return [];
  // A photo whose hash is unknown may be a colleague's.
  const isAsBefore = before === undefined ? !there : there && sha !== undefined && there.sha === sha;
  if (isAsBefore || (!there && now === undefined)) return [write];
  const ours = typeof now === 'object' ? now : undefined;
  return choose({file, kind: 'bytes', ours, isGone: !there}) === 'ours' ? [write] : [];
}

/**
 * A page is merged at the address that it has now: we change the heading of `/yard`, which they have moved to `/works`,
 * so our heading is written into `works.mdx`.
 */
function mergePage({file, before, now}: FileChange, texts: CurrentPages['texts'], choose: Choose): FileWrite {
  const to = before !== undefined && !texts.has(file) ? (movedTo(file, texts) ?? file) : file;
  const three = {base: textOf(before), theirs: texts.get(to), ours: textOf(now)};
  const mergeSides = () => merge(siteDefinition, to, three, (conflict) => choose({file: to, ...conflict}));
  return {file: to, before: three.theirs, now: mergedText(to, three, mergeSides, choose)};
}

/**
 * A page that we move keeps its formatting, and takes their changes: we move `/yard` to `/works`, and they change its
 * heading, so their heading is written into our `works.mdx`.
 */
function mergeMovedPage(
  {file, now}: FileChange,
  earlier: FileChange,
  texts: CurrentPages['texts'],
  choose: Choose,
): FileWrite {
  const [base, theirs, ours] = [textOf(earlier.before), texts.get(earlier.file), textOf(now)];
  const mergeSides = () =>
    merge(siteDefinition, file, {base, theirs: ours, ours: theirs}, (conflict) =>
      swapChoice(choose({file, ...swapSides(conflict)})),
    );
  return {file, before: undefined, now: mergedText(file, {theirs, ours}, mergeSides, choose)};
}

/** @returns the merged text; where one side has deleted the page, or a text cannot be read, the text of one side */
function mergedText(
  file: string,
  {theirs, ours}: ThreeWay<string>,
  mergeSides: () => ReturnType<typeof merge>,
  choose: Choose,
): string | undefined {
  const result = undefinedIfUnwritable(() => ({merged: mergeSides()}));
  const merged = result ? result.merged : ({kind: 'changed'} as const);
  if (!merged) return undefined;
  if (merged.kind === 'merged') return merged.text;
  return choose({file, kind: merged.kind, theirs, ours}) === 'ours' ? ours : theirs;
}

const swapChoice = (choice: Choice): Choice =>
  typeof choice === 'object' ? choice : choice === 'ours' ? 'theirs' : 'ours';

const swapSides = (conflict: Conflict): Conflict =>
  ({...conflict, theirs: conflict.ours, ours: conflict.theirs}) as Conflict;
