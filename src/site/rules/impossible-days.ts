/** Dates that can be read but cannot be meant. */
import {formatPath} from '../../cms/schema/meta';
import type {ReportDescriptor, ReportMessage} from '../../cms/base/diagnostic';
import {asGroup} from '../../cms/base/values';
import {rule, type Source} from '../../cms/definition/site-definition';
import {daysUntil} from '../../shared/days';
import {reportTexts} from './texts';

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
/** An opening rarely stays open for longer. */
const MAX_OPEN_DAYS = 366;

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

function impossibleDay(text: string): ReportMessage | undefined {
  for (const {text: found, weekday, day, month, year} of daysIn(text)) {
    const last = lastDay(month, year);
    if (day < 1 || day > last) {
      const name = `${MONTHS[month]}${year === undefined ? '' : ` ${year}`}`;
      return {message: `"${found}" is not a date: ${name} has ${last} days.`, help: 'Write the right date.'};
    }
    if (weekday === undefined || year === undefined) continue;
    const right = WEEKDAYS[new Date(Date.UTC(year, month, day)).getUTCDay()];
    if (weekday !== right) {
      const message = `"${found}" is a ${right}, not a ${weekday}.`;
      return {message, help: 'Correct the weekday or the date.'};
    }
  }
  return undefined;
}

/** Reports dates in the text that do not exist, and dates of openings that are too far away. */
export const impossibleDays = rule({id: 'impossible-day', severity: 'warning'}, ({sources, today}) =>
  sources.flatMap((source) => [...reportTexts(source, impossibleDay), ...farDays(source, today)]),
);

const farDays = (source: Source, today: string): ReportDescriptor[] =>
  source.values.flatMap(({value, path}) => {
    const [name] = path;
    if (source.kind?.name !== 'opening' || typeof value !== 'string') return [];
    const left = daysUntil(value, today);
    const {publishFrom} = asGroup(source.parsed?.data);
    const line = source.parsed?.lineOf(path) ?? 1;
    if (name === 'posted' && left > 0 && publishFrom === undefined) {
      const message = `${formatPath(path)} "${value}" is in the future, but the opening is shown now.`;
      return [{file: source.file, line, path, message, help: `Write the right date, or add "publishFrom: ${value}".`}];
    }
    if (name === 'closes' && left > MAX_OPEN_DAYS) {
      const message = `${formatPath(path)} "${value}" is more than a year away.`;
      return [{file: source.file, line, path, message, help: 'Check the year.'}];
    }
    return [];
  });
