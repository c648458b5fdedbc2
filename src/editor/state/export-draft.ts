/** Writes drafts to one file, so that a colleague can send them, and reads such a file. */
import * as z from 'zod';
import {changedFiles, changeFiles, newDraft, type Draft, type FileContent, type FileWrite} from '../../cms/edit';
import {parseJson} from '../../shared/parse-json';
import {toBase64, type Branch} from '../github';
import {contentIn} from './later-changes';

const FilePath = z.string().regex(/^(pages|static)\/(?!.*\.\.)/);
const Content = z.union([z.string(), z.object({base64: z.base64()})]);
type Content = z.infer<typeof Content>;

const ExportedDrafts = z.object({
  editor: z.literal(2),
  drafts: z.array(
    z.object({
      base: z.string().regex(/^[0-9a-f]{40}$/),
      files: z.record(FilePath, z.object({before: Content.optional(), now: Content.optional()})),
    }),
  ),
});

/** What the first versions of the editor wrote: new files without their base, with null for deleted ones. */
const FirstExport = z.object({editor: z.literal(1), files: z.record(FilePath, z.union([z.null(), Content]))});

/** @returns the file of these drafts, the oldest first */
export function exportDrafts(drafts: readonly Draft[]): Blob {
  const exported: z.infer<typeof ExportedDrafts> = {
    editor: 2,
    drafts: drafts.map((draft) => ({
      base: draft.base,
      files: Object.fromEntries(
        [...changedFiles(draft)].map(([file, {before, now}]) => [file, {before: toJson(before), now: toJson(now)}]),
      ),
    })),
  };
  return new Blob([JSON.stringify(exported)], {type: 'application/json'});
}

const toJson = (content?: FileContent): Content | undefined =>
  typeof content === 'object' ? {base64: toBase64(content)} : content;

const fromJson = (content?: Content | null): FileContent | undefined =>
  typeof content === 'object' && content
    ? Uint8Array.from(atob(content.base64), (sign) => sign.charCodeAt(0))
    : (content ?? undefined);

/**
 * @param current the pages that a file without its base is taken to have changed
 * @returns a colleague's drafts, the oldest first; undefined for a file of another program
 */
export function importDrafts(text: string, current: Branch): Draft[] | undefined {
  const read = z.union([ExportedDrafts, FirstExport]).safeParse(parseJson(text)).data;
  if (!read) return undefined;
  if (read.editor === 1) {
    const files = Object.entries(read.files);
    return [
      draftOf(
        current.commit,
        files.map(([file, now]) => ({file, before: contentIn(current, file), now: fromJson(now)})),
      ),
    ];
  }
  return read.drafts.map(({base, files}) =>
    draftOf(
      base,
      Object.entries(files).map(([file, {before, now}]) => ({file, before: fromJson(before), now: fromJson(now)})),
    ),
  );
}

/** @returns changes by somebody else, as one step */
const draftOf = (base: string, writes: readonly FileWrite[]): Draft => ({
  ...changeFiles(newDraft(base), writes),
  isImported: true,
});
