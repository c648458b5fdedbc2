/** Compares figures of different pages, as visitors would. */
import {SITE_FILE} from '../../cms/values/paths';
import {asGroup, asList} from '../../cms/values/values';
import {textsIn} from '../../cms/content/texts';
import {defineRule, type Examples, type Source} from '../../cms/definition/site-definition';
import {figuresOf, positionOf, shareSubject, subjectOf, type WrittenFigure} from '../figures';

/** Fields whose figures belong to one person or one opening, not to the company. */
const PERSONAL_LISTS = ['members'];
const UNITS_OF_TIME = /^(?:years?|months?|weeks?|days?|hours?)$/;

export const rule = defineRule({
  id: 'disagreeing-figure',
  severity: 'warning',
  messages: {
    other: '"{words*}" does not agree with "{other*}" at {position*}. Correct one of them.',
    years: '"{words*}" is more than the {years} years since {first} ({position*}). Correct one of them.',
  },
  check: {
    project: (report, {sources, today}) => {
      const figures = sources.flatMap(figuresOf);
      const reportFigure = (at: {source: Source; line: number}, words: string, other: WrittenFigure) =>
        report({
          message: 'other',
          data: {words, other: other.words, position: positionOf(other)},
          at,
          related: [other.source.file],
        });
      figures.forEach((figure, index) => {
        for (const before of figures.slice(0, index)) {
          const isSamePage = before.source === figure.source;
          if (isSamePage || !shareSubject(figure, before) || before.number === figure.number) continue;
          reportFigure({source: figure.source, line: figure.line}, figure.words, before);
        }
      });
      const pages = sources.filter(({file, kind}) => file !== SITE_FILE && kind?.name !== 'opening');
      for (const figure of figures.filter(({id}) => id !== undefined)) {
        for (const source of pages) {
          for (const {line, text, path} of textsIn(source)) {
            if (PERSONAL_LISTS.includes(String(path?.[0]))) continue;
            for (const words of contradictionsIn(figure, text)) reportFigure({source, line}, words, figure);
          }
        }
      }
      const first = firstMilestone(sources);
      if (!first) return;
      const years = Number(today.slice(0, 4)) - first.year;
      for (const {label, number, source, line, words} of figures) {
        if (!/\byears?\b/.test(label) || number <= years) continue;
        const data = {words, years, first: first.year, position: `${first.file}:${first.line}`};
        report({message: 'years', data, at: {source, line}, related: [first.file]});
      }
    },
  },
});

/** @returns the first milestone of the history, since when the company has its experience */
function firstMilestone(sources: readonly Source[]) {
  const milestones = sources.flatMap(({file, parsed}) =>
    asList(asGroup(parsed?.data).timeline).flatMap((entry, index) => {
      const {year} = asGroup(entry);
      return typeof year === 'number' ? {year, file, line: parsed?.lineOf(['timeline', index, 'year'])} : [];
    }),
  );
  return milestones.sort((a, b) => a.year - b.year)[0];
}

/** The words that may appear between a number and its noun. */
const UP_TO_TWO_WORDS = String.raw`(?: (?!of\b|in\b|latest\b|last\b|next\b|first\b|recent\b|other\b)[\p{L}’'-]+){0,2}?`;
/** A number that is not a year, a range, or a part of a longer number. */
const NUMBER = String.raw`(?<![\d.,–-])(?!(?:19|20)\d\d\b)(?:\d{1,3}(?:,\d{3})+|\d+(?:\.\d)?)(?![\d–]|-\d)`;
/** The beginning of a standard's name, such as ISO 9001. */
const STANDARD = /\b\p{Lu}{2,} $/u;

const ONES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
/** The words for 20 to 99. Smaller numbers are usually about something else, as in "four projects in Lagos". */
const WORDS = TENS.flatMap((ten) => [ten, ...ONES.map((one) => `${ten}-${one}`)]);
const FIRST_WORD = 20;
/** Longer words first. The end of "a hundred and twenty" does not count as a number. */
const NUMBER_WORD = String.raw`(?<!hundred (?:and )?)\b(?:${WORDS.toReversed().join('|').replaceAll('-', '[- ]')})(?!-)`;

const valueOf = (written: string): number =>
  /\d/.test(written)
    ? Number(written.replaceAll(',', ''))
    : FIRST_WORD + WORDS.indexOf(written.toLowerCase().replace(' ', '-'));

/** @returns the words of a text that give another number for a figure */
function contradictionsIn(figure: WrittenFigure, text: string): string[] {
  const content = text.replaceAll('*', '').replaceAll('\u00A0', ' ');
  const pattern = new RegExp(
    `(${NUMBER}|${NUMBER_WORD})(?:[+%]| %| plus)?${UP_TO_TWO_WORDS}${nounPattern(figure)}`,
    'giu',
  );
  return [...content.matchAll(pattern)].flatMap(({0: words, 1: number = '', index}) =>
    valueOf(number) === figure.number || STANDARD.test(content.slice(0, index)) ? [] : words,
  );
}

/** A pattern that never matches. */
const NEVER_MATCHES = '(?!)';

/** Returns a pattern for the noun of a figure: its first plural, otherwise its first word. A unit of time needs another word. */
function nounPattern(figure: WrittenFigure): string {
  const subject = subjectOf(figure);
  const [counted = ''] = [...subject.filter((word) => /[^s]s$/.test(word)), ...subject];
  if (counted === '') return NEVER_MATCHES;
  const stem = counted.replace(/s$/, '');
  if (!UNITS_OF_TIME.test(counted)) return String.raw` ${stem}s?\b`;
  const others = subject.filter((word) => word !== counted);
  // "Years" alone may be about anything.
  return others.length === 0
    ? NEVER_MATCHES
    : String.raw` ${stem}s?\b[’']?(?: of| in)?(?: \p{L}+)? (?:${others.join('|')})\b`;
}

export const docs = 'Figures agree on all pages, and with the first year of the history.';

export const examples: Examples<typeof rule> = {
  body: {
    valid: ['In 2024 projects grew.', 'ISO 9001 projects.'],
    invalid: [['«We have 30 coded welders.»', 'other', {words: '30 coded welders'}]],
  },
  'index | {number: 25,': {invalid: [['{number: 26,', 'years', {words: '26+ Years Experience'}]]},
};
