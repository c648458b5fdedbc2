/** Writes a draft to one file, so that a colleague can send it, and reads such a file. */
import * as z from 'zod';
import {changedFiles, type Draft, type FileContent} from '../../cms/edit';
import {toBase64} from '../github';

const ExportedDraft = z.object({
  editor: z.literal(1),
  files: z.record(
    z.string().regex(/^(pages|static)\/(?!.*\.\.)/),
    z.union([z.null(), z.string(), z.object({base64: z.base64()})]),
  ),
});

/** @returns the file of these drafts; where several change a file, the last one counts */
export function exportDraft(...drafts: readonly Draft[]): Blob {
  const all = new Map(drafts.flatMap((draft) => [...changedFiles(draft)].map(([file, {now}]) => [file, now] as const)));
  const files = [...all].map(([file, now]) => [file, toJson(now)] as const);
  return new Blob([JSON.stringify({editor: 1, files: Object.fromEntries(files)})], {type: 'application/json'});
}

const toJson = (content?: FileContent) =>
  typeof content === 'object' ? {base64: toBase64(content)} : (content ?? null);

/** @returns the files of a colleague's draft, with undefined for deleted ones; undefined for a file of another program */
export function importDraft(text: string): [file: string, now: FileContent | undefined][] | undefined {
  try {
    const {files} = ExportedDraft.parse(JSON.parse(text));
    return Object.entries(files).map(([file, now]) => [
      file,
      typeof now === 'object' && now
        ? Uint8Array.from(atob(now.base64), (sign) => sign.charCodeAt(0))
        : (now ?? undefined),
    ]);
  } catch {
    return undefined;
  }
}
