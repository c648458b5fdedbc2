/** Crops photos to their fields on paper, and caches the crops between builds. */
import {existsSync, readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import * as z from 'zod';
import {pictureFile} from '../../node/load';
import {pictureCache} from '../../node/picture-facts';
import type {Crop} from '../../cms/parse';
import type {SheetPictures} from './pictures';
import {write, writeWhole} from '../../node/disk';

/** A field for a photo in a template, in millimetres; `words` is the height of the text on it, from the bottom. */
export const fieldSchema = z.object({
  name: z.string(),
  id: z.string(),
  width: z.number(),
  height: z.number(),
  words: z.number(),
});

type Field = z.infer<typeof fieldSchema>;

/** What a template needs about a photo: its file, and the opacity of the scrim below the text, from 0 to 1. */
interface Cropped {
  file: string;
  large: number;
  small: number;
}

/** The resolution in dots per inch: enough for office printers, and small enough for files. */
const DOTS = 165;
const MILLIMETRES = 25.4;
/** Increase it whenever the same photo and field give a different picture. */
const RECIPE = 'print-2';

/**
 * Crops each photo to its field and writes it into the compiler's folder.
 * @param fields from the templates
 * @returns what the templates need about each photo, by the name of its field
 */
export async function cropPhotos(fields: readonly Field[], pictures: SheetPictures, folder: string) {
  const crops: Record<string, Cropped> = {};
  for (const field of fields) {
    const {name} = field;
    if (name in crops) continue;
    const made = await crop(field, pictures);
    if (!made)
      throw new Error(`A template of src/site/pdf shows the photo ${field.id}, which the document does not have.`);
    const file = `photos/${basename(made.file)}`;
    write(join(folder, file), readFileSync(made.file));
    crops[name] = {...made.scrim, file};
  }
  return crops;
}

async function crop({id, width, height, words}: Field, pictures: SheetPictures) {
  const source = pictures.photos.get(id);
  const {picture, focal = []} = source ?? {};
  const size = picture?.facts?.image;
  if (!picture || !size) return undefined;
  const [x = 50, y = 50] = focal;
  const region = regionOf(size, width / height, x, y);
  const pixels = Math.min(region.width, Math.ceil((width / MILLIMETRES) * DOTS));
  const place = [region.left, region.top, region.width, region.height, pixels, Math.round((words / height) * 100)];
  const file = join(pictureCache(), `${basename(picture.base)}.${RECIPE}-${place.join('-')}.jpg`);
  const scrimFile = file.replace(/jpg$/, 'json');
  if (!existsSync(file) || !existsSync(scrimFile)) {
    const [{encodeForPrint}, {scrimOf}] = await Promise.all([import('../images/encode'), import('./scrim')]);
    const photo = await encodeForPrint({picture, crop: region, widths: [pixels], file: pictureFile(picture.path)});
    writeWhole(file, photo);
    writeWhole(scrimFile, Buffer.from(JSON.stringify(await scrimOf(photo, words / height))));
  }
  return {file, scrim: JSON.parse(readFileSync(scrimFile, 'utf8')) as Pick<Cropped, 'large' | 'small'>};
}

/** @returns the largest crop of a picture with this ratio that keeps its focal point in view, in pixels. */
export function regionOf({width, height}: {width: number; height: number}, ratio: number, x: number, y: number): Crop {
  const across = Math.min(width, Math.floor(height * ratio));
  const down = Math.max(1, Math.min(height, Math.floor(across / ratio)));
  const from = (all: number, part: number, share: number) => Math.round(((all - part) * share) / 100);
  return {left: from(width, across, x), top: from(height, down, y), width: across, height: down};
}
