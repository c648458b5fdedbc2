/** The versions of each photo, and how they are encoded and cached. */
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {basename, join} from 'node:path';
import sharp, {type Sharp} from 'sharp';
import type {EncodeTask} from '../../cms/parse';
import {writeAtomically} from '../../node/disk';
import {pictureFile} from '../../node/load';
import {pictureCache, withMemoryFor} from '../../node/picture-facts';

const AVIF_QUALITY = 45;
/**
 * Crops are small on phones, at a high pixel density and darkened below text: this quality saves a quarter of the bytes
 * without a visible difference.
 */
const CROP_AVIF_QUALITY = 40;
/** People keep and forward PDFs, so photos in them are smaller than on a page, and a slower encoder is worth it. */
const PRINT_QUALITY = 58;

/** All photos get the same look: a little less colour, and black shifted towards the dark colour of the design. */
const SATURATION = 0.86;
const CONTRAST = 0.95;
const LIFT = [3, 9, 11];

/**
 * Best first; browsers use the first format that they support. A change here needs a new RECIPE in
 * src/node/picture-facts.ts. Measured on the sample photos, AVIF with low effort takes a tenth of the time for 10 % more
 * bytes.
 */
const ENCODERS = {
  avif: (image: Sharp, {crop}: EncodeTask) =>
    image.avif({quality: crop ? CROP_AVIF_QUALITY : AVIF_QUALITY, effort: 2, chromaSubsampling: '4:2:0'}),
  webp: (image: Sharp) => image.webp({quality: 66, effort: 3}),
  jpg: (image: Sharp) => image.jpeg({quality: 74}),
};
const FORMATS = ['avif', 'webp', 'jpg'] as const;

/** One file to encode: its address in the built site, and how to encode it. */
export interface PictureVersion {
  url: string;
  task: EncodeTask;
  width?: number;
  /** Undefined for a logo, which is published unchanged. */
  format?: (typeof FORMATS)[number];
}

export function pictureVersions(src: string, task: EncodeTask): PictureVersion[] {
  if (task.widths.length === 0) return [{url: src, task}];
  return task.widths.flatMap((width) =>
    FORMATS.map((format) => ({url: `${src}-${width}.${format}`, task, width, format})),
  );
}

const cachedFile = (url: string): string => join(pictureCache(), basename(url));

export const isCached = ({url, format}: PictureVersion): boolean => format === undefined || existsSync(cachedFile(url));

export const sourceFileOf = ({url, task, format}: PictureVersion): string =>
  format === undefined ? (task.file ?? pictureFile(task.picture.path)) : cachedFile(url);

/** Decodes a photo once for all its versions: rotated, cropped and toned, in the largest width. */
async function preparePhoto({picture, crop, widths, file = pictureFile(picture.path)}: EncodeTask) {
  const source = sharp(await readFile(file)).autoOrient();
  const cut = crop ? source.extract(crop) : source;
  const {image} = picture.facts ?? {};
  const finished = cut
    .resize(widths.at(-1))
    .flatten({background: '#fff'})
    .toColourspace('srgb')
    .modulate({saturation: SATURATION})
    .linear([CONTRAST, CONTRAST, CONTRAST], LIFT)
    .raw();
  return withMemoryFor((image?.width ?? 0) * (image?.height ?? 0), () => finished.toBuffer({resolveWithObject: true}));
}

export async function encodeForPrint(task: EncodeTask): Promise<Buffer> {
  const {data, info} = await preparePhoto(task);
  return sharp(data, {raw: info}).jpeg({quality: PRINT_QUALITY, mozjpeg: true}).toBuffer();
}

/** Encodes the versions of one photo that the cache lacks, without EXIF, GPS and other camera data. */
export async function encodeVersions(versions: PictureVersion[]): Promise<void> {
  const missing = versions.filter((version) => !isCached(version));
  const [first] = missing;
  if (!first) return;
  const {task} = first;
  const {data, info} = await preparePhoto(task);
  for (const {url, width, format} of missing) {
    const sized = sharp(data, {raw: info}).resize(width);
    writeAtomically(cachedFile(url), await (format ? ENCODERS[format](sized, task) : sized).toBuffer());
  }
}
