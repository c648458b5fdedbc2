/** Reads how much experience an opening asks for. */

const MONTHS_PER_YEAR = 12;

const UNIT = String.raw`(?:years?|yrs?|months?|mths?|mos?)\b`;
const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const GAP = String.raw`[\s\u00A0\u202F-]*`;

const END_OF_RANGE = String.raw`\s*(?:[-–—]|\bto\b)\s*${NUMBER}\+?`;

/** A number with its unit, or a range with the unit at its end: `5 years`, `2–5 years`, `5–7+ yrs`. */
const AMOUNT = new RegExp(String.raw`(?<![\p{L}\d.,])(${NUMBER})\+?(?:${END_OF_RANGE})?${GAP}(${UNIT})`, 'giu');

/** Words that make an amount a maximum, or that say that something else lasts so long. */
const OTHER_MEANING =
  /\b(?:up to|at most|max(?:imum)?|less than|fewer than|under|below|within|no more than|last|past)\b/i;
const OTHER_SUBJECT = /\b(?:old|contract|training|programme|program|degree|course|diploma|probation|ago)\b/i;

/** Between the parts of one amount (`2 years and 6 months`), and between the ends of a range (`10 months – 2 years`). */
const PART = /^(?:,|\s|and)*$/i;
const RANGE = /^\s*(?:[-–—]|to)\s*$/i;

interface Amount {
  months: number;
  isYears: boolean;
  start: number;
  end: number;
}

/** @returns the least number of months; undefined if it is uncertain, because a wrong one hides an opening from people */
export function monthsOfExperience(text: string): number | undefined {
  if (OTHER_MEANING.test(text) || OTHER_SUBJECT.test(text)) return undefined;
  const [first, second, ...others] = amountsIn(text);
  if (!first || others.length > 0) return undefined;
  if (!second) return wholeMonths(first.months);
  const between = text.slice(first.end, second.start);
  if (RANGE.test(between)) return first.months < second.months ? wholeMonths(first.months) : undefined;
  const isOne = first.isYears && !second.isYears && PART.test(between);
  return isOne ? wholeMonths(first.months + second.months) : undefined;
}

const wholeMonths = (months: number): number | undefined => (Number.isInteger(months) ? months : undefined);

function amountsIn(text: string): Amount[] {
  return [...text.matchAll(AMOUNT)].map((match) => {
    const [whole, number = '', unit = ''] = match;
    const isYears = /^y/i.test(unit);
    const count = Number(number.replace(',', '.'));
    return {
      months: count * (isYears ? MONTHS_PER_YEAR : 1),
      isYears,
      start: match.index,
      end: match.index + whole.trimEnd().length,
    };
  });
}
