import {defineRule, type Examples} from '../../cms/definition/site-definition';
import {MONTHS} from '../../shared/days';

const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
/** Both are also written with their first three or four letters: `Tues, 1 Sept`. */
const patternOf = (names: readonly string[]) =>
  `(${names.map((name) => String.raw`${name}|${name.slice(0, 3)}(?:${name.slice(3, 4)}s?)?\b\.?`).join('|')})`;
const [WEEKDAY, MONTH] = [patternOf(WEEKDAYS), patternOf(MONTHS)];
const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;

/** `Monday, 30 November 2026`, `30 Nov`; and `Monday, November 30, 2026` */
const DAY_FIRST = new RegExp(
  String.raw`(?:\b${WEEKDAY},? (?:the )?)?(?<![\d.,/–-])\b${DAY} (?:of )?${MONTH}(?![\p{L}\d])(?:,? (\d{4})\b)?`,
  'gu',
);
const MONTH_FIRST = new RegExp(String.raw`(?:\b${WEEKDAY},? )?\b${MONTH} ${DAY}\b(?!\d|,\d)(?:,? (\d{4})\b)?`, 'gu');
/** `Monday 31/11/2026`; without a year it may be a fraction, so only a month of two digits counts. */
const IN_DIGITS = new RegExp(
  String.raw`(?:\b${WEEKDAY},? )?(?<![\d/.,])(\d{1,2})\/(?:(0\d|1[0-2])|(\d)(?=\/\d\d))(?:\/(\d{4}|\d{2}))?(?![\d/"”″])`,
  'gu',
);

/** The last day of February in a leap year, because a date without a year may be in one. */
const LEAP_YEAR = 2024;

export const rule = defineRule({
  id: 'impossible-day',
  severity: 'warning',
  messages: {
    noDay: ['"{found}" is not a date: {month} has {last} days.', 'Write the right date.'],
    weekday: ['"{found}" is a {right}, not a {weekday}.', 'Correct the weekday or the date.'],
  },
  check: {
    text: (report, text) => {
      for (const {text: found, weekday, day, month, year} of daysIn(text)) {
        const last = lastDay(month, year);
        if (day < 1 || day > last) {
          const name = `${MONTHS[month]}${year === undefined ? '' : ` ${year}`}`;
          return report({message: 'noDay', data: {found, month: name, last}});
        }
        if (weekday === undefined || year === undefined) continue;
        const right = WEEKDAYS[new Date(Date.UTC(year, month, day)).getUTCDay()];
        if (weekday !== right) return report({message: 'weekday', data: {found, right, weekday}});
      }
    },
  },
});

interface WrittenDay {
  text: string;
  weekday?: string;
  day: number;
  /** Counted from 0. */
  month: number;
  year?: number;
}

const lastDay = (month: number, year = LEAP_YEAR): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** @returns the index of a name that may be abbreviated */
const indexOf = (names: readonly string[], written = ''): number =>
  names.findIndex((name) => name.slice(0, 3) === written.slice(0, 3));

function daysIn(text: string): WrittenDay[] {
  const written = (match: string[], weekday?: string, day?: string, month?: string, year?: string): WrittenDay => ({
    text: match[0] ?? '',
    weekday: WEEKDAYS[indexOf(WEEKDAYS, weekday)],
    day: Number(day),
    month: indexOf(MONTHS, month),
    ...(year !== undefined && {year: Number(year)}),
  });
  return [
    ...[...text.matchAll(DAY_FIRST)].map((match) => written(match, match[1], match[2], match[3], match[4])),
    ...[...text.matchAll(MONTH_FIRST)].map((match) => written(match, match[1], match[3], match[2], match[4])),
    ...[...text.matchAll(IN_DIGITS)].flatMap((match) => {
      const [, weekday, day, two, one, year = ''] = match;
      const month = MONTHS[Number(two ?? one) - 1];
      // A number up to 28 is a day in each month, so only its weekday can be wrong.
      const isDate = month !== undefined && Number(day) <= 31 && (weekday !== undefined || Number(day) > 28);
      return isDate ? [written(match, weekday, day, month, year.length === 4 ? year : undefined)] : [];
    }),
  ];
}

export const docs = 'A date in the text exists and has the right weekday.';

export const examples: Examples<typeof rule> = {
  body: {
    valid: ['We may 31 times a year.', 'Pump 31 Marine.', 'It closes on Tue 1 Dec 2026, or on 29 Feb 2028.'],
    invalid: [
      [
        '«The tender closes on Monday, 1 December 2026.»',
        'weekday',
        {found: 'Monday, 1 December 2026', right: 'Tuesday', weekday: 'Monday'},
      ],
      ['«Send it by 31/11/2026.»', 'noDay', {found: '31/11/2026', month: 'November 2026', last: 30}],
      ['«It closes on Mon, 1 Dec 2026.»', 'weekday', {found: 'Mon, 1 Dec 2026', right: 'Tuesday', weekday: 'Monday'}],
      ['«It closes on Tuesday 30/11/2026.»', 'weekday', {right: 'Monday', weekday: 'Tuesday'}],
      ['«Send it by 31 Sept 2026.»', 'noDay', {month: 'September 2026', last: 30}],
      ['«We open on 30 February.»', 'noDay', {found: '30 February', month: 'February', last: 29}],
    ],
  },
};
