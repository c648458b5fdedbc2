/** Collects the pictures that a document shows. */
import {extensionOf, fileNameOf, type Logo, type NamedPicture, type Photo} from '../../cms/parse';
import type {PrintedLogo, PrintedPhoto} from './model';

/** A photo of a document, with the point that stays in view, in percent. */
export interface FocusedPicture {
  picture: NamedPicture;
  focal: readonly [x: number, y: number];
}

/** Records each picture that a document uses, so that only those are copied to the compiler's folder. */
export class DocumentPictures {
  readonly photos = new Map<string, FocusedPicture>();
  /** Keyed by the file name in the templates. */
  readonly logos = new Map<string, NamedPicture>();

  constructor(private readonly pictureOf: (shown: {src: string}) => NamedPicture) {}

  /** @param focal the focal point as in pages, `62% 50%` */
  photo(shown: Photo, alt: string, focal = '50% 50%'): PrintedPhoto {
    const picture = this.pictureOf(shown);
    const [x = 50, y = 50] = focal.split(' ').map((part) => Number.parseInt(part, 10));
    const id = `${fileNameOf(picture.base)}-${x}-${y}`;
    this.photos.set(id, {picture, focal: [x, y]});
    const {width = 0, height = 0} = picture.facts?.image ?? {};
    return {id, pixels: [width, height], alt};
  }

  logo({src}: Logo, alt: string): PrintedLogo {
    const extension = extensionOf(src);
    const picture = this.pictureOf({src: src.slice(0, -extension.length)});
    // Everything but drawings is encoded again, without the metadata of cameras and programs.
    const file = `art/${fileNameOf(picture.base)}${extension === '.svg' ? extension : '.png'}`;
    this.logos.set(file, picture);
    return {file, alt};
  }

  portrait(shown: Photo | Logo, alt: string): PrintedPhoto | PrintedLogo {
    return 'widths' in shown ? this.photo(shown, alt) : this.logo(shown, alt);
  }
}
