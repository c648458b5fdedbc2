import {changedFiles, changeFiles, type Choice, type Draft} from '../../cms/edit';
import type {Branch} from '../github';
import {applyChanged} from './draft-changes';
import {mergeChanges} from './rebase-draft';

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
