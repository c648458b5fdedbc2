/** Turns a picture into what a page needs, depending on how the page shows it. */
import {
  CROP_INFIX,
  extensionOf,
  type Logo,
  type NamedPicture,
  type Photo,
  CROP_PATTERN,
  IMAGE_URL,
  withoutExtension,
  type Crop,
} from '.';
import type {ReportMessage} from '../values/diagnostic';
import {validatePicture} from './files';

/** The minimum width in pixels for a sharp photo, by its use. */
const MIN_WIDTH = {card: 800, banner: 1600, hero: 1600, portrait: 400} as const;

export type PhotoUse = keyof typeof MIN_WIDTH;

/** The widest aspect ratio (width to height) whose crop is still sharp, by use. */
export const MAX_WIDTH_RATIO: Record<PhotoUse, number> = {card: 2.5, banner: 4, hero: 2.5, portrait: 2};
/** The tallest aspect ratio (height to width); upright phone photos have up to 2.2. */
export const MAX_HEIGHT_RATIO = 2.5;

/**
 * The widths in pixels of the versions for each use. Pages show many pictures, and people with phones pay for the
 * bytes.
 */
const WIDTHS: Record<PhotoUse, number[]> = {
  card: [400, 800, 1200],
  banner: [800, 1280, 1920],
  hero: [1280, 1920],
  portrait: [400, 800],
};

/** The aspect ratio (width to height) of crops for phones, and their widths. */
const CROPS = {
  hero: {ratio: 5 / 9, widths: [600, 900]},
  banner: {ratio: 5 / 4, widths: [400, 800, 1200]},
} as const;
const CENTRE = '50% 50%';

const KILOBYTE = 1000;
/** Logos are served unchanged, so their files must be small. */
const MAX_LOGO_BYTES = 60_000;
const PHOTO_EXTENSIONS = ['.jpg', '.jpeg', '.png'];
const LOGO_EXTENSIONS = ['.svg', ...PHOTO_EXTENSIONS];

export function photoOf(picture: NamedPicture, use: PhotoUse): Photo | ReportMessage {
  const found = validatePicture(picture, PHOTO_EXTENSIONS);
  if ('message' in found) return found;
  if (found.width < MIN_WIDTH[use]) {
    return {
      message: `is only ${found.width} pixels wide and would look blurred here`,
      help: `Use a photo at least ${MIN_WIDTH[use]} pixels wide.`,
    };
  }
  const flatness = found.width / found.height;
  if (flatness > MAX_WIDTH_RATIO[use] || 1 / flatness > MAX_HEIGHT_RATIO) {
    const [word, most, than] =
      flatness > 1 ? ['wide', MAX_WIDTH_RATIO[use], 'as wide as high'] : ['tall', MAX_HEIGHT_RATIO, 'as high as wide'];
    return {
      message: `is ${found.width} by ${found.height} pixels, which is too ${word} for this space`,
      help: `Use a photo at most ${most} times ${than}.`,
    };
  }
  const widths = limitToSource(WIDTHS[use], found.width);
  const width = widths.at(-1) ?? found.width;
  const height = Math.round((width * found.height) / found.width);
  const photo = {src: picture.base, width, height, widths, color: found.color};
  return use === 'banner' ? {...photo, narrow: cropForPhones(picture, CENTRE, use)} : photo;
}

export function logoOf(picture: NamedPicture): Logo | ReportMessage {
  const bytes = picture.facts?.bytes ?? 0;
  if (bytes > MAX_LOGO_BYTES && LOGO_EXTENSIONS.includes(extensionOf(picture.path))) {
    return {
      message: `is ${Math.round(bytes / KILOBYTE)} kB, which is too large for a logo`,
      help: `Save it as a plain SVG, or as a PNG of at most 600 pixels in width and ${MAX_LOGO_BYTES / KILOBYTE} kB.`,
    };
  }
  const found = validatePicture(picture, LOGO_EXTENSIONS);
  if ('message' in found) return found;
  return toLogo(picture, found);
}

/** @returns an SVG that needs no check, such as a flag. */
export const flagLogo = (flag: NamedPicture): Logo[] => (flag.facts?.image ? [toLogo(flag, flag.facts.image)] : []);

const toLogo = ({base, path}: NamedPicture, {width, height}: {width: number; height: number}): Logo => ({
  src: base + extensionOf(path),
  width,
  height,
});

export const portraitOf = (picture: NamedPicture): Photo | Logo | ReportMessage =>
  picture.path.endsWith('.svg') ? logoOf(picture) : photoOf(picture, 'portrait');

/**
 * Crops a wide photo for phones, which show it taller than wide. The crop has the full height, so that it is as sharp
 * as the source allows.
 * @param focal the point to keep in view: per cent from the left and from the top, `62% 50%`
 * @throws Error when the source is not a picture, which the linter reports before
 */
export function cropForPhones(
  {base, path, facts}: NamedPicture,
  focal: string,
  use: keyof typeof CROPS = 'hero',
): Photo {
  if (!facts?.image) throw new Error(`${path} is not a picture.`);
  const source = facts.image;
  const [x = 50] = focal.split(' ').map((part) => Number.parseInt(part, 10));
  const width = Math.min(source.width, Math.round(source.height * CROPS[use].ratio));
  const left = Math.round(Math.min(Math.max((source.width * x) / 100 - width / 2, 0), source.width - width));
  const crop = {left, top: 0, width, height: source.height};
  const widths = limitToSource(CROPS[use].widths, width);
  const largest = widths.at(-1) ?? width;
  const height = Math.round((largest * source.height) / width);
  return {src: `${base}${CROP_INFIX}${left}`, width: largest, height, widths, color: source.color, crop};
}

/** Limits the widths to that of the source, because photos are never enlarged. */
function limitToSource(wanted: readonly number[], width: number): number[] {
  const narrower = wanted.filter((candidate) => candidate < width);
  return narrower.length === wanted.length ? narrower : [...narrower, width];
}

/** How to encode the versions of one photo, or copy one logo (`widths` is empty). */
export interface EncodeTask {
  picture: NamedPicture;
  widths: number[];
  crop?: Crop;
  /** The file on disk, if it is not in static/. */
  file?: string;
}

/** Finds the versions of pictures that the pages show. */
export function encodeTasks(shown: unknown, pictures: readonly NamedPicture[]): Map<string, EncodeTask> {
  const sources = new Map(pictures.map((picture) => [picture.base, picture]));
  const tasks = new Map<string, EncodeTask>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isPicture(value)) {
      const {src, widths, crop} = value;
      const picture = sources.get(widths ? src.replace(CROP_PATTERN, '') : withoutExtension(src));
      const earlierWidths = tasks.get(src)?.widths ?? [];
      const all = [...new Set([...earlierWidths, ...(widths ?? [])])].sort((a, b) => a - b);
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
