/**
 * What the site knows of a picture before anything is encoded: whether it can be used, its size, its average colour, and
 * the addresses that its encoded versions will have. Those depend on the picture's bytes alone.
 */
import {closest} from './closest';

/** A photo as a page shows it. The address of a version is `${src}-${width}.avif`, `.webp` or `.jpg`. */
export interface Photo {
  src: string;
  /** Size of the largest version in pixels. */
  width: number;
  height: number;
  /** Widths in which versions exist, in pixels, smallest first. */
  widths: number[];
  /** Average colour, shown until the photo is there. */
  color: string;
  /** The part of the source that is kept, in pixels of the upright source; all of it if left out. */
  crop?: Crop;
}

interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A logo or drawing, served as it is. */
export interface Logo {
  src: string;
  width: number;
  height: number;
}

/** What the bytes of a picture tell. */
export interface PictureFacts {
  /** Of the bytes; part of its addresses. */
  hash: string;
  /** Size of the file in bytes. */
  bytes: number;
  /** Nothing when the bytes are no picture that can be read. */
  image?: {
    /** As in FORMATS, or `heic`. */
    format: string;
    /** Size of the upright picture in pixels; zero where browsers cannot show it. */
    width: number;
    height: number;
    space: string;
    color: string;
    /** A drawing that runs code, or loads some, in the browser that opens it. */
    script: boolean;
  };
}

/** A picture that a page names, and what is known of it. The schema makes of it what the page needs to show it. */
export class NamedPicture {
  constructor(
    /** As written in the page, from static: `/img/home/yard.jpg`. */
    readonly path: string,
    /** Nothing when there is no such file. */
    readonly facts: PictureFacts | undefined,
    /** The names of the files in its folder. */
    readonly neighbours: readonly string[],
  ) {}

  /** Where the addresses of its versions and copies begin: the same for the same bytes under the same name. */
  get base(): string {
    const stem = withoutEnding(nameOf(this.path)).toLowerCase();
    return `${IMAGE_URL}/${stem.replace(/[^a-z0-9-]+/g, '-')}.${this.facts?.hash ?? ''}`;
  }
}

/** Why a picture cannot be used here, in an editor's words, and what to do. */
export interface Unusable {
  text: string;
  advice: string;
}

/** Smallest source that still looks sharp, in pixels of width, by the size in which a photo is shown. */
const MIN_WIDTH = {card: 800, banner: 1600, hero: 1600, portrait: 400} as const;

/** How a photo is shown; it decides which sizes are made of it. */
export type PhotoUse = keyof typeof MIN_WIDTH;

/**
 * Widths in pixels that are made for each use; specification section 2 asks for many pictures, and phones pay for their
 * bytes.
 */
const WIDTHS: Record<PhotoUse, number[]> = {
  card: [400, 800, 1200],
  banner: [800, 1280, 1920],
  hero: [1280, 1920],
  portrait: [400, 800],
};

/** Width to height of the crop that phones get of a hero photo. */
const PORTRAIT_RATIO = 5 / 9;
const PORTRAIT_WIDTHS = [600, 900];

const KILOBYTE = 1000;
const MEGABYTE = 1_000_000;
export const MAX_PICTURE_BYTES = 20 * MEGABYTE;
/** A logo is served as it is, so its file must be small. */
const MAX_LOGO_BYTES = 60_000;
const IMAGE_URL = '/assets/img';
const PHOTO_ENDINGS = ['.jpg', '.jpeg', '.png'];
const LOGO_ENDINGS = ['.svg', ...PHOTO_ENDINGS];
const FORMATS: Record<string, string> = {'.jpg': 'jpeg', '.jpeg': 'jpeg', '.png': 'png', '.svg': 'svg'};
const KINDS: Record<string, string> = {jpeg: 'JPEG', png: 'PNG', svg: 'SVG', webp: 'WebP', gif: 'GIF', tiff: 'TIFF'};

/** @returns the photo as a page shows it, or why it cannot be used so. */
export function photoOf(picture: NamedPicture, use: PhotoUse): Photo | Unusable {
  const found = usable(picture, PHOTO_ENDINGS);
  if ('text' in found) return found;
  if (found.width < MIN_WIDTH[use]) {
    return {
      text: `is only ${found.width} pixels wide and would look blurred here`,
      advice: `Use a photo at least ${MIN_WIDTH[use]} pixels wide.`,
    };
  }
  const widths = withinSource(WIDTHS[use], found.width);
  const width = widths.at(-1) ?? found.width;
  const height = Math.round((width * found.height) / found.width);
  return {src: picture.base, width, height, widths, color: found.color};
}

/** @returns the logo, badge or drawing as a page shows it, or why it cannot be used so. */
export function logoOf(picture: NamedPicture): Logo | Unusable {
  const bytes = picture.facts?.bytes ?? 0;
  if (bytes > MAX_LOGO_BYTES && LOGO_ENDINGS.includes(endingOf(picture.path))) {
    return {
      text: `weighs ${Math.round(bytes / KILOBYTE)} kB, too much for a drawing that is served as it is`,
      advice: `Save it as a plain SVG, or as a PNG at most 600 pixels wide and ${MAX_LOGO_BYTES / KILOBYTE} kB heavy.`,
    };
  }
  const found = usable(picture, LOGO_ENDINGS);
  if ('text' in found) return found;
  if (found.script) return {text: 'holds a script', advice: 'Save the drawing again as a plain SVG, or use a PNG.'};
  return asLogo(picture, found);
}

/** @returns a drawing of a set that needs no check, such as a flag. */
export const flagLogo = (flag: NamedPicture): Logo[] => (flag.facts?.image ? [asLogo(flag, flag.facts.image)] : []);

const asLogo = ({base, path}: NamedPicture, {width, height}: {width: number; height: number}): Logo => ({
  src: base + endingOf(path),
  width,
  height,
});

/** @returns a person's portrait: a photo, or a drawing until there is one. */
export const portraitOf = (picture: NamedPicture): Photo | Logo | Unusable =>
  picture.path.endsWith('.svg') ? logoOf(picture) : photoOf(picture, 'portrait');

/**
 * The upright crop of a hero photo for phones.
 * @param picture the source of the photo
 * @param focal the point to keep in view: per cent from the left and from the top, `62% 50%`
 * @returns a photo of its own whose versions are cut from the same source
 * @throws Error when the source is no picture; the check has reported it before
 */
export function cropForPhones({base, path, facts}: NamedPicture, focal: string): Photo {
  if (!facts?.image) throw new Error(`${path} is no picture.`);
  const source = facts.image;
  const [x = 50] = focal.split(' ').map((part) => Number.parseInt(part, 10));
  const width = Math.min(source.width, Math.round(source.height * PORTRAIT_RATIO));
  const left = Math.round(Math.min(Math.max((source.width * x) / 100 - width / 2, 0), source.width - width));
  const crop = {left, top: 0, width, height: source.height};
  const widths = withinSource(PORTRAIT_WIDTHS, width);
  const largest = widths.at(-1) ?? width;
  const height = Math.round((largest * source.height) / width);
  return {src: `${base}${CROPPED}${left}`, width: largest, height, widths, color: source.color, crop};
}

/** Between the address of a photo and that of a crop of it. */
const CROPPED = '-at';
const A_CROP = new RegExp(`${CROPPED}\\d+$`);

/** How to make the versions of one photo, or copy one logo (`widths` is empty). */
export interface ImageJob {
  picture: NamedPicture;
  widths: number[];
  crop?: Crop;
}

/**
 * Which versions of which pictures the pages show.
 * @param shown everything that the pages are given to show
 * @param pictures every picture that they name
 * @returns the jobs by the `src` that the pages use
 */
export function imageJobs(shown: unknown, pictures: readonly NamedPicture[]): Map<string, ImageJob> {
  const sources = new Map(pictures.map((picture) => [picture.base, picture]));
  const jobs = new Map<string, ImageJob>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isPicture(value)) {
      const {src, widths, crop} = value;
      const picture = sources.get(widths ? src.replace(A_CROP, '') : withoutEnding(src));
      const known = jobs.get(src)?.widths ?? [];
      const all = [...new Set([...known, ...(widths ?? [])])].sort((a, b) => a - b);
      if (picture) jobs.set(src, {picture, widths: all, crop});
    } else {
      Object.values(value).forEach(visit);
    }
  };
  visit(shown);
  return jobs;
}

const isPicture = (value: object): value is Logo & Partial<Photo> =>
  'src' in value && typeof value.src === 'string' && value.src.startsWith(`${IMAGE_URL}/`);

/** A photo is never enlarged: a narrow source ends the list with its own width. */
function withinSource(wanted: number[], width: number): number[] {
  const narrower = wanted.filter((candidate) => candidate < width);
  return narrower.length === wanted.length ? wanted : [...narrower, width];
}

const HEIC: Unusable = {
  text: 'is a HEIC photo, which browsers cannot show',
  advice: 'Export it as JPEG (on an iPhone: Settings › Camera › Formats › Most Compatible).',
};

function usable(picture: NamedPicture, endings: string[]): NonNullable<PictureFacts['image']> | Unusable {
  const {path, facts} = picture;
  if (!path.startsWith('/img/') || path.includes('..')) {
    const advice = 'Put the file there and write its path, such as /img/home/yard.jpg.';
    return {text: 'is not a picture in static/img', advice};
  }
  const ending = endingOf(path);
  if (/^\.(heic|heif)$/.test(ending)) return HEIC;
  if (!endings.includes(ending)) {
    return {text: `is a ${ending || 'nameless'} file`, advice: `Use one that ends in ${endings.join(', ')}.`};
  }
  if (!facts) return missing(picture);
  if (facts.bytes === 0) return {text: 'is an empty file', advice: 'Upload the picture again.'};
  if (facts.bytes > MAX_PICTURE_BYTES) {
    return {text: `is larger than ${MAX_PICTURE_BYTES / MEGABYTE} MB`, advice: 'Export it smaller.'};
  }
  const {image} = facts;
  if (!image) {
    return {text: 'cannot be read as a picture', advice: 'Open it in a photo program and save it again as JPEG.'};
  }
  if (image.format === 'heic') return HEIC;
  const expected = FORMATS[ending] ?? 'jpeg';
  if (image.format !== expected) {
    const kind = KINDS[image.format] ?? image.format;
    return {text: `is a ${kind} picture under a ${ending} name`, advice: `Save it again as ${KINDS[expected]}.`};
  }
  if (image.space === 'cmyk') {
    const advice = 'Export it with the colours of the screen (sRGB).';
    return {text: 'has the colours of a print file (CMYK)', advice};
  }
  return image;
}

function missing({path, neighbours}: NamedPicture): Unusable {
  const name = nameOf(path);
  const otherCase = neighbours.find((one) => one.toLowerCase() === name.toLowerCase());
  const meant = otherCase ?? closest(name, neighbours);
  if (meant !== undefined && !/^[a-z0-9-]+\.[a-z]+$/.test(meant)) {
    return {text: 'does not exist', advice: `Rename "${meant}" to ${name} if that is the one.`};
  }
  const folder = path.slice(0, path.lastIndexOf('/'));
  return {
    text: otherCase ? 'differs from the file in capital letters' : 'does not exist',
    advice: meant
      ? `Write ${folder}/${meant} if that is the one.`
      : `Add the file to static${folder} or name one that is there.`,
  };
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

const endingOf = (path: string) => /\.[^./]*$/.exec(path)?.[0].toLowerCase() ?? '';

const withoutEnding = (path: string) => path.replace(/\.[^./]*$/, '');
