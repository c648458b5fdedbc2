/**
 * Removes metadata from pictures that are published unchanged: where, when, by whom and with what a photo was taken.
 * Pixels and colour profile stay the same.
 */
import sharp from 'sharp';
import {isJpeg, isSvg, jpegSegments, readSvg} from '../../cms/lint';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Length, type and checksum of a chunk (PNG, third edition, 5.3). */
const PNG_CHUNK_OVERHEAD = 12;
/** The chunks that affect how a PNG looks; all others only describe it. */
const PNG_VISUAL_CHUNKS = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT', 'bKGD', 'pHYs'],
  ...['acTL', 'fcTL', 'fdAT'],
]);

const JPEG_END = Buffer.from([0xff, 0xd9]);
const COMMENT = 0xfe;
/** The application segments that affect how a JPEG looks, with the name at their beginning. */
const JPEG_VISUAL_SEGMENTS: ReadonlyMap<number, string> = new Map([
  [0xe0, 'JFIF\0'],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
]);

/** A comment or an application segment (ITU-T T.81, B.1.1.3) may say more than how the picture looks. */
function isMetadata(marker: number, segment: Buffer): boolean {
  const name = JPEG_VISUAL_SEGMENTS.get(marker);
  if (name !== undefined) return !segment.toString('latin1', 4).startsWith(name);
  return (marker >= 0xe0 && marker <= 0xef) || marker === COMMENT;
}

/** @returns the picture or SVG without its metadata; other formats unchanged */
export async function withoutMetadata(bytes: Buffer): Promise<Buffer> {
  if (isSvg(bytes)) return cleanSvg(bytes);
  if (isPng(bytes)) return cleanPng(bytes);
  if (!isJpeg(bytes)) return bytes;
  const {orientation = 1} = await sharp(bytes).metadata();
  // Only the metadata contain the orientation of the picture, so its pixels must be rotated.
  return orientation === 1 ? cleanJpeg(bytes) : sharp(bytes).autoOrient().jpeg({quality: 90}).toBuffer();
}

/** The base64 data of a picture inside an SVG. */
const EMBEDDED = /(?<=data:image\/(?:png|jpeg);base64,)([\w+/=\s]*)/;

async function cleanSvg(bytes: Buffer): Promise<Buffer> {
  const svg = readSvg(bytes);
  if ('diagnostic' in svg) throw new Error(`An SVG that ${svg.diagnostic.message} is not published.`);
  const parts = svg.plain
    .split(EMBEDDED)
    .map((part, index) => (index % 2 === 0 ? Promise.resolve(part) : cleanEmbeddedPhoto(part)));
  return Buffer.from((await Promise.all(parts)).join(''));
}

/**
 * Removes the metadata of a photo inside an SVG. Browsers would show other formats too, whatever type they claim to
 * be.
 */
async function cleanEmbeddedPhoto(photo: string): Promise<string> {
  const bytes = Buffer.from(photo, 'base64');
  return isPng(bytes) || isJpeg(bytes) ? (await withoutMetadata(bytes)).toString('base64') : '';
}

const isPng = (bytes: Buffer): boolean => bytes.subarray(0, PNG.length).equals(PNG);

function cleanPng(bytes: Buffer): Buffer {
  const chunks: Buffer[] = [PNG];
  for (let offset = PNG.length; offset + PNG_CHUNK_OVERHEAD <= bytes.length;) {
    const end = offset + PNG_CHUNK_OVERHEAD + bytes.readUInt32BE(offset);
    const type = bytes.toString('latin1', offset + 4, offset + 8);
    if (PNG_VISUAL_CHUNKS.has(type)) chunks.push(bytes.subarray(offset, end));
    // Data after the end does not belong to the picture.
    if (type === 'IEND') break;
    offset = end;
  }
  return Buffer.concat(chunks);
}

function cleanJpeg(bytes: Buffer): Buffer {
  const visual = [...jpegSegments(bytes)].filter(
    ({marker, start, end}) => !isMetadata(marker, bytes.subarray(start, end)),
  );
  return Buffer.concat([bytes.subarray(0, 2), ...visual.map(({start, next}) => bytes.subarray(start, next)), JPEG_END]);
}
