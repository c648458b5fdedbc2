import {ratesOf, RATE_HOURS, type SafetyCounts} from '../rates';
import {asGroup, asList, valueAt, type Group} from '../../cms/values/values';
import {SITE_FILE} from '../../cms/values/paths';
import {defineRule, type Examples, type Source} from '../../cms/definition/site-definition';
import {textsIn} from '../../cms/content/texts';

interface Year extends SafetyCounts {
  year: number;
  place: string;
}

const YEARS = /\b(?:19|20)\d\d\b/g;
const NAME =
  /\b(?:LTIFR?|TRIR|TRIF|TRCF|lost-time injury (?:frequency|rate)(?: rate)?|total recordable (?:case|incident|injury) (?:frequency|rate))\b/gi;
/** A figure that may be a rate: not a year, a part of a longer number, a percentage, or a count of hours or years. */
const FIGURE =
  /\b(?!(?:19|20)\d\d\b)(?:zero|nil|\d+(?:\.\d+)?)(?![\d,%]|\.\d| \d{3}|[ -](?:hours?|years?|months?)\b)/iy;
/** A token between the name of a rate and its figure: a year, a number of hours, or a character inside a sentence. */
const BETWEEN = /\b(?:19|20)\d\d\b|\d{1,3}(?:,\d{3})+|[^\d.!?;]/y;
/** The maximum number of such tokens; a figure further away belongs to something else. */
const MAX_BETWEEN = 60;
const DECIMALS = 2;
const SENTENCE_END = /[.!?](?:\s|$)/;

export const rule = defineRule({
  id: 'safety-rate',
  messages: {
    wrong: [
      '"{written}" does not agree with the safety figures of {year} at {position*}.',
      'Write {rate}, or remove the rate.',
    ],
  },
  check: {
    // Rates are computed from the counts of the safety figures.
    project: (report, {sources}) => {
      const pages = sources.filter(({file}) => file !== SITE_FILE);
      const years = pages.flatMap(yearsOf);
      if (years.length === 0) return;
      for (const source of pages) {
        for (const {line, text} of textsIn(source))
          for (const data of wrongRatesIn(text, years)) report({message: 'wrong', data, at: {source, line}});
      }
    },
  },
});

function yearsOf({file, parsed}: Source): Year[] {
  const years = asList(valueAt(parsed?.data, ['safety', 'years']));
  return years.flatMap((year, index) => {
    const counts = asGroup(year);
    if (!hasCounts(counts) || counts.hours === 0) return [];
    const place = `${file}:${parsed?.lineOf(['safety', 'years', index]) ?? 1}`;
    return {...counts, place};
  });
}

const COUNTS: readonly (keyof Year)[] = ['year', 'hours', 'fatalities', 'lostTime', 'recordable'];

const hasCounts = (group: Group): group is Group & Omit<Year, 'place'> =>
  COUNTS.every((name) => Number.isInteger(group[name]));

interface WrittenRate {
  typed: string;
  name: string;
  between: string;
  figure: string;
}

/** @returns each rate in a text with its figure, which is the nearest one before the next rate */
function ratesIn(text: string): WrittenRate[] {
  const names = [...text.matchAll(NAME)];
  return names.flatMap(({0: name, index}, position): WrittenRate[] => {
    const start = index + name.length;
    const end = names[position + 1]?.index ?? text.length;
    let at = start;
    for (let count = 0; count <= MAX_BETWEEN && at < end; count += 1) {
      const figure = matchAt(FIGURE, text, at);
      if (figure !== undefined) {
        return [{typed: text.slice(index, at + figure.length), name, between: text.slice(start, at), figure}];
      }
      const between = matchAt(BETWEEN, text, at);
      if (between === undefined) return [];
      at += between.length;
    }
    return [];
  });
}

function matchAt(pattern: RegExp, text: string, index: number): string | undefined {
  pattern.lastIndex = index;
  return pattern.exec(text)?.[0];
}

function wrongRatesIn(content: string, years: readonly Year[]) {
  return ratesIn(content).flatMap(({typed, name, between, figure}) => {
    const named = yearsNamed(content, typed, between);
    const meant = named.length === 0 ? years : years.filter(({year}) => named.includes(year));
    const kind = /^l/i.test(name) ? 'ltif' : 'trir';
    const number = /\d/.test(figure) ? Number(figure) : 0;
    // A small rate must not be rounded to 0, so "0" is compared with two decimals.
    const digits = number === 0 ? DECIMALS : (figure.split('.')[1]?.length ?? 0);
    const rates = meant.flatMap((year) => RATE_HOURS.map((hours) => ratesOf(year, hours)[kind]));
    if (rates.length === 0 || rates.some((rate) => Number(Number(rate).toFixed(digits)) === number)) return [];
    const [year] = meant.toReversed();
    if (!year) return [];
    const [rate] = RATE_HOURS.map((hours) => ratesOf(year, hours)[kind]);
    return [{written: typed, year: year.year, position: year.place, rate}];
  });
}

/** @returns the years between the name and its figure, otherwise those in the sentence. */
function yearsNamed(text: string, typed: string, between: string): number[] {
  const inside = between.match(YEARS);
  const index = text.indexOf(typed);
  const before = text.slice(0, index).split(SENTENCE_END).at(-1) ?? '';
  const after = text.slice(index + typed.length).split(SENTENCE_END, 1)[0] ?? '';
  return (inside ?? `${before} ${after}`.match(YEARS) ?? []).map(Number);
}

export const docs = 'A safety rate in the text agrees with the safety figures.';

export const examples: Examples<typeof rule> = {
  'policy-of-the-tests | Words.\n': {
    invalid: [
      [
        '«Our LTIF in 2025 was 0.2.»\n',
        'wrong',
        {written: 'LTIF in 2025 was 0.2', year: 2025, position: 'pages/policy-of-the-tests.mdx:17'},
      ],
    ],
  },
  'thank-you | heading: Thank you': {
    invalid: [
      [
        '«heading: A lost-time injury frequency of zero»',
        'wrong',
        {written: 'lost-time injury frequency of zero', year: 2025, position: 'pages/policy-of-the-tests.mdx:17'},
      ],
    ],
  },
};
