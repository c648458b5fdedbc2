/** Writes a draft to one file, so that a colleague can send it, and reads such a file. */
import * as z from 'zod';
import {changedFiles, type Draft, type FileContent} from '../../cms/edit';

const ExportedDraft = z.object({
  editor: z.literal(1),
  files: z.record(
    z.string().regex(/^(pages|static)\/(?!.*\.\.)/),
    z.union([z.null(), z.string(), z.object({base64: z.base64()})]),
  ),
});

const toText = (content?: FileContent) =>
  typeof content === 'object'
    ? {base64: btoa(Array.from(content, (byte) => String.fromCharCode(byte)).join(''))}
    : (content ?? null);

export const exportDraft = (draft: Draft): string => {
  const files = [...changedFiles(draft)].map(([file, {now}]) => [file, toText(now)] as const);
  return JSON.stringify({editor: 1, files: Object.fromEntries(files)});
};

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
