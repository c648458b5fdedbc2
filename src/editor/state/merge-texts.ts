import {changedFiles, changeFiles, type Choice, type Draft} from '../../cms/edit';
import type {Branch} from '../github';
import {applyChanged} from './draft-changes';
import {mergeChanges} from './rebase-draft';

const NO_ANSWERS: ReadonlyMap<string, Choice> = new Map();

/**
 * Merges changes of texts at once, so that nothing can be typed between them and the newer base.
 * @param texts of the draft, into which they are merged
 * @returns undefined when a person must choose, or a photo must be compared
 */
export function mergeTexts(
  {base, draft}: {base: Branch; draft: Draft},
  texts: ReadonlyMap<string, string>,
  next: Draft,
): Draft | undefined {
  const changes = [...changedFiles(next)].map(([file, change]) => ({file, ...change}));
  if (changes.some(({before, now}) => typeof (before ?? now) !== 'string')) return undefined;
  const {writes, open} = mergeChanges(changes, applyChanged(base, texts, changedFiles(draft)), NO_ANSWERS);
  return open.length === 0 ? changeFiles(draft, writes) : undefined;
}
