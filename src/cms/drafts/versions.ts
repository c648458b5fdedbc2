import {versionsOf, type Versions} from '../diff/pages';
import {changedFiles, type Draft} from './draft';

/**
 * Returns the pages of a draft's base and of the draft itself, for comparing.
 * @param base the texts of all pages and of pages/_site.yml in the base, by their path
 */
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
  return versionsOf({textBefore: textIn('before'), textNow: textIn('now'), files}, differing);
}
