import {defineRule, type Examples} from '../../cms/definition/site-definition';

const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const MONTH = `(${MONTHS.join('|')})`;
const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;

/** `Monday, 30 November 2026`, `30 November`; and `Monday, November 30, 2026` */
const DAY_FIRST = new RegExp(
  String.raw`(?:\b(${WEEKDAYS.join('|')}),? (?:the )?)?(?<![\d.,/–-])\b${DAY} (?:of )?${MONTH}\b(?:,? (\d{4})\b)?`,
  'g',
);
const MONTH_FIRST = new RegExp(
  String.raw`(?:\b(${WEEKDAYS.join('|')}),? )?\b${MONTH} ${DAY}\b(?!\d|,\d)(?:,? (\d{4})\b)?`,
  'g',
);
/** `31/11/2026`; without a year it may be a fraction, so only a month of two digits counts. */
const IN_DIGITS = /(?<![\d/.,])(\d{1,2})\/(?:(0\d|1[0-2])|(\d)(?=\/\d\d))(?:\/(?:\d{4}|\d{2}))?(?![\d/"”″])/g;

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

function daysIn(text: string): WrittenDay[] {
  const written = (match: string[], weekday?: string, day?: string, month?: string, year?: string): WrittenDay => ({
    text: match[0] ?? '',
    weekday,
    day: Number(day),
    month: MONTHS.indexOf(month ?? ''),
    ...(year !== undefined && {year: Number(year)}),
  });
  return [
    ...[...text.matchAll(DAY_FIRST)].map((match) => written(match, match[1], match[2], match[3], match[4])),
    ...[...text.matchAll(MONTH_FIRST)].map((match) => written(match, match[1], match[3], match[2], match[4])),
    ...[...text.matchAll(IN_DIGITS)].flatMap((match) => {
      const [day, month] = [Number(match[1]), Number(match[2] ?? match[3]) - 1];
      const isMonth = month >= 0 && month < MONTHS.length && day > 28 && day <= 31;
      return isMonth ? [{text: match[0], day, month}] : [];
    }),
  ];
}

export const docs = 'A date in the text exists and has the right weekday.';

export const examples: Examples<typeof rule> = {
  body: {
    invalid: [
      [
        '«The tender closes on Monday, 1 December 2026.»',
        'weekday',
        {found: 'Monday, 1 December 2026', right: 'Tuesday', weekday: 'Monday'},
      ],
      ['«Send it by 31/11/2026.»', 'noDay', {found: '31/11/2026', month: 'November', last: 30}],
      ['«We open on 30 February.»', 'noDay', {found: '30 February', month: 'February', last: 29}],
    ],
  },
};
