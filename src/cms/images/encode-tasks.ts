/** Which versions of which pictures a build has to make. */
import {A_CROP, IMAGE_URL, withoutEnding, type Crop, type Logo, type NamedPicture, type Photo} from '.';

/** How to make the versions of one photo, or copy one logo (`widths` is empty). */
export interface EncodeTask {
  picture: NamedPicture;
  widths: number[];
  crop?: Crop;
  /** Where the bytes are on disk, when that is not in static/. */
  file?: string;
}

/**
 * Which versions of which pictures the pages show.
 * @param shown everything that the pages are given to show
 * @param pictures every picture that they name
 * @returns the jobs by the `src` that the pages use
 */
export function encodeTasks(shown: unknown, pictures: readonly NamedPicture[]): Map<string, EncodeTask> {
  const sources = new Map(pictures.map((picture) => [picture.base, picture]));
  const jobs = new Map<string, EncodeTask>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isPicture(value)) {
      const {src, widths, crop} = value;
      const picture = sources.get(widths ? src.replace(A_CROP, '') : withoutEnding(src));
      const known = jobs.get(src)?.widths ?? [];
      const all = [...new Set([...known, ...(widths ?? [])])].sort((a, b) => a - b);
      if (picture) jobs.set(src, {picture, widths: all, crop});
      visit(value.narrow);
    } else {
      Object.values(value).forEach(visit);
    }
  };
  visit(shown);
  return jobs;
}

const isPicture = (value: object): value is Logo & Partial<Photo> =>
  'src' in value && typeof value.src === 'string' && value.src.startsWith(`${IMAGE_URL}/`);
