/** Reads the facts of pictures on disk, and caches them between runs. */
import {existsSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import sharp from 'sharp';
import {isSvg, MAX_PICTURE_BYTES, readSvg, mostPixels} from '../cms/lint';
import type {PictureFacts} from '../cms/parse';
import {hashOf, write} from './disk';
import {cacheFolder} from './cache-folder';
import {withMemoryFor} from './memory-budget';

/** Other formats are refused by their name; decoding one could take any amount of memory. */
const UNPACKED = ['jpeg', 'png', 'svg'];

/** @returns the facts of a picture; undefined when the bytes are not a picture. */
export async function measure(content: Buffer): Promise<PictureFacts['image']> {
  try {
    const {format, space, autoOrient} = await sharp(content, {limitInputPixels: false}).metadata();
    const {width, height} = autoOrient;
    const pixels = width * height;
    if (pixels > mostPixels(format) || !UNPACKED.includes(format)) return {width, height, format, space, color: ''};
    const colour = sharp(content).flatten({background: '#fff'}).toColourspace('srgb').resize(1, 1).raw();
    const [r, g, b] = await withMemoryFor(pixels, () => colour.toBuffer());
    const color = `#${[r, g, b].map((part = 0) => part.toString(16).padStart(2, '0')).join('')}`;
    return {width, height, format, space, color};
  } catch {
    return undefined;
  }
}

/**
 * Increase this number whenever src/plugins/images/encode.ts produces different files from the same source, so that no
 * cache keeps old ones.
 */
const RECIPE = '3';
/** Increase this number whenever PictureFacts changes, so that no cache keeps facts of an older form. */
const KNOWLEDGE = '3';

/** @returns the folder in which encoded pictures are kept between builds. */
export const pictureCache = () => join(cacheFolder(), 'images');

type Image = NonNullable<PictureFacts['image']>;

/**
 * @param file on disk
 * @returns its facts; undefined when there is no such file
 */
export async function lookAtFile(file: string): Promise<PictureFacts | undefined> {
  if (!existsSync(file) || !statSync(file).isFile()) return undefined;
  const bytes = statSync(file).size;
  return bytes > MAX_PICTURE_BYTES ? {hash: '', content: '', bytes} : pictureFacts(readFileSync(file));
}

/** @returns the facts in the bytes of a picture. */
export async function pictureFacts(content: Buffer): Promise<PictureFacts> {
  const bytes = content.length;
  if (bytes === 0 || bytes > MAX_PICTURE_BYTES) return {hash: '', content: '', bytes};
  const hash = hashOf(RECIPE, content);
  return {hash, content: hashOf(content), bytes, image: await imageIn(content, hash)};
}

/**
 * Reading sizes and colour means decoding, so they are cached by content. A moved or copied photo is in the cache
 * already.
 */
async function imageIn(content: Buffer, hash: string): Promise<Image | undefined> {
  const store = join(pictureCache(), `${hash}-${KNOWLEDGE}.json`);
  try {
    return JSON.parse(readFileSync(store, 'utf8')) as Image;
  } catch {
    const image = await measured(content);
    if (image) write(store, JSON.stringify(image));
    return image;
  }
}

/** The first bytes of HEIC, which the library cannot read. */
const HEIC = /^ftyp(heic|heix|hevc|mif1|msf1)/;

async function measured(content: Buffer): Promise<Image | undefined> {
  if (HEIC.test(content.subarray(4, 12).toString('latin1'))) {
    return {format: 'heic', width: 0, height: 0, space: '', color: ''};
  }
  const drawing = isSvg(content) ? readSvg(content) : undefined;
  // A drawing that may not be published is not rendered here either.
  if (drawing && 'diagnostic' in drawing) return {format: 'svg', width: 0, height: 0, space: '', color: '', ...drawing};
  return measure(drawing ? Buffer.from(drawing.plain) : content);
}
