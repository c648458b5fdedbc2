/** Finds the versions of pictures that a build must encode. */
import {A_CROP, IMAGE_URL, withoutEnding, type Crop, type Logo, type NamedPicture, type Photo} from '.';

/** How to encode the versions of one photo, or copy one logo (`widths` is empty). */
export interface EncodeTask {
  picture: NamedPicture;
  widths: number[];
  crop?: Crop;
  /** The file on disk, if it is not in static/. */
  file?: string;
}

/**
 * Finds the versions of pictures that the pages show.
 * @param shown the data of all pages
 * @param pictures every picture that they name
 * @returns the tasks by the `src` in the pages
 */
export function encodeTasks(shown: unknown, pictures: readonly NamedPicture[]): Map<string, EncodeTask> {
  const sources = new Map(pictures.map((picture) => [picture.base, picture]));
  const tasks = new Map<string, EncodeTask>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isPicture(value)) {
      const {src, widths, crop} = value;
      const picture = sources.get(widths ? src.replace(A_CROP, '') : withoutEnding(src));
      const known = tasks.get(src)?.widths ?? [];
      const all = [...new Set([...known, ...(widths ?? [])])].sort((a, b) => a - b);
      if (picture) tasks.set(src, {picture, widths: all, crop});
      visit(value.narrow);
    } else {
      Object.values(value).forEach(visit);
    }
  };
  visit(shown);
  return tasks;
}

const isPicture = (value: object): value is Logo & Partial<Photo> =>
  'src' in value && typeof value.src === 'string' && value.src.startsWith(`${IMAGE_URL}/`);
