/** Finds the pages that have moved to another address. */
import {draftVersions, newDraft} from '../../cms/edit';
import {isPage, PAGES_FOLDER, frontMatterOf} from '../../cms/parse';
import type {CurrentPages, FileChange} from './draft-changes';

/** @returns the pages that a draft has moved to another address */
export function renamesIn(changes: readonly FileChange[]): {from: string; to: string}[] {
  const draft = {...newDraft(''), files: new Map(changes.map((change) => [change.file, change]))};
  return draftVersions(draft, new Map()).changed.flatMap(({before: from, after: to}) =>
    from !== undefined && to !== undefined && from !== to ? [{from, to}] : [],
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
