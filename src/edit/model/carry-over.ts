/** Brings a draft to the branch as others have made it meanwhile, field by field. */
import {
  changedFiles,
  type Choice,
  type Conflict,
  type FileContent,
  type Draft,
  ifWritable,
  merge,
  newDraft,
  type Three,
  withFiles,
  type Write,
} from '../../content/write';
import type {Branch} from '../github';
import {NOT_FETCHED} from './facts';

/** A place, or a whole page, that two people have changed, each in another way. */
export type Met = {file: string} & (Conflict | ({kind: 'deleted' | 'changed'} & Three<string>));

/** @returns a name by which an answer is found again: where words met words, all three tell. */
export const nameOf = (met: Met): string => {
  const words = 'base' in met ? [met.base, met.theirs, met.ours] : met.ours;
  return JSON.stringify([met.file, met.kind, 'at' in met ? met.at : words]);
};

/**
 * @param answers what the person wants, by `nameOf`
 * @returns the draft on the new ground, and what has no answer yet
 */
export function carryOver(draft: Draft, branch: Branch, answers: ReadonlyMap<string, Choice>) {
  const open: Met[] = [];
  const choose = (met: Met): Choice => {
    const answer = answers.get(nameOf(met));
    if (!answer) open.push(met);
    return answer ?? 'ours';
  };
  const carried = ([file, {before, now}]: [string, {before?: FileContent; now?: FileContent}]): Write => {
    const theirs = branch.texts.get(file);
    if (typeof (before ?? now) !== 'string')
      return {file, before: branch.files.has(file) ? NOT_FETCHED : undefined, now};
    const [base, ours] = [textOf(before), textOf(now)];
    const joined = ifWritable(() => ({
      merged: merge(file, {base, theirs, ours}, (conflict) => choose({file, ...conflict})),
    }));
    const merged = joined ? joined.merged : ({kind: 'changed'} as const);
    if (!merged) return {file};
    if (merged.kind === 'merged') return {file, before: theirs, now: merged.text};
    const wanted = choose({file, kind: merged.kind, theirs, ours});
    return {file, before: theirs, now: wanted === 'ours' ? ours : theirs};
  };
  const writes = [...changedFiles(draft)].map(carried);
  return {draft: withFiles(newDraft(branch.commit), writes), open};
}

const textOf = (content?: FileContent) => (typeof content === 'string' ? content : undefined);
