import {readFile} from 'node:fs/promises';
import sharp, {type Sharp} from 'sharp';
import {pictureFile} from '../../node/load';
import {withMemoryFor} from '../../node/memory-budget';
import type {EncodeTask} from '../../cms/parse';
import {cachedFile, isCached, type Format, type PictureVersion} from './picture-versions';
import {writeWhole} from '../../node/disk';

/**
 * A change here needs a new RECIPE in src/node/picture-facts.ts. Measured on the sample photos, AVIF with low effort
 * takes a tenth of the time for 10 % more bytes.
 */
const ENCODERS: Record<Format, (image: Sharp, task: EncodeTask) => Sharp> = {
  avif: (image, {crop}) =>
    image.avif({quality: crop ? CROP_AVIF_QUALITY : AVIF_QUALITY, effort: 2, chromaSubsampling: '4:2:0'}),
  webp: (image) => image.webp({quality: 66, effort: 3}),
  jpg: (image) => image.jpeg({quality: 74}),
};

const AVIF_QUALITY = 45;
/**
 * Crops are small on phones, at a high pixel density and darkened below text: this quality saves a quarter of the bytes
 * without a visible difference.
 */
const CROP_AVIF_QUALITY = 40;

/** All photos get the same look: a little less colour, and blacks shifted towards the dark colour of the design. */
const SATURATION = 0.86;
const CONTRAST = 0.95;
const LIFT = [3, 9, 11];

interface Pixels {
  data: Buffer;
  info: {width: number; height: number; channels: 1 | 2 | 3 | 4};
}

/** People keep and forward PDFs, so photos in them are smaller than on a page, and a slower encoder is worth it. */
const PRINT_QUALITY = 58;

/** @returns a photo for a PDF, cropped and toned as on the pages, in the width that the task asks for. */
export async function encodeForPrint(task: EncodeTask): Promise<Buffer> {
  const {data, info} = await finish(task);
  return sharp(data, {raw: info}).jpeg({quality: PRINT_QUALITY, mozjpeg: true}).toBuffer();
}

/** Decodes a photo once for all its versions: rotated, cropped and toned, in the largest width. */
async function finish({picture, crop, widths, file = pictureFile(picture.path)}: EncodeTask): Promise<Pixels> {
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

/**
 * Encodes the versions of one photo that the cache lacks, without EXIF, GPS and other camera data.
 * @param versions of one task
 */
export async function encodeVersions(versions: PictureVersion[]): Promise<void> {
  const missing = versions.filter((version) => !isCached(version));
  const [first] = missing;
  if (!first) return;
  const {task} = first;
  const {data, info} = await finish(task);
  for (const {url, width, format} of missing) {
    const sized = sharp(data, {raw: info}).resize(width);
    writeWhole(cachedFile(url), await (format ? ENCODERS[format](sized, task) : sized).toBuffer());
  }
}
