/** What the draft says and the branch does not, in the words of the report that reviewers read. */
import {comparePages} from '../../content/changes/compare-pages';
import {asMarkdown, asText} from '../../content/changes/sentences';
import {isPage, SITE_FILE, STATIC_FOLDER} from '../../content/paths';
import type {Draft} from './draft';

/** @returns the changes as plain lines, and as Markdown for whoever reviews them */
export function reportOf(draft: Draft, base: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>) {
  const isText = (file: string) => isPage(file) || file === SITE_FILE;
  const replaced = [...draft.keys()].filter((file) => file.startsWith(`${STATIC_FOLDER}/`));
  const versions = {
    textBefore: (file: string) => base.get(file) ?? '',
    textNow: (file: string) => now.get(file) ?? '',
    files: [...now.keys()].filter(isText).sort(),
  };
  const changed = [...draft.keys()].filter(isText).map((file) => ({
    ...(base.has(file) && {before: file}),
    ...(now.has(file) && {after: file}),
  }));
  const pages = comparePages(versions, changed, new Set(replaced.map((file) => file.slice(STATIC_FOLDER.length))));
  return {text: asText(pages), markdown: asMarkdown(pages)};
}
