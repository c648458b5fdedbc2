/** Cities that partners write instead of their country, or next to it, with the code of the country. */
const CITY_COUNTRY_CODES: Readonly<Record<string, string>> = {Houston: 'US'};

/** The value for a partner in many countries, which has no flag. */
const INTERNATIONAL = 'International';

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
/** ISO 3166 codes that are not countries: unions, and codes reserved for private use. */
const NON_COUNTRY_CODE = /^(EU|EZ|UN|ZZ|X[A-JL-Z]|Q[M-Z])$/;

/** Whether a code is canonical, unlike UK, which is an alias of GB. */
const isCurrent = (code: string) => new Intl.Locale(`und-${code}`).region === code;

const names = new Intl.DisplayNames(['en'], {type: 'region', fallback: 'none'});
const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

/** The codes of all countries and of the cities above, by their English names. */
const COUNTRIES: ReadonlyMap<string, string> = new Map([
  ...codes
    .filter((code) => !NON_COUNTRY_CODE.test(code) && isCurrent(code))
    .flatMap((code): [string, string][] => {
      const name = names.of(code);
      return name === undefined ? [] : [[name, code]];
    }),
  ...Object.entries(CITY_COUNTRY_CODES),
]);

/** People write "Trinidad and Tobago" for "Trinidad & Tobago". */
const toKey = (name: string): string => name.trim().toLowerCase().replaceAll('&', 'and');

const CODE_BY_NAME: ReadonlyMap<string, string> = new Map([...COUNTRIES].map(([name, code]) => [toKey(name), code]));

export const COUNTRY_NAMES: readonly string[] = [...COUNTRIES.keys()];

/** @returns the ISO 3166 code of each country, in the order of the text; unknown countries are left out */
export function countryCodes(country: string): string[] {
  const name = toKey(country);
  const whole = CODE_BY_NAME.get(name);
  return whole ? [whole] : name.split(' and ').flatMap((part) => CODE_BY_NAME.get(part) ?? []);
}

export function findUnknownCountry(country: string): string | undefined {
  const isKnown = (name: string) => CODE_BY_NAME.has(toKey(name)) || toKey(name) === toKey(INTERNATIONAL);
  return isKnown(country) ? undefined : country.split(/ (?:and|&) /).find((name) => !isKnown(name));
}
