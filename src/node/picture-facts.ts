/** Reads the facts of pictures on disk and in packages, and caches them between runs. */
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {dirname, join} from 'node:path';
import sharp from 'sharp';
import {isHeic, isSvg, MAX_PICTURE_BYTES, readSvg, maxPixels} from '../cms/lint';
import {NamedPicture, type PictureFacts} from '../cms/parse';
import {cacheFolder, hashOf, writeFileAt} from './disk';

// sharp's cache keeps pictures open, and ignores the memory that a progressive JPEG needs.
sharp.cache(false);

/** The memory that decoded pictures may use together, in bytes. A picture that needs more is decoded alone. */
const MAX_DECODED_BYTES = 400_000_000;
/** The maximum size of a pixel: four values of two bytes each, which also covers a progressive JPEG during decoding. */
const BYTES_PER_PIXEL = 8;

let usedBytes = 0;
const waitingForMemory: (() => void)[] = [];

/** Runs `work` on a picture with this number of pixels as soon as enough memory is free. */
export async function withMemoryFor<T>(pixels: number, work: () => Promise<T>): Promise<T> {
  const need = Math.min(pixels * BYTES_PER_PIXEL, MAX_DECODED_BYTES);
  while (usedBytes + need > MAX_DECODED_BYTES) await new Promise<void>((free) => waitingForMemory.push(free));
  usedBytes += need;
  try {
    return await work();
  } finally {
    usedBytes -= need;
    for (const free of waitingForMemory.splice(0)) free();
  }
}

type Image = NonNullable<PictureFacts['image']>;

/** Other formats are rejected by their extension; decoding them could take any amount of memory. */
const DECODABLE_FORMATS = ['jpeg', 'png', 'svg'];

export async function measure(content: Buffer): Promise<Image | undefined> {
  try {
    const {format, space, autoOrient} = await sharp(content, {limitInputPixels: false}).metadata();
    const {width, height} = autoOrient;
    const pixels = width * height;
    if (pixels > maxPixels(format) || !DECODABLE_FORMATS.includes(format))
      return {width, height, format, space, color: ''};
    const colour = sharp(content).flatten({background: '#fff'}).toColourspace('srgb').resize(1, 1).raw();
    const rgb = await withMemoryFor(pixels, () => colour.toBuffer());
    return {width, height, format, space, color: `#${rgb.toString('hex', 0, 3)}`};
  } catch {
    return undefined;
  }
}

/**
 * Increase this number whenever src/plugins/images/encode.ts produces different files from the same source, so that no
 * cache keeps old ones.
 */
const ENCODER_VERSION = '3';
/** Increase this number whenever PictureFacts changes, so that no cache keeps facts of an older format. */
const FACTS_VERSION = '3';

export const pictureCache = () => join(cacheFolder(), 'images');

export async function readPictureFile(file: string): Promise<PictureFacts | undefined> {
  if (!existsSync(file) || !statSync(file).isFile()) return undefined;
  const bytes = statSync(file).size;
  return bytes > MAX_PICTURE_BYTES ? {hash: '', content: '', bytes} : pictureFacts(readFileSync(file));
}

export async function pictureFacts(content: Buffer): Promise<PictureFacts> {
  const bytes = content.length;
  if (bytes === 0 || bytes > MAX_PICTURE_BYTES) return {hash: '', content: '', bytes};
  const hash = hashOf(ENCODER_VERSION, content);
  return {hash, content: hashOf(content), bytes, image: await imageIn(content, hash)};
}

/**
 * Reading sizes and colour means decoding, so they are cached by content. A moved or copied photo is in the cache
 * already.
 */
async function imageIn(content: Buffer, hash: string): Promise<Image | undefined> {
  const store = join(pictureCache(), `${hash}-${FACTS_VERSION}.json`);
  try {
    return JSON.parse(readFileSync(store, 'utf8')) as Image;
  } catch {
    const image = await decodeFacts(content);
    if (image) writeFileAt(store, JSON.stringify(image));
    return image;
  }
}

const NOT_DECODED = {width: 0, height: 0, space: '', color: ''};

async function decodeFacts(content: Buffer): Promise<Image | undefined> {
  // The library cannot read HEIC.
  if (isHeic(content)) return {format: 'heic', ...NOT_DECODED};
  const drawing = isSvg(content) ? readSvg(content) : undefined;
  // An SVG that may not be published is not rendered here either.
  if (drawing && 'diagnostic' in drawing) return {format: 'svg', ...NOT_DECODED, ...drawing};
  return measure(drawing ? Buffer.from(drawing.plain) : content);
}

export const iconFolder = (): string => dirname(require.resolve('@tabler/icons/outline/home.svg'));

/** The names of all Tabler line icons. The field `icon` accepts them. */
export const ICON_NAMES: ReadonlySet<string> = new Set(
  readdirSync(iconFolder()).map((file) => file.replace(/\.svg$/, '')),
);

/** The prefix of the paths of flags, like the paths of pictures in static/. */
const FLAGS = '/flags/';

/** @returns the file of a country's flag on disk, named by its ISO 3166 code; undefined for other pictures. */
export const flagFile = (path: string): string | undefined =>
  path.startsWith(FLAGS)
    ? join(dirname(require.resolve('country-flag-icons/package.json')), '3x2', path.slice(FLAGS.length))
    : undefined;

export async function flagOf(code: string): Promise<NamedPicture> {
  const path = `${FLAGS}${code}.svg`;
  return new NamedPicture(path, await readPictureFile(flagFile(path) ?? ''), []);
}
