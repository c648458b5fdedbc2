/** The pictures of a document: which it may show, and what the templates have to know of them. */
import {basename, extname} from 'node:path';
import type {Logo, NamedPicture, Photo} from '../../cms/parse';
import type {PrintedLogo, PrintedPhoto} from './model';

/** A photo that a document may show: its source, and its focal point in per cent. */
interface Source {
  picture: NamedPicture;
  focal: readonly [x: number, y: number];
}

const CENTRE = [50, 50] as const;

/** Notes each picture that a document is given, so that only those come into the folder of the compiler. */
export class SheetPictures {
  /** By the id that the templates use. */
  readonly photos = new Map<string, Source>();
  /** By the file that the templates name. */
  readonly logos = new Map<string, NamedPicture>();

  /** @param pictureOf the picture behind what a page shows */
  constructor(private readonly pictureOf: (shown: {src: string}) => NamedPicture) {}

  /** @param focal as pages write it, `62% 50%` */
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
    // What is no drawing is encoded again, without what a camera or a program wrote into it.
    const file = `art/${basename(picture.base)}${ending === '.svg' ? ending : '.png'}`;
    this.logos.set(file, picture);
    return {file, alt};
  }

  /** @returns a portrait, which is a drawing until there is a photo */
  portrait(shown: Photo | Logo, alt: string): PrintedPhoto | PrintedLogo {
    return 'widths' in shown ? this.photo(shown, alt) : this.logo(shown, alt);
  }
}
