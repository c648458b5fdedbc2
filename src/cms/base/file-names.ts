/** Which file names in static/ and pages/ are valid in an address, and a valid name for each other file. */
import {slug} from '../../shared/slug';

/** A folder, or a file without its ending. */
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const ENDING = /(?<=.)\.[^.]*$/;

export const isRightName = (name: string): boolean => NAME.test(name);

/** @returns the ending of a file with its dot, as it was written. */
export const endingAsWritten = (name: string): string => ENDING.exec(name)?.[0] ?? '';

/** @returns the name of a file in small letters, digits and hyphens, with its ending once. */
export function rightName(name: string, instead = 'a-short-name'): string {
  const written = endingAsWritten(name);
  const ending = written.toLowerCase();
  let stem = decoded(name.slice(0, name.length - written.length));
  while (ending !== '' && stem.toLowerCase().endsWith(ending)) stem = stem.slice(0, -ending.length);
  return (slug(stem) || instead) + ending.replace('.jpeg', '.jpg');
}

/** Browsers write %20 for a space. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** @returns a path in static/ with right names: `/img/Our Yard/crane (1).jpg` is `/img/our-yard/crane-1.jpg`. */
export function rightPath(path: string): string {
  const [, ...segments] = path.split('/');
  const folders = segments.slice(0, -1).map((folder) => slug(decoded(folder)) || 'a-short-name');
  return `/${[...folders, rightName(segments.at(-1) ?? '')].join('/')}`;
}

/** @returns whether an address can hold the path, capital letters aside. */
export const isRightPath = (path: string): boolean =>
  path
    .toLowerCase()
    .split('/')
    .slice(1)
    .every((segment) => isRightName(segment.replace(ENDING, '')) && (segment.match(/\./g) ?? []).length <= 1);

export const WRONG_SIGNS = 'has signs in its name that no address holds';

/** @returns what to do about the file of a path that no address can hold. */
export function renaming(path: string): string {
  const right = rightPath(path);
  return `Rename the file to ${right.split('/').at(-1)}, and write ${right}.`;
}

/** The path of a file without the page of a PDF that a link opens. */
export const withoutPdfPage = (path: string) => path.replace(/#page=\d+$/, '');
