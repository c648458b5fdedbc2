/** What the bytes of a picture on this machine's disk tell, kept from run to run. */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import sharp from 'sharp';
import {isSvg, MAX_PICTURE_BYTES, readSvg, mostPixels} from '../cms/lint';
import type {PictureFacts} from '../cms/parse';
import {cacheFolder} from './cache-folder';
import {withMemoryFor} from './memory-budget';

/** Others are refused by their name, and what it takes to unpack them is in no one's hand. */
const UNPACKED = ['jpeg', 'png', 'svg'];

/** @returns what a picture's bytes tell of it; undefined when they are no picture. */
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

const HASH_LENGTH = 10;
/**
 * Raise it whenever src/plugins/images/encode.ts makes other files from the same source, so that no cache keeps old
 * ones.
 */
const RECIPE = '3';
/** Raise it whenever PictureFacts changes, so that no cache keeps facts of an older form. */
const KNOWLEDGE = '3';

/** @returns the folder in which pictures are kept between builds. */
export const pictureCache = () => join(cacheFolder(), 'images');

type Image = NonNullable<PictureFacts['image']>;

/**
 * @param file on disk
 * @returns what is known of it; undefined when there is no such file
 */
export async function lookAtFile(file: string): Promise<PictureFacts | undefined> {
  if (!existsSync(file) || !statSync(file).isFile()) return undefined;
  const bytes = statSync(file).size;
  return bytes > MAX_PICTURE_BYTES ? {hash: '', content: '', bytes} : pictureFacts(readFileSync(file));
}

/** @returns what the bytes of a picture tell. */
export async function pictureFacts(content: Buffer): Promise<PictureFacts> {
  const bytes = content.length;
  if (bytes === 0 || bytes > MAX_PICTURE_BYTES) return {hash: '', content: '', bytes};
  const hash = hashOf(RECIPE, content);
  return {hash, content: hashOf(content), bytes, image: await imageIn(content, hash)};
}

function hashOf(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, HASH_LENGTH);
}

/** Sizes and colour cost a decode, so they are kept by content; a photo that is only moved or copied is known already. */
async function imageIn(content: Buffer, hash: string): Promise<Image | undefined> {
  const store = join(pictureCache(), `${hash}-${KNOWLEDGE}.json`);
  try {
    return JSON.parse(readFileSync(store, 'utf8')) as Image;
  } catch {
    const image = await measured(content);
    if (image) {
      mkdirSync(pictureCache(), {recursive: true});
      writeFileSync(store, JSON.stringify(image));
    }
    return image;
  }
}

/** HEIC by its first bytes: the library does not read it. */
const HEIC = /^ftyp(heic|heix|hevc|mif1|msf1)/;

async function measured(content: Buffer): Promise<Image | undefined> {
  if (HEIC.test(content.subarray(4, 12).toString('latin1'))) {
    return {format: 'heic', width: 0, height: 0, space: '', color: ''};
  }
  const drawing = isSvg(content) ? readSvg(content) : undefined;
  // What may not be published is not drawn here either.
  if (drawing && 'diagnostic' in drawing) return {format: 'svg', width: 0, height: 0, space: '', color: '', ...drawing};
  return measure(drawing ? Buffer.from(drawing.plain) : content);
}
