/**
 * The facts about a picture before it is encoded: whether it can be used, its size, its average colour, and the
 * addresses of its versions, which depend only on the picture's bytes.
 */
import type {ReportMessage} from '../values/diagnostic';

/** A photo on a page. The address of a version is `${src}-${width}.avif`, `.webp` or `.jpg`. */
export interface Photo {
  src: string;
  /** The size of the largest version in pixels. */
  width: number;
  height: number;
  /** The widths of the versions in pixels, smallest first. */
  widths: number[];
  /** The average colour, shown until the photo has loaded. */
  color: string;
  /** The crop, in pixels of the rotated source; without it the whole photo. */
  crop?: Crop;
  /** The version for phones, if it is a crop of the same source. */
  narrow?: Photo;
}

export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Logo {
  src: string;
  width: number;
  height: number;
}

export interface PictureFacts {
  /** A hash of the bytes and the encoder's settings; part of the addresses. */
  hash: string;
  /** A hash of only the bytes. */
  content: string;
  bytes: number;
  /** Undefined when the bytes are not a readable picture. */
  image?: {
    /** One of FORMATS, or `heic`. */
    format: string;
    /** The size of the rotated picture in pixels; zero when browsers cannot show it. */
    width: number;
    height: number;
    space: string;
    color: string;
    /** The reason if an SVG may not be used at all. */
    diagnostic?: ReportMessage;
  };
}

/** A picture that a page names, with its facts. The schema turns it into what the page needs. */
export class NamedPicture {
  constructor(
    /** The path in the page, from static: `/img/home/yard.jpg`. */
    readonly path: string,
    readonly facts: PictureFacts | undefined,
    readonly neighbours: readonly string[],
  ) {}

  /** The prefix of the addresses of its versions and copies, which depends on its name and bytes. */
  get base(): string {
    const stem = withoutExtension(fileNameOf(this.path)).toLowerCase();
    return `${IMAGE_URL}/${stem.replace(/[^a-z0-9-]+/g, '-')}.${this.facts?.hash ?? ''}`;
  }
}

/** The folder of published versions. */
export const IMAGE_URL = '/assets/img';

/** The part between the address of a photo and that of its crop. */
export const CROP_INFIX = '-at';
export const CROP_PATTERN = new RegExp(`${CROP_INFIX}\\d+$`);

export const fileNameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

export const extensionOf = (path: string) => /\.[^./]*$/.exec(path)?.[0].toLowerCase() ?? '';

export const withoutExtension = (path: string) => path.replace(/\.[^./]*$/, '');

/** What the linter needs besides the pages. Node reads it from disk; a browser receives it. */
export interface ContentHost {
  /** @returns the facts about a picture in static/, by its path in the pages; undefined when it does not exist. */
  readPicture: (path: string) => Promise<PictureFacts | undefined>;
  fileNamesIn: (folder: string) => readonly string[];
  icons: ReadonlySet<string>;
  flagOf: (code: string) => Promise<NamedPicture>;
}
