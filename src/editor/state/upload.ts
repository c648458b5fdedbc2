/** Reads a file that a person adds, and finds a name for it. */
import {readSvg, toValidName} from '../../cms/lint';
import {extensionOf} from '../../cms/parse';

/** @returns the bytes of a file; the metadata of the drawing program is removed from an SVG. */
export async function readUpload(chosen: File): Promise<Uint8Array> {
  const bytes = new Uint8Array(await chosen.arrayBuffer());
  if (extensionOf(chosen.name) !== '.svg') return bytes;
  const drawing = readSvg(bytes);
  // The linter reports invalid SVGs at their field.
  return 'plain' in drawing ? new TextEncoder().encode(drawing.plain) : bytes;
}

export type UploadKind = 'picture' | 'file';

const DEFAULT_FOLDERS = {picture: '/img/', file: '/files/'};
const FOLDERS = {picture: /\/img\/(?:[\w.-]+\/)*/, file: /\/files\/(?:[\w.-]+\/)*/};

/**
 * @param near a text that contains file paths; the new file goes into the folder of the first one
 * @returns an unused path for a new file, with lowercase letters, digits and hyphens
 */
export function unusedPath(chosen: string, kind: UploadKind, near: string, isUsed: (path: string) => boolean): string {
  const [folder] = FOLDERS[kind].exec(near) ?? [DEFAULT_FOLDERS[kind]];
  const name = toValidName(chosen, 'photo');
  const ending = extensionOf(name);
  const stem = folder + name.slice(0, name.length - ending.length);
  let path = stem + ending;
  for (let number = 2; isUsed(path); number += 1) path = `${stem}-${number}${ending}`;
  return path;
}
