import {readdirSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {PLACES} from './countries';
import {registerLogo, type Logo} from './images';

const names = new Intl.DisplayNames(['en'], {type: 'region'});

/** The set of flags of all countries, named by their two letters as in ISO 3166: `DE.svg`. */
const folder = () => join(dirname(require.resolve('country-flag-icons/package.json')), '3x2');

/**
 * The flags of a country as a partner names it; `Tunisia and Houston` has two.
 * @returns the flags in the order of the words; none for a country that is unknown
 */
export async function flagsOf(country: string): Promise<Logo[]> {
  const known = knownFlags();
  const name = country.toLowerCase();
  const whole = known.get(name);
  const codes = whole ? [whole] : name.split(' and ').flatMap((part) => known.get(part) ?? []);
  const flags = await Promise.all(codes.map((code) => registerLogo(join(folder(), `${code}.svg`))));
  return flags.flatMap((flag) => ('logo' in flag ? flag.logo : []));
}

/** @returns the two letters of a country (ISO 3166) by its English name. */
export const countryCode = (country: string): string | undefined => knownFlags().get(country.toLowerCase());

let flags: Map<string, string> | undefined;

/** @returns the two letters of every country and place, by its English name in small letters. */
function knownFlags(): Map<string, string> {
  const codes = () =>
    readdirSync(folder())
      .map((file) => basename(file, '.svg'))
      .filter((code) => /^[A-Z]{2}$/.test(code));
  flags ??= new Map([
    ...codes().map((code) => [names.of(code)?.toLowerCase() ?? code, code] as const),
    ...Object.entries(PLACES).map(([place, code]) => [place.toLowerCase(), code] as const),
  ]);
  return flags;
}
