/** Collects the pictures of a document and what the templates need about them. */
import {basename, extname} from 'node:path';
import type {Logo, NamedPicture, Photo} from '../../cms/parse';
import type {PrintedLogo, PrintedPhoto} from './model';

/** A photo of a document: its source, and its focal point in per cent. */
interface Source {
  picture: NamedPicture;
  focal: readonly [x: number, y: number];
}

const CENTRE = [50, 50] as const;

/** Records each picture that a document uses, so that only those are copied to the compiler's folder. */
export class SheetPictures {
  /** Keyed by the id in the templates. */
  readonly photos = new Map<string, Source>();
  /** Keyed by the file name in the templates. */
  readonly logos = new Map<string, NamedPicture>();

  /** @param pictureOf returns the source of a picture that a page shows */
  constructor(private readonly pictureOf: (shown: {src: string}) => NamedPicture) {}

  /** @param focal the focal point as in pages, `62% 50%` */
  photo(shown: Photo, alt: string, focal?: string): PrintedPhoto {
    const picture = this.pictureOf(shown);
    const [x = 50, y = 50] = focal?.split(' ').map((part) => Number.parseInt(part, 10)) ?? CENTRE;
    const id = `${basename(picture.base)}-${x}-${y}`;
    this.photos.set(id, {picture, focal: [x, y]});
    const {width = 0, height = 0} = picture.facts?.image ?? {};
    return {id, pixels: [width, height], alt};
  }

  logo({src}: Logo, alt: string): PrintedLogo {
    const ending = extname(src);
    const picture = this.pictureOf({src: src.slice(0, -ending.length)});
    // Everything but drawings is encoded again, without the metadata of cameras and programs.
    const file = `art/${basename(picture.base)}${ending === '.svg' ? ending : '.png'}`;
    this.logos.set(file, picture);
    return {file, alt};
  }

  /** @returns a portrait, or its drawing until there is a photo */
  portrait(shown: Photo | Logo, alt: string): PrintedPhoto | PrintedLogo {
    return 'widths' in shown ? this.photo(shown, alt) : this.logo(shown, alt);
  }
}
