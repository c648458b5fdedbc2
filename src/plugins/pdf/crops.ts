/** Crops the photos of a document to their frames on the page. */
import {existsSync, readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import sharp from 'sharp';
import * as z from 'zod';
import type {Crop} from '../../cms/parse';
import {writeFileAt, writeAtomically} from '../../node/disk';
import {pictureFile} from '../../node/load';
import {pictureCache} from '../../node/picture-facts';
import {encodeForPrint} from '../images/encode';
import type {DocumentPictures, FocusedPicture} from '../../site/pdf/pictures';

/** A field for a photo in a template, in millimetres; `words` is the height of the text on it, from the bottom. */
export const fieldSchema = z.object({
  name: z.string(),
  id: z.string(),
  width: z.number(),
  height: z.number(),
  words: z.number(),
});
type Field = z.infer<typeof fieldSchema>;

/** The opacity of the scrim that darkens a photo where large text begins, and where small text is, from 0 to 1. */
interface Scrim {
  large: number;
  small: number;
}

/** The resolution in dots per inch: enough for office printers, and small enough for files. */
const DPI = 165;
const MILLIMETRES = 25.4;
/** Increase it whenever the same photo and field give a different picture. */
const CROP_VERSION = 'print-2';

/**
 * Crops each photo to its field, caches the crop between builds, and writes it into the compiler's folder.
 * @returns the file and the scrim of each photo, by the name of its field
 */
export async function cropPhotos(fields: readonly Field[], pictures: DocumentPictures, folder: string) {
  const crops: Record<string, Scrim & {file: string}> = {};
  for (const field of fields) {
    const {name, id} = field;
    if (name in crops) continue;
    const cropped = await crop(field, pictures.photos.get(id));
    if (!cropped)
      throw new Error(`A template of src/site/pdf shows the photo ${id}, which the document does not have.`);
    const file = `photos/${basename(cropped.file)}`;
    writeFileAt(join(folder, file), readFileSync(cropped.file));
    crops[name] = {...cropped.scrim, file};
  }
  return crops;
}

async function crop({width, height, words}: Field, source?: FocusedPicture) {
  const size = source?.picture.facts?.image;
  if (!source || !size) return undefined;
  const {picture, focal} = source;
  const region = regionOf(size, width / height, ...focal);
  const pixels = Math.min(region.width, Math.ceil((width / MILLIMETRES) * DPI));
  const place = [region.left, region.top, region.width, region.height, pixels, Math.round((words / height) * 100)];
  const file = join(pictureCache(), `${basename(picture.base)}.${CROP_VERSION}-${place.join('-')}.jpg`);
  const scrimFile = file.replace(/jpg$/, 'json');
  if (!existsSync(file) || !existsSync(scrimFile)) {
    const photo = await encodeForPrint({picture, crop: region, widths: [pixels], file: pictureFile(picture.path)});
    writeAtomically(file, photo);
    writeAtomically(scrimFile, Buffer.from(JSON.stringify(await scrimOf(photo, words / height))));
  }
  return {file, scrim: JSON.parse(readFileSync(scrimFile, 'utf8')) as Scrim};
}

/** @returns the largest crop of a picture with this ratio that keeps its focal point in view, in pixels. */
export function regionOf({width, height}: {width: number; height: number}, ratio: number, x: number, y: number): Crop {
  const across = Math.min(width, Math.floor(height * ratio));
  const down = Math.max(1, Math.min(height, Math.floor(across / ratio)));
  const from = (all: number, part: number, share: number) => Math.round(((all - part) * share) / 100);
  return {left: from(width, across, x), top: from(height, down, y), width: across, height: down};
}

/** The brightness of a photo behind text is this quantile of its pixels, which ignores the brightest ones. */
const BRIGHTNESS_QUANTILE = 0.97;
const SAMPLE_WIDTH = 240;
/** How bright the background of large and of small white text may be, from 0 to 1 (WCAG 2.2, 3:1 and 4.5:1). */
const MAX_BEHIND_LARGE = 0.53;
const MAX_BEHIND_SMALL = 0.4;
/** The brightness of the scrim's colour, which is almost black. */
const SCRIM = 0.05;
/** A weaker scrim would not look like an even shade. */
const MIN_SCRIM_LARGE = 0.16;
const MIN_SCRIM_SMALL = 0.34;

/** @returns the opacity of the scrim that darkens a photo of this brightness to `most`. */
export const scrimOpacity = (brightness: number, most: number, least: number): number =>
  Math.round(Math.max(least, (brightness - most) / (brightness - SCRIM)) * 100) / 100;

/** @param share the part of the height that text covers, from the bottom */
export async function scrimOf(photo: Buffer, share: number): Promise<Scrim> {
  const drawn = sharp(photo).resize({width: SAMPLE_WIDTH}).greyscale().raw();
  const {data, info} = await drawn.toBuffer({resolveWithObject: true});
  const first = Math.floor(info.height * Math.max(0, 1 - share)) * info.width * info.channels;
  const shades = [...data.subarray(first)].sort((a, b) => a - b);
  const brightness = (shades[Math.floor(shades.length * BRIGHTNESS_QUANTILE)] ?? 0) / 255;
  return {
    large: scrimOpacity(brightness, MAX_BEHIND_LARGE, MIN_SCRIM_LARGE),
    small: scrimOpacity(brightness, MAX_BEHIND_SMALL, MIN_SCRIM_SMALL),
  };
}
