import sharp, {type OverlayOptions} from 'sharp';
import type {Box} from './look';

/** Where two pictures of a page are not alike, and the rows around it. */
export interface PictureDifference {
  /** How many pixels differ. */
  pixels: number;
  /** Of the later picture, in CSS pixels. */
  width: number;
  /** The first pixel that differs, row by row. */
  first: {x: number; y: number};
  /** Whether a pixel in a box differs. */
  touches: (box: Box) => boolean;
  /** The rows around it, named as Playwright's report wants them: before, after, and after with each such pixel marked. */
  pictures: Record<'expected' | 'actual' | 'diff', Buffer>;
}

const CHANNELS = 4;
/** Unchanged rows that are shown above and below what differs, in CSS pixels. */
const MARGIN = 60;
/** Magenta, as the four bytes of a pixel. */
const MARK = new Uint32Array(new Uint8Array([0xd6, 0x00, 0x6e, 0xff]).buffer)[0] ?? 1;

/**
 * Compares two PNGs to the last bit, which no threshold of Playwright's comparison does: it takes small steps at edges
 * for antialiasing.
 * @returns nothing when they are alike
 */
export async function difference(before: Buffer, after: Buffer): Promise<PictureDifference | undefined> {
  if (before.equals(after)) return undefined;
  const [old, now] = await Promise.all([sharp(before).metadata(), sharp(after).metadata()]);
  const [width, height] = [Math.max(old.width, now.width), Math.max(old.height, now.height)];
  const [a, b] = await Promise.all([pixelsOf(before, width, height), pixelsOf(after, width, height)]);
  const mask = a.map((pixel, index) => (pixel === b[index] ? 0 : MARK));
  const start = mask.indexOf(MARK);
  if (start < 0) return undefined;
  const top = Math.max(0, Math.floor(start / width) - MARGIN);
  const bottom = Math.min(height, Math.floor(mask.lastIndexOf(MARK) / width) + 1 + MARGIN);
  const rows = (pixels: Uint32Array) => {
    const {buffer, byteOffset, byteLength} = pixels.subarray(top * width, bottom * width);
    const raw = {width, height: bottom - top, channels: CHANNELS} as const;
    return {input: Buffer.from(buffer, byteOffset, byteLength), raw};
  };
  const picture = (pixels: Uint32Array, over: OverlayOptions[] = []) => {
    const {input, raw} = rows(pixels);
    return sharp(input, {raw}).composite(over).png().toBuffer();
  };
  const [expected, actual, diff] = await Promise.all([picture(a), picture(b), picture(b, [rows(mask)])]);
  return {
    pixels: mask.reduce((count, pixel) => count + Number(pixel === MARK), 0),
    width: now.width,
    first: {x: start % width, y: Math.floor(start / width)},
    touches: (box) => hasMark(mask, width, box),
    pictures: {expected, actual, diff},
  };
}

/** The pixels of a picture as numbers; what it does not cover is transparent and so like no pixel of a page. */
async function pixelsOf(png: Buffer, width: number, height: number): Promise<Uint32Array> {
  const {width: own, height: rows} = await sharp(png).metadata();
  const data = await sharp(png)
    .ensureAlpha()
    .extend({right: width - own, bottom: height - rows, background: {r: 0, g: 0, b: 0, alpha: 0}})
    .raw()
    .toBuffer();
  return new Uint32Array(new Uint8Array(data).buffer);
}

function hasMark(mask: Uint32Array, width: number, {left, top, right, bottom}: Box): boolean {
  const [start, end] = [Math.max(0, Math.floor(left)), Math.min(width, Math.ceil(right))];
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(mask.length / width, Math.ceil(bottom)); y += 1)
    if (end > start && mask.subarray(y * width + start, y * width + end).includes(MARK)) return true;
  return false;
}
