/** Compares figures of different pages, as visitors would. */
import {PROJECTS_PATH} from '../../shared/addresses';
import type {ReportDescriptor} from '../../cms/base/diagnostic';
import {asGroup, asList} from '../../cms/base/values';
import {rule, type Source} from '../../cms/definition/site-definition';
import {SITE_FILE} from '../../cms/base/paths';
import {textsIn} from './texts';

/** Reports figures that disagree with each other, with the words of a page, or with the history. */
export const disagreeingFigures = rule({id: 'disagreeing-figure', severity: 'warning'}, ({sources, today}) => {
  const figures = sources.flatMap(figuresOf);
  return [
    ...contradictions(figures),
    ...figureWarnings(sources, figures),
    ...tooManyYears(figures, sources, Number(today.slice(0, 4))),
  ];
});

/**
 * Reports a figure for projects that exceeds the number of projects on their page. That is valid, but buyers ask about
 * it, so only the check before a launch reports it.
 */
export const unshownProjects = rule({id: 'unshown-project', severity: 'warning'}, ({sources}) => {
  const owner = sources.find(({path}) => path === PROJECTS_PATH);
  const shown = sources.filter(({kind}) => kind?.name === 'project').length;
  if (!owner || shown === 0) return [];
  return sources.flatMap(figuresOf).flatMap(({source, line, label, number, words: content}): ReportDescriptor[] => {
    if (!/\bprojects\b/.test(label) || number <= shown) return [];
    const message = `"${content}" is more than the ${shown} shown on ${owner.file}. Say that those are a selection, or correct the figure.`;
    return [{file: source.file, line, message, related: [owner.file]}];
  });
});

const figuresOf = (source: Source): WrittenFigure[] =>
  source.values.flatMap(({value, path}) => {
    const {number, label, suffix = '', id} = asGroup(value);
    if (typeof number !== 'number' || typeof label !== 'string') return [];
    const line = source.parsed?.lineOf(path) ?? 1;
    const words = `${number}${String(suffix)} ${label}`;
    return {source, line, number, label: label.toLowerCase(), words, ...(typeof id === 'string' && {id})};
  });

/** Reports figures of two pages about the same subject, `Projects` and `Projects Completed`, but different numbers. */
function contradictions(figures: WrittenFigure[]): ReportDescriptor[] {
  return figures.flatMap((figure, index) =>
    figures.slice(0, index).flatMap((before): ReportDescriptor[] => {
      const samePage = before.source === figure.source;
      if (samePage || !shareSubject(figure, before) || before.number === figure.number) return [];
      const place = `${before.source.file}:${before.line}`;
      const message = `"${figure.words}" does not agree with "${before.words}" at ${place}. Correct one of them.`;
      return [{file: figure.source.file, line: figure.line, message, related: [before.source.file]}];
    }),
  );
}

/** Reports years of experience that exceed the years since the first milestone of the history. */
function tooManyYears(figures: WrittenFigure[], sources: readonly Source[], year: number): ReportDescriptor[] {
  const milestones = sources.flatMap(({file, parsed}) =>
    asList(asGroup(parsed?.data).timeline).flatMap((entry, index) => {
      const {year: of} = asGroup(entry);
      return typeof of === 'number'
        ? {year: of, file, place: `${file}:${parsed?.lineOf(['timeline', index, 'year'])}`}
        : [];
    }),
  );
  const [first] = milestones.sort((a, b) => a.year - b.year);
  if (!first) return [];
  return figures
    .filter(({label, number}) => /\byears?\b/.test(label) && number > year - first.year)
    .map(({source, line, words: content}) => {
      const since = `the ${year - first.year} years since ${first.year} (${first.place})`;
      const message = `"${content}" is more than ${since}. Correct one of them.`;
      return {file: source.file, line, message, related: [first.file]};
    });
}

interface WrittenFigure {
  source: Source;
  line: number;
  number: number;
  words: string;
  label: string;
  id?: string;
}

/** Shorter words, such as "and", do not name a subject. */
const MIN_WORD_LENGTH = 4;
const UNITS_OF_TIME = /^(?:years?|months?|weeks?|days?|hours?)$/;
/** Fields whose figures belong to one person or one opening, not to the company. */
const PERSONAL_LISTS = ['members'];

const subjectOf = ({label}: Pick<WrittenFigure, 'label'>): string[] =>
  label.split(/[^\p{L}]+/u).filter((word) => word.length >= MIN_WORD_LENGTH);

/** @returns whether two labels share a word, such as `Projects` and `Projects Completed`. */
const shareSubject = (one: WrittenFigure, other: WrittenFigure): boolean =>
  subjectOf(one).some((word) => subjectOf(other).includes(word));

/** @returns a warning for each figure that could refer to pages/_site.yml, and for each text with a different number */
function figureWarnings(sources: readonly Source[], figures: readonly WrittenFigure[]): ReportDescriptor[] {
  const registered = figures.filter(({id}) => id !== undefined);
  const pages = sources.filter(({file, kind}) => file !== SITE_FILE && kind?.name !== 'opening');
  return registered.flatMap((item) => [
    ...figures.flatMap((figure) => repeatsShared(item, figure)),
    ...pages.flatMap((source) =>
      textsIn(source)
        .filter(({field}) => !PERSONAL_LISTS.includes(String(field)))
        .flatMap(({line, text}) => contradictionsIn(item, text).map((found) => ({file: source.file, line, ...found}))),
    ),
  ]);
}

function repeatsShared(registered: WrittenFigure, figure: WrittenFigure): ReportDescriptor[] {
  const {source, line, number, words: content, id} = figure;
  if (id !== undefined || number !== registered.number || !shareSubject(registered, figure)) return [];
  const message = `"${content}" repeats the shared figure at ${lineOf(registered)}.`;
  const help = `Write "figure: ${registered.id}" instead of the number, so that both change together.`;
  return [{file: source.file, line, message, help, related: [registered.source.file]}];
}

const lineOf = ({source, line}: WrittenFigure): string => `${source.file}:${line}`;

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

function contradictionsIn(registered: WrittenFigure, text: string) {
  const content = text.replaceAll('*', '').replaceAll('\u00A0', ' ');
  const pattern = new RegExp(
    `(${NUMBER}|${NUMBER_WORD})(?:[+%]| %| plus)?${UP_TO_TWO_WORDS}${nounPattern(registered)}`,
    'giu',
  );
  return [...content.matchAll(pattern)].flatMap(({0: counted, 1: number = '', index}) => {
    const isSame = valueOf(number) === registered.number;
    if (isSame || STANDARD.test(content.slice(0, index))) return [];
    const message = `"${counted}" does not agree with "${registered.words}" at ${lineOf(registered)}. Correct one of them.`;
    return [{message, related: [registered.source.file]}];
  });
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
