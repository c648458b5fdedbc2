import {parsePhoneNumberFromString} from 'libphonenumber-js/min';
import {toDialNumber} from './telephone-links';

/** Sample numbers are zeros after the country code, then a serial number: +234 000 000 0001. */
const SAMPLE = /^\+2340{6}\d{4}$/;
/** Short landline numbers of Nigeria: +234 1 270 4567. The library knows only the longer, newer ones. */
const LANDLINE = /^\+234[1-9]\d{7}$/;
/** Digits separated by spaces or hyphens, with the area code in brackets if people write it so. */
const WRITTEN = /^\+\d+(?:[ -]*\([1-9]\d*\)[ -]*\d+)?(?:[ -]+\d+)*$/;

/** A zero that people dial only inside the country, as in +234 0803 123 4567, makes a number invalid. */
export function isTelephone(written: string): boolean {
  const number = toDialNumber(written);
  if (!WRITTEN.test(written.trim()) || !/^\+\d{8,15}$/.test(number)) return false;
  if (SAMPLE.test(number) || LANDLINE.test(number)) return true;
  const parsed = parsePhoneNumberFromString(number);
  return parsed?.isValid() === true && parsed.number === number;
}
