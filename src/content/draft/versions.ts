/** The pages as a draft began with them, and as it has them. */
import {pairFiles, type Versions} from '../pair/pages';
import {isPage, SITE_FILE, STATIC_FOLDER} from '../paths';
import {changedFiles, type Content, type Draft} from './draft';

/**
 * @param base the texts of all pages and of pages/_site.yml as they were read, by their path
 */
export function draftVersions(draft: Draft, base: ReadonlyMap<string, string>): Versions {
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
  const files = [...now.keys()].filter(isText).sort();
  const texts = {
    textBefore: (file: string) => before.get(file) ?? '',
    textNow: (file: string) => now.get(file) ?? '',
  };
  const pages = [...changed].filter(([file]) => isText(file));
  const gone = pages.flatMap(([file, {now: content}]) => (content === undefined ? file : []));
  const added = pages.flatMap(([file, {before: old}]) => (old === undefined ? file : []));
  const stayed = [...changed].filter(([, {before: old, now: content}]) => old !== undefined && content !== undefined);
  const [same, others] = [stayed.filter(([file]) => isText(file)), stayed.filter(([file]) => isStatic(file))];
  return {
    ...texts,
    files,
    changed: pairFiles(texts, {same: same.map(([file]) => file), gone, added}),
    replaced: new Set(others.map(([file]) => file.slice(STATIC_FOLDER.length))),
  };
}

const isText = (file: string) => isPage(file) || file === SITE_FILE;
const isStatic = (file: string) => file.startsWith(`${STATIC_FOLDER}/`);
