/**
 * Pictures that are published as they are, without what cameras and programs write into them besides: where and when a
 * photo was taken, by whom, with what. Their pixels stay as they are, and so does their colour profile.
 */
import sharp from 'sharp';
import {isDrawing, readDrawing} from '../../content/check';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Length, type and checksum around the data of a chunk (PNG, third edition, 5.3). */
const PNG_AROUND = 12;
/** What decides how a PNG looks; every other chunk only tells something of it. */
const PNG_KEPT = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT', 'bKGD', 'pHYs'],
  ...['acTL', 'fcTL', 'fdAT'],
]);

const JPEG_START = 0xffd8;
const SCAN = 0xda;
const END = 0xd9;
/** Segments for programs and for comments (ITU-T T.81, B.1.1.3), but for JFIF, the colour profile and Adobe's own. */
const tellsMore = (marker: number) =>
  (marker >= 0xe1 && marker <= 0xef && ![0xe2, 0xee].includes(marker)) || marker === 0xfe;
const QUALITY = 90;

/**
 * @returns the same picture or drawing without its metadata; other formats as they are
 * @throws Error for a drawing that may not be published; the check has told it before
 */
export async function withoutMetadata(bytes: Buffer): Promise<Buffer> {
  if (isDrawing(bytes)) return plainDrawing(bytes);
  if (bytes.subarray(0, PNG.length).equals(PNG)) return plainPng(bytes);
  if (bytes.length < 2 || bytes.readUInt16BE(0) !== JPEG_START) return bytes;
  const {orientation = 1} = await sharp(bytes).metadata();
  // Only the metadata say which way up it is, so its pixels have to be turned.
  return orientation === 1 ? plainJpeg(bytes) : sharp(bytes).autoOrient().jpeg({quality: QUALITY}).toBuffer();
}

function plainDrawing(bytes: Buffer): Buffer {
  const drawing = readDrawing(bytes);
  if ('flaw' in drawing) throw new Error(`A drawing that ${drawing.flaw.text} is not published.`);
  return Buffer.from(drawing.plain);
}

function plainPng(bytes: Buffer): Buffer {
  const kept: Buffer[] = [PNG];
  for (let at = PNG.length; at + PNG_AROUND <= bytes.length;) {
    const end = at + PNG_AROUND + bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (PNG_KEPT.has(type)) kept.push(bytes.subarray(at, end));
    // What programs write behind the end belongs to no picture.
    if (type === 'IEND') break;
    at = end;
  }
  return Buffer.concat(kept);
}

function plainJpeg(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at + 1] !== END) {
    const marker = bytes[at + 1] ?? 0;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    const next = marker === SCAN ? endOfScan(bytes, end) : end;
    if (!tellsMore(marker)) kept.push(bytes.subarray(at, next));
    at = next;
  }
  return Buffer.concat([...kept, Buffer.from([0xff, END])]);
}

/** Within a scan a byte 0xff is followed by zero, or by a mark that the scan goes on (ITU-T T.81, B.1.1.5). */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at !== -1; at = bytes.indexOf(0xff, at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker !== 0 && !(marker >= 0xd0 && marker <= 0xd7)) return at;
  }
  return bytes.length;
}
