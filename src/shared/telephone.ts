import {isValidPhoneNumber} from 'libphonenumber-js/min';

/** Sample numbers are zeros behind the country, with a running number at their end: +234 000 000 0001. */
const SAMPLE = /^\+2340{6}\d{4}$/;
/** Landlines of Nigeria as they stand on letterheads, +234 1 270 4567; the library knows the longer ones that came later. */
const LANDLINE = /^\+234[1-9]\d{7}$/;

/** @returns whether a number in international form is one that a network could give, by the plan of its country. */
export function isTelephone(written: string): boolean {
  const number = written.trim().replace(/ /g, '');
  if (!/^\+\d{8,15}$/.test(number)) return false;
  return SAMPLE.test(number) || LANDLINE.test(number) || isValidPhoneNumber(number);
}
