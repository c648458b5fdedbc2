/** Checks the names of files in static/ and pages/, and suggests one that is valid in an address. */
import {decodeOrUndefined} from '../../shared/decode';
import {slug} from '../../shared/slug';

/** Browsers write %20 for a space. */
const withSpaces = (name: string): string => decodeOrUndefined(name) ?? name;

/** A folder, or a file name without its extension. */
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const EXTENSION = /(?<=.)\.[^.]*$/;

export const isValidName = (name: string): boolean => NAME.test(name);

export const rawExtension = (name: string): string => EXTENSION.exec(name)?.[0] ?? '';

/** @returns a valid file name of lower-case letters, digits and hyphens: `crane.jpg` for `crane.JPG.jpg`. */
export function toValidName(name: string, instead = 'a-short-name'): string {
  const written = rawExtension(name);
  const ending = written.toLowerCase();
  let stem = withSpaces(name.slice(0, name.length - written.length));
  while (ending !== '' && stem.toLowerCase().endsWith(ending)) stem = stem.slice(0, -ending.length);
  return (slug(stem) || instead) + ending.replace('.jpeg', '.jpg');
}

/** @returns a valid path in static/: `/img/our-yard/crane-1.jpg` for `/img/Our Yard/crane (1).jpg`. */
export function toValidPath(path: string): string {
  const [, ...segments] = path.split('/');
  const folders = segments.slice(0, -1).map((folder) => slug(withSpaces(folder)) || 'a-short-name');
  return `/${[...folders, toValidName(segments.at(-1) ?? '')].join('/')}`;
}

/** @returns whether each name in the path is valid in an address, ignoring upper case. */
export const isValidPath = (path: string): boolean =>
  path
    .toLowerCase()
    .split('/')
    .slice(1)
    .every((segment) => isValidName(segment.replace(EXTENSION, '')) && (segment.match(/\./g) ?? []).length <= 1);

export const INVALID_CHARACTERS = 'has characters in its name that are not allowed in an address';

/** @returns how staff must rename a file whose path is not valid in an address. */
export function renameHelp(path: string): string {
  const right = toValidPath(path);
  return `Rename the file to ${right.split('/').at(-1)}, then write ${right} here.`;
}

/** Removes the page number from the path of a PDF: `/files/hse.pdf#page=3` becomes `/files/hse.pdf`. */
export const withoutPdfPage = (path: string) => path.replace(/#page=\d+$/, '');
