/** What the draft says and the branch does not, in the words of the report that reviewers read. */
import {compareBodies} from '../../content/changes/compare-bodies';
import {compareData} from '../../content/changes/compare-fields';
import type {PageChange} from '../../content/changes';
import {asMarkdown, asText} from '../../content/changes/sentences';
import {addressOf, SITE_FILE, STATIC_FOLDER} from '../../content/paths';
import {readSource} from '../../content/source';
import type {Draft} from './draft';

const encoder = new TextEncoder();

/**
 * @param nameOf how people call the page of a file
 * @returns the changes as plain lines, and as Markdown for whoever reviews them
 */
export function reportOf(draft: Draft, base: ReadonlyMap<string, string>, nameOf: (file: string) => string) {
  const pictures = [...draft.keys()].filter((file) => file.startsWith(`${STATIC_FOLDER}/`));
  const replaced = new Set(pictures.map((file) => file.slice(STATIC_FOLDER.length)));
  const pages = [...draft].flatMap(([file, now]): PageChange[] => {
    if (now instanceof Uint8Array || file.startsWith(`${STATIC_FOLDER}/`)) return [];
    const before = base.get(file);
    const page = {file, path: file === SITE_FILE ? undefined : addressOf(file), name: nameOf(file), anchors: new Map()};
    if (now === null) return [{...page, kind: 'removed', changes: []}];
    if (before === undefined) return [{...page, kind: 'added', changes: []}];
    const [old, read] = [before, now].map((text) => readSource(file, encoder.encode(text)));
    const dataOf = (source: typeof old) => (source?.parsed?.data ?? {}) as Record<string, unknown>;
    const ofData = read ? compareData(read.schema, dataOf(old), dataOf(read), replaced) : [];
    const ofBody = file === SITE_FILE ? [] : compareBodies(before, now, replaced);
    return [{...page, kind: 'changed', changes: [...ofData, ...ofBody]}];
  });
  return {text: asText(pages), markdown: asMarkdown(pages)};
}
