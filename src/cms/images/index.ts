/**
 * What the site knows of a picture before anything is encoded: whether it can be used, its size, its average colour, and
 * the addresses that its encoded versions will have. Those depend on the picture's bytes alone.
 */
import type {SvgDiagnostic} from './svg';

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
  /** What phones get of it, where that is a cut of the same source. */
  narrow?: Photo;
}

export interface Crop {
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
  /** A hash of the bytes and of the settings of the encoder; part of its addresses. */
  hash: string;
  /** A hash of the bytes alone. */
  content: string;
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
    /** Why a drawing may not be used, whatever it shows. */
    diagnostic?: SvgDiagnostic;
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
    const stem = withoutEnding(fileNameOf(this.path)).toLowerCase();
    return `${IMAGE_URL}/${stem.replace(/[^a-z0-9-]+/g, '-')}.${this.facts?.hash ?? ''}`;
  }
}

/** Where the versions of pictures are published. */
export const IMAGE_URL = '/assets/img';

/** Between the address of a photo and that of a crop of it. */
export const CROPPED = '-at';
export const A_CROP = new RegExp(`${CROPPED}\\d+$`);

export const fileNameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

export const endingOf = (path: string) => /\.[^./]*$/.exec(path)?.[0].toLowerCase() ?? '';

export const withoutEnding = (path: string) => path.replace(/\.[^./]*$/, '');
