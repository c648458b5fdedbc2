/** Pictures without files: their facts depend only on the extension of their path. */
import {NamedPicture, type Logo, type PictureFacts} from '../../../../src/cms/images';
import {flagLogo} from '../../../../src/cms/images/uses';

const HASH = 'hash';
const PHOTO = {format: 'jpeg', width: 1600, height: 1000, space: 'srgb', color: '#123456', script: false};
const DRAWING = {...PHOTO, format: 'svg', width: 200, height: 80};

const factsOf = (path: string): PictureFacts =>
  path.endsWith('.svg')
    ? {hash: HASH, content: HASH, bytes: 2000, image: DRAWING}
    : {hash: HASH, content: HASH, bytes: 400_000, image: PHOTO};

const lookUp = (path: string) => new NamedPicture(path, factsOf(path), []);

/** All pictures so far, by the prefix of their addresses. */
const known = new Map<string, NamedPicture>();

/** @returns the data with a picture in place of each path. */
export function withPictures(data: unknown): unknown {
  if (typeof data === 'string' && data.startsWith('/img/')) {
    const picture = lookUp(data);
    known.set(picture.base, picture);
    return picture;
  }
  if (Array.isArray(data)) return data.map(withPictures);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, withPictures(value)]));
}

/** @returns the source of a photo that a page shows. */
export function pictureOf({src}: {src: string}): NamedPicture {
  const picture = known.get(src);
  if (!picture) throw new Error(`${src} was never looked up.`);
  return picture;
}

/** @returns the address of a version of a picture, with its width and format in `ending`. */
export const made = (name: string, ending: string): string => `/assets/img/${name}.${HASH}${ending}`;

const COUNTRIES: Readonly<Record<string, string[]>> = {
  Germany: ['DE'],
  Nigeria: ['NG'],
  'Tunisia and Houston': ['TN', 'US'],
};

export const countryCodes = (country: string): string[] => COUNTRIES[country] ?? [];

export const flagsOf = (country: string): Logo[] =>
  countryCodes(country).flatMap((code) => flagLogo(lookUp(`/flags/${code}.svg`)));
