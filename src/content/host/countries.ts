import {readdirSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {NamedPicture} from '../pictures';
import {lookAtFile} from './picture-facts';

/** Places that partners name beside or instead of a country (specification section 3). */
const PLACES: Record<string, string> = {houston: 'US'};

const names = new Intl.DisplayNames(['en'], {type: 'region'});

/** The set of flags of all countries, named by their two letters as in ISO 3166: `DE.svg`. */
const folder = () => join(dirname(require.resolve('country-flag-icons/package.json')), '3x2');

const CODES: ReadonlyMap<string, string> = new Map([
  ...readdirSync(folder())
    .map((file) => basename(file, '.svg'))
    .filter((code) => /^[A-Z]{2}$/.test(code))
    .map((code) => [names.of(code)?.toLowerCase() ?? code, code] as const),
  ...Object.entries(PLACES),
]);

/**
 * @param country as a partner names it; `Tunisia and Houston` has two
 * @returns the two letters of each (ISO 3166) in the order of the words; none for a country that is unknown
 */
export function countryCodes(country: string): string[] {
  const name = country.trim().toLowerCase();
  const whole = CODES.get(name);
  return whole ? [whole] : name.split(' and ').flatMap((part) => CODES.get(part) ?? []);
}

/** The path under which a flag is known, beside those of static/. */
const FLAGS = '/flags/';

/** @returns the flag of a country by its two letters. */
export const flagOf = async (code: string): Promise<NamedPicture> =>
  new NamedPicture(`${FLAGS}${code}.svg`, await lookAtFile(join(folder(), `${code}.svg`)), []);

/** @returns the file on disk of a flag; nothing for the path of another picture. */
export const flagFile = (path: string): string | undefined =>
  path.startsWith(FLAGS) ? join(folder(), path.slice(FLAGS.length)) : undefined;
