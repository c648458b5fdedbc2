import {parsePhoneNumberFromString} from 'libphonenumber-js/min';
import {dialled} from './addresses';

/** Sample numbers are zeros behind the country, with a running number at their end: +234 000 000 0001. */
const SAMPLE = /^\+2340{6}\d{4}$/;
/** Landlines of Nigeria as they are on letterheads, +234 1 270 4567; the library knows the longer ones that came later. */
const LANDLINE = /^\+234[1-9]\d{7}$/;
/** Digits parted by spaces or hyphens, the area between brackets where people write it so. */
const WRITTEN = /^\+\d+(?:[ -]*\([1-9]\d*\)[ -]*\d+)?(?:[ -]+\d+)*$/;

/**
 * @param written in international form
 * @returns whether a network could give the number, by the plan of its country. A zero that is dialled only at home, as in
 * +234 0803 123 4567, is no part of it.
 */
export function isTelephone(written: string): boolean {
  const number = dialled(written);
  if (!WRITTEN.test(written.trim()) || !/^\+\d{8,15}$/.test(number)) return false;
  if (SAMPLE.test(number) || LANDLINE.test(number)) return true;
  const known = parsePhoneNumberFromString(number);
  return known?.isValid() === true && known.number === number;
}
