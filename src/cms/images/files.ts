/** Checks whether the file of a picture can be used, regardless of its purpose. */
import type {ReportMessage} from '../values/diagnostic';
import {closestMatch} from '../values/closest-match';
import {isValidPath, renameHelp, toValidName, toValidPath, INVALID_CHARACTERS} from '../values/file-names';
import {STATIC_FOLDER} from '../values/paths';
import {extensionOf, fileNameOf, type NamedPicture, type PictureFacts} from '.';

export const MEGABYTE = 1_000_000;
export const MAX_PICTURE_BYTES = 20 * MEGABYTE;
const MEGAPIXEL = 1_000_000;
/**
 * More than a phone camera takes by default. Decoding needs up to eight bytes per pixel for a PNG, which may have to be
 * decoded whole, six for the worst JPEG, and nine while a JPEG is rotated.
 */
const MAX_PIXELS = 100 * MEGAPIXEL;
const MAX_PNG_PIXELS = 40 * MEGAPIXEL;

export const maxPixels = (format: string): number => (format === 'png' ? MAX_PNG_PIXELS : MAX_PIXELS);

const FORMATS: Record<string, string> = {'.jpg': 'jpeg', '.jpeg': 'jpeg', '.png': 'png', '.svg': 'svg'};
const FORMAT_NAMES: Record<string, string> = {
  jpeg: 'JPEG',
  png: 'PNG',
  svg: 'SVG',
  webp: 'WebP',
  gif: 'GIF',
  tiff: 'TIFF',
};

/** The name of the format in the first bytes of a HEIC photo. */
const HEIC_BRAND = /^ftyp(heic|heix|hevc|mif1|msf1)/;

export const isHeic = (bytes: Uint8Array): boolean => HEIC_BRAND.test(String.fromCharCode(...bytes.subarray(4, 12)));

const HEIC: ReportMessage = {
  message: 'is a HEIC photo, which browsers cannot show',
  help: 'Export it as JPEG (on an iPhone: Settings › Camera › Formats › Most Compatible).',
};

/** The size of a photo after its path, as other programs write it: `/img/yard.jpg|300`, `/img/yard.jpg?w=300`. */
const SIZED = /^(.+\.\w+)(?:[|=]\d+(?:x\d+)?|[?#]\S*)$/;
/** The path of a photo at the end of its full address, or of its path on a computer. */
const PATH_IN_ADDRESS = /\/img\/[^?#\s]+$/;

export function validatePicture(
  picture: NamedPicture,
  endings: string[],
): NonNullable<PictureFacts['image']> | ReportMessage {
  const {path, facts} = picture;
  if (!path.startsWith('/img/') || path.includes('..')) {
    const [right = 'its path, such as /img/home/yard.jpg'] = PATH_IN_ADDRESS.exec(path) ?? [];
    const help = `Put the picture there, then write ${right}.`;
    return {message: 'is not the path of a picture in static/img', help};
  }
  const ending = extensionOf(path);
  if (/^\.(heic|heif)$/.test(ending)) return HEIC;
  const [, sized] = SIZED.exec(path) ?? [];
  if (sized !== undefined) return {message: 'ends in a size, which the page sets itself', help: `Write ${sized}.`};
  if (!endings.includes(ending)) {
    return {
      message: `is ${ending === '' ? 'a file without an extension' : `a ${ending} file`}`,
      help: `Use one of these types: ${endings.join(', ')}.`,
    };
  }
  if (!isValidPath(path)) return {message: INVALID_CHARACTERS, help: renameHelpFor(picture)};
  if (!facts) return missingPictureDiagnostic(picture);
  if (facts.bytes === 0) return {message: 'is an empty file', help: 'Upload the picture again.'};
  if (facts.bytes > MAX_PICTURE_BYTES) {
    return {message: `is larger than ${MAX_PICTURE_BYTES / MEGABYTE} MB`, help: 'Export it at a smaller size.'};
  }
  const {image} = facts;
  if (!image) {
    return {message: 'cannot be read as a picture', help: 'Open it in a photo editor and save it as a JPEG.'};
  }
  if (image.format === 'heic') return HEIC;
  const expected = FORMATS[ending] ?? 'jpeg';
  if (image.format !== expected) {
    const kind = FORMAT_NAMES[image.format] ?? image.format;
    return {
      message: `is a ${kind} picture, but its name ends in ${ending}`,
      help: `Save it as a ${FORMAT_NAMES[expected]}.`,
    };
  }
  if (image.diagnostic) return image.diagnostic;
  const pixels = image.width * image.height;
  const most = maxPixels(image.format);
  if (pixels > most) {
    const kind = FORMAT_NAMES[image.format] ?? image.format;
    const message = `has ${Math.round(pixels / MEGAPIXEL)} million pixels; a ${kind} may have at most ${most / MEGAPIXEL} million`;
    return {message, help: 'Export it at a smaller size; a width of 4000 pixels is enough.'};
  }
  if (image.space === 'cmyk') {
    const help = 'Export it with screen colours (sRGB).';
    return {message: 'uses print colours (CMYK)', help};
  }
  return image;
}

/** Tells people to change only the path if the file has a valid name already. */
function renameHelpFor({path, facts, neighbours}: NamedPicture): string {
  const right = toValidPath(path);
  return !facts && neighbours.includes(fileNameOf(right)) ? `If you mean ${right}, write that.` : renameHelp(path);
}

function missingPictureDiagnostic({path, neighbours}: NamedPicture): ReportMessage {
  const name = fileNameOf(path);
  const otherCase = neighbours.find((neighbour) => neighbour.toLowerCase() === name.toLowerCase());
  const meant = otherCase ?? closestMatch(name, neighbours);
  const folder = path.slice(0, path.lastIndexOf('/'));
  const related = meant === undefined ? undefined : [`${STATIC_FOLDER}${folder}/${meant}`];
  if (meant?.normalize() === name.normalize()) {
    const plain = toValidName(name);
    const help = `Its name has an accented letter that is stored differently. Rename the file to ${plain}, then write that name here.`;
    return {message: 'does not exist', help, related};
  }
  if (meant !== undefined && !/^[a-z0-9-]+\.[a-z]+$/.test(meant)) {
    const right = toValidName(meant);
    const written = right === name ? '' : `, then write ${folder}/${right},`;
    return {message: 'does not exist', help: `If you mean "${meant}", rename it to ${right}${written}.`, related};
  }
  return {
    message: otherCase ? 'does not match the capital letters of the file name' : 'does not exist',
    help: meant
      ? `If you mean ${folder}/${meant}, write that.`
      : `Add the file to static${folder}, or use one that is there.`,
    related,
  };
}
