import {readFile} from 'node:fs/promises';
import sharp, {type Sharp} from 'sharp';
import {pictureFile} from '../../node/load';
import {withMemoryFor} from '../../node/memory-budget';
import type {EncodeTask} from '../../cms/parse';
import {writeWhole} from '../output/write';
import {cachedFile, isCached, type Format, type PictureVersion} from './picture-versions';

/**
 * A change here needs a new RECIPE in src/node/picture-facts.ts. Compression as measured on the sample
 * photographs: AVIF with little effort costs a tenth of the time for 10 % more bytes.
 */
const ENCODERS: Record<Format, (image: Sharp, task: EncodeTask) => Sharp> = {
  avif: (image, {crop}) =>
    image.avif({quality: crop ? CROP_AVIF_QUALITY : AVIF_QUALITY, effort: 2, chromaSubsampling: '4:2:0'}),
  webp: (image) => image.webp({quality: 66, effort: 3}),
  jpg: (image) => image.jpeg({quality: 74}),
};

const AVIF_QUALITY = 45;
/** Phones show crops small, dense and darkened below words: a quarter fewer bytes, with no visible difference. */
const CROP_AVIF_QUALITY = 40;

/** All photos are finished alike: a little less colour, blacks lifted towards the ink of the design. */
const SATURATION = 0.86;
const CONTRAST = 0.95;
const LIFT = [3, 9, 11];

interface Pixels {
  data: Buffer;
  info: {width: number; height: number; channels: 1 | 2 | 3 | 4};
}

/** Paper shows a photo once, and whoever gets the PDF by e-mail keeps it: smaller than on a page, by a slower encoder. */
const PRINT_QUALITY = 58;

/** @returns a photo for paper, cut and finished as on the pages, as wide as its job says. */
export async function encodeForPrint(task: EncodeTask): Promise<Buffer> {
  const {data, info} = await finish(task);
  return sharp(data, {raw: info}).jpeg({quality: PRINT_QUALITY, mozjpeg: true}).toBuffer();
}

/** The upright, cut and finished source at its largest version: decoded once for all versions of a photo. */
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
 * Makes the versions of one photo that the cache does not hold. EXIF, GPS and all else of the camera is left behind.
 * @param versions of one and the same job
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
