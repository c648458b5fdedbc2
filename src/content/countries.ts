/** Places that partners name beside or instead of a country (specification section 3), with the country's two letters. */
export const PLACES: Readonly<Record<string, string>> = {Houston: 'US'};

/** What stands there for a partner of many countries; no flag follows. */
const MANY = 'International';

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
/** Codes of ISO 3166 that stand for no country: unions, and those left to users. */
const NO_COUNTRY = /^(EU|EZ|UN|ZZ|X[A-JL-Z]|Q[M-Z])$/;

/** @returns the English names of all countries, and the places above. */
export function countryNames(): string[] {
  const names = new Intl.DisplayNames(['en'], {type: 'region', fallback: 'none'});
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  const countries = codes.filter((code) => !NO_COUNTRY.test(code)).flatMap((code) => names.of(code) ?? []);
  return [...countries, ...Object.keys(PLACES)];
}

/** @returns the first of the countries in a value that has no such name; `Tunisia and Houston` names two. */
export function unknownCountry(value: string): string | undefined {
  const known = new Set([...countryNames(), MANY].map((name) => name.toLowerCase()));
  if (known.has(value.toLowerCase())) return undefined;
  return value.split(' and ').find((name) => !known.has(name.toLowerCase()));
}
