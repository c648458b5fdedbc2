/** Photos cut to the fields in which they are on paper, kept from build to build beside those of the pages. */
import {existsSync, readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import * as z from 'zod';
import {pictureFile} from '../../node/load';
import {pictureCache} from '../../node/picture-facts';
import type {Crop} from '../../cms/parse';
import {write, writeWhole} from '../output/write';
import type {SheetPictures} from './pictures';

/** A field for a photo, as a template has laid it out, in millimetres; `words` is how high words are on it from below. */
export const fieldSchema = z.object({
  name: z.string(),
  id: z.string(),
  width: z.number(),
  height: z.number(),
  words: z.number(),
});

type Field = z.infer<typeof fieldSchema>;

/** What a template has to know of a photo: its file, and how dark the veil below words must be, from 0 to 1. */
interface Cropped {
  file: string;
  large: number;
  small: number;
}

/** Dots to an inch: more than an office printer shows, less than makes a file heavy. */
const DOTS = 165;
const MILLIMETRES = 25.4;
/** Raise it whenever another picture is made of the same photo and field. */
const RECIPE = 'print-2';

/**
 * Cuts each photo to its field and writes it into the folder of the compiler.
 * @param fields as the templates have laid them out
 * @returns what the templates have to know of each, by the name of its field
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

/** @returns the largest part of a picture that has a shape and keeps its focal point in view, in pixels. */
export function regionOf({width, height}: {width: number; height: number}, ratio: number, x: number, y: number): Crop {
  const across = Math.min(width, Math.floor(height * ratio));
  const down = Math.max(1, Math.min(height, Math.floor(across / ratio)));
  const from = (all: number, part: number, share: number) => Math.round(((all - part) * share) / 100);
  return {left: from(width, across, x), top: from(height, down, y), width: across, height: down};
}
