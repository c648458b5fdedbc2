/** Reads a file that a person adds, and finds a name for it. */
import {isHeic, MAX_PICTURE_BYTES, messageOf, pdfDiagnostic, readSvg, toValidName} from '../../cms/lint';
import {extensionOf} from '../../cms/parse';
import {deferredMessages} from '../messages/deferred';
import {shrinkPhoto} from './resize-photo';

export type UploadKind = 'picture' | 'file';

/** A file for the draft, or why it cannot be one. */
export type Upload =
  {is: 'ready'; name: string; bytes: Uint8Array} | {is: 'tooLarge'; file: File} | {is: 'refused'; why: string};

const {unreadable, heic} = deferredMessages.picture;

/** @param shrinks whether to make a smaller JPEG of a photo that is too large */
export async function prepareUpload(file: File, kind: UploadKind, shrinks = false): Promise<Upload> {
  const isPicture = kind === 'picture';
  if (isPicture && file.size > MAX_PICTURE_BYTES) return shrinks ? shrink(file, unreadable) : {is: 'tooLarge', file};
  const bytes = await readUpload(file).catch(() => undefined);
  if (!bytes) return {is: 'refused', why: unreadable};
  // Safari can read such a photo.
  if (isPicture && isHeic(bytes)) return shrink(file, heic);
  const diagnostic = isPicture ? undefined : pdfDiagnostic(bytes);
  return diagnostic ? {is: 'refused', why: messageOf(diagnostic)} : {is: 'ready', name: file.name, bytes};
}

async function shrink(photo: File, why: string): Promise<Upload> {
  const small = await shrinkPhoto(photo).catch(() => undefined);
  return small ? prepareUpload(small, 'picture') : {is: 'refused', why};
}

/** @returns the bytes of a file; the metadata of the drawing program is removed from an SVG. */
async function readUpload(chosen: File): Promise<Uint8Array> {
  const bytes = new Uint8Array(await chosen.arrayBuffer());
  if (extensionOf(chosen.name) !== '.svg') return bytes;
  const drawing = readSvg(bytes);
  // The linter reports invalid SVGs at their field.
  return 'plain' in drawing ? new TextEncoder().encode(drawing.plain) : bytes;
}

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
