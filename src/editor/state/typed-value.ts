/** Converts days, months, hours and telephone numbers between their typed, shown and stored forms. */
import {HOUR, isDay, longDate, MONTHS, twelveHours} from '../../shared/days';
import {siteDefinition} from '../../site/site-definition';
import {isTelephone} from '../../shared/telephone';
import {WEEKDAYS} from '../../shared/weekdays';

const TYPED_HOUR = /^(\d{1,2})(?:[:.](\d\d))?\s*(?:([ap])\.?\s*m\.?)?$/i;
const DAY_FIRST = /^(?<day>\d{1,2})([./-])(?<month>\d{1,2})\2(?<year>\d{4})$/;
const YEAR_FIRST = /^(?<year>\d{4})([./-])(?<month>\d{1,2})\2(?<day>\d{1,2})$/;
const NAMED_MONTH = /^[a-z]{3,}[., ]+\d{4}$/i;
const MONTH_FIRST = /^(?<month>\d{1,2})[./-](?<year>\d{4})$/;
const YEAR_THEN_MONTH = /^(?<year>\d{4})[./-](?<month>\d{1,2})$/;
/** What letters write around the number of a day: the 1st of March. */
const ORDINAL = /\b(?:the )?(\d{1,2})(?:st|nd|rd|th)\b(?: of)?/i;
const NOON = 12;
const LAST_HOUR = 23;

export function toDisplay(kind: string, stored: string): string {
  if (kind === 'day' && isDay(stored)) return longDate(stored);
  return kind === 'hour' && HOUR.test(stored) ? twelveHours(stored) : stored;
}

/** @returns the stored form of a typed value; the same text if it is not understood */
export function toStored(kind: string, typed: string): string {
  const text = typed.trim();
  if (kind === 'hour') return parseHour(text) ?? typed;
  if (kind === 'day') return parseDay(text) ?? typed;
  if (kind === 'month') return parseMonth(text) ?? typed;
  if (kind === 'phone') return parsePhone(text);
  return kind === 'phones'
    ? text
        .split(',')
        .map((part) => parsePhone(part.trim()))
        .join(', ')
    : typed;
}

/** Whether a word is the name of a month or weekday, or its first letters. */
const isNameInDate = (word: string): boolean =>
  [...MONTHS, ...WEEKDAYS].some((name) => name.toLowerCase().startsWith(word.toLowerCase()));

/** @returns a typed number; the same text if it is none, or more than JavaScript can count */
export function toNumber(typed: string): number | string {
  const number = Number(typed);
  return /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)\s*$/.test(typed) && Math.abs(number) <= Number.MAX_SAFE_INTEGER
    ? number
    : typed;
}

const twoDigits = (digits: number | string) => String(digits).padStart(2, '0');

function parseHour(text: string): string | undefined {
  const [, hours, minutes, half] = TYPED_HOUR.exec(text) ?? [];
  if (hours === undefined || (minutes === undefined && half === undefined)) return undefined;
  const number = half === undefined ? Number(hours) : (Number(hours) % NOON) + (/p/i.test(half) ? NOON : 0);
  const isKnown = half === undefined ? number <= LAST_HOUR : Number(hours) >= 1 && Number(hours) <= NOON;
  return isKnown ? `${twoDigits(number)}:${minutes ?? '00'}` : undefined;
}

function parseDay(text: string): string | undefined {
  const {day, month, year} = (DAY_FIRST.exec(text) ?? YEAR_FIRST.exec(text))?.groups ?? {};
  if (year !== undefined) {
    const written = `${year}-${twoDigits(month ?? '')}-${twoDigits(day ?? '')}`;
    return isDay(written) ? written : undefined;
  }
  const withoutOrdinal = text.replace(ORDINAL, '$1');
  // JavaScript takes "Maybe" for May.
  if (!(withoutOrdinal.match(/[a-z]+/gi) ?? []).every(isNameInDate)) return undefined;
  // A date with the name of its month, in any order.
  const [named] = /[a-z]{3,}/i.test(text) && /\b\d{4}\b/.test(text) ? (/\b\d{1,2}\b/.exec(withoutOrdinal) ?? []) : [];
  const date = new Date(`${withoutOrdinal} UTC`);
  // JavaScript turns 31 June into 1 July.
  if (named === undefined || date.getUTCDate() !== Number(named)) return undefined;
  return date.toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** Firefox and Safari have a text field for months. */
function parseMonth(text: string): string | undefined {
  const {month, year} = (MONTH_FIRST.exec(text) ?? YEAR_THEN_MONTH.exec(text))?.groups ?? {};
  const first = NAMED_MONTH.test(text) ? parseDay(`1 ${text}`) : `${year}-${twoDigits(month ?? '')}-01`;
  return first !== undefined && isDay(first) ? first.slice(0, 'YYYY-MM'.length) : undefined;
}

const {dialCode} = siteDefinition.locale;
/** The prefixes that people write instead of a country code, for numbers of their country and abroad. */
const DIALLING_PREFIXES = [
  [/^00/, '+'],
  [new RegExp(`^(?=${dialCode})`), '+'],
  [/^0/, `+${dialCode} `],
  [new RegExp(`^\\+${dialCode}[ -]*\\(?0\\)?[ -]*`), `+${dialCode} `],
] as const;

/** @returns a number in international form; the same text if it cannot be a telephone number */
function parsePhone(text: string): string {
  if (isTelephone(text)) return text;
  return DIALLING_PREFIXES.map(([before, now]) => text.replace(before, now)).find(isTelephone) ?? text;
}
