/** What a draft changes, in the words of the report that reviewers get. */
import {comparePages, movedFiles, type PageChange} from '../changes/compare-pages';
import {isPage, SITE_FILE, STATIC_FOLDER} from '../paths';
import {changedFiles, type Content, type Draft} from './draft';

/**
 * @param base the texts of all pages and of pages/_site.yml as they were read, by their path
 * @returns what is different, page by page; src/content/changes/sentences.ts makes words of it
 */
export function draftChanges(draft: Draft, base: ReadonlyMap<string, string>): PageChange[] {
  const changed = changedFiles(draft);
  const text = (content: Content | undefined) => (typeof content === 'string' ? content : undefined);
  const before = new Map(base);
  const now = new Map(base);
  for (const [file, {before: old, now: content}] of changed) {
    const [was, is] = [text(old), text(content)];
    if (was !== undefined) before.set(file, was);
    if (is === undefined) now.delete(file);
    else now.set(file, is);
  }
  const isText = (file: string) => isPage(file) || file === SITE_FILE;
  const files = [...now.keys()].filter(isText).sort();
  const versions = {
    textBefore: (file: string) => before.get(file) ?? '',
    textNow: (file: string) => now.get(file) ?? '',
    files,
  };
  const pages = [...changed].filter(([file]) => isText(file));
  const gone = pages.flatMap(([file, {now: content}]) => (content === undefined ? file : []));
  const added = pages.flatMap(([file, {before: old}]) => (old === undefined ? file : []));
  const same = pages.filter(([, {before: old, now: content}]) => old !== undefined && content !== undefined);
  const others = [...changed].filter(([file]) => file.startsWith(`${STATIC_FOLDER}/`));
  const replaced = others.filter(([, {before: old, now: content}]) => old !== undefined && content !== undefined);
  return comparePages(
    versions,
    [...same.map(([file]) => ({before: file, after: file})), ...movedFiles(versions, gone, added)],
    new Set(replaced.map(([file]) => file.slice(STATIC_FOLDER.length))),
  );
}
