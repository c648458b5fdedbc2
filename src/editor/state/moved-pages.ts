/** Finds the pages that have moved to another address. */
import {compareFiles, isPage, PAGES_FOLDER, frontMatterOf} from '../../cms/parse';
import {textOf, type CurrentPages, type FileChange} from './draft-changes';

/** @returns the pages that a draft has moved to another address */
export function renamesIn(changes: readonly FileChange[]): {from: string; to: string}[] {
  const textIn = (state: 'before' | 'now') => (file: string) =>
    textOf(changes.find((change) => change.file === file)?.[state]) ?? '';
  const gone = changes.filter(({before, now}) => typeof before === 'string' && now === undefined);
  const added = changes.filter(({before, now}) => before === undefined && typeof now === 'string');
  const filesOf = (some: readonly FileChange[]) => some.map(({file}) => file);
  const {changed} = compareFiles(
    {textBefore: textIn('before'), textNow: textIn('now'), files: filesOf(added)},
    {same: [], gone: filesOf(gone), added: filesOf(added)},
  );
  return changed.flatMap(({before, after}) =>
    before !== undefined && after !== undefined ? [{from: before, to: after}] : [],
  );
}

/** @returns the file of the page that lists the address of a file as its former one */
export const movedTo = (file: string, texts: CurrentPages['texts']): string | undefined =>
  [...texts].find(([other, text]) => formerFiles(other, text).includes(file))?.[0];

/** @returns the files that a page may have had at its former addresses */
export function formerFiles(file: string, text: string): string[] {
  const {formerly} = frontMatterOf(text);
  if (!isPage(file) || !Array.isArray(formerly)) return [];
  return formerly.flatMap((address: unknown) =>
    typeof address === 'string' && address.startsWith('/')
      ? [`${PAGES_FOLDER}${address}.mdx`, `${PAGES_FOLDER}${address}/index.mdx`]
      : [],
  );
}
