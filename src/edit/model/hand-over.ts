/** A draft as one file, for a colleague who can send it. */
import * as z from 'zod';
import type {Draft, Held} from './draft';

const Handed = z.object({
  editor: z.literal(1),
  files: z.record(
    z.string().regex(/^(pages|static)\/(?!.*\.\.)/),
    z.union([z.null(), z.string(), z.object({base64: z.base64()})]),
  ),
});

const toText = (held: Held) =>
  held instanceof Uint8Array ? {base64: btoa(Array.from(held, (byte) => String.fromCharCode(byte)).join(''))} : held;

export const handOver = (draft: Draft): string =>
  JSON.stringify({editor: 1, files: Object.fromEntries([...draft].map(([file, held]) => [file, toText(held)]))});

/** @returns the draft of a colleague; nothing when the file is none of the editor's */
export function takeOver(text: string): Draft | undefined {
  try {
    const {files} = Handed.parse(JSON.parse(text));
    return new Map(
      Object.entries(files).map(([file, held]): [string, Held] => [
        file,
        held === null || typeof held === 'string'
          ? held
          : Uint8Array.from(atob(held.base64), (sign) => sign.charCodeAt(0)),
      ]),
    );
  } catch {
    return undefined;
  }
}
