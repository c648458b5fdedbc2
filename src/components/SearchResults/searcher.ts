import {closest, distance} from 'fastest-levenshtein';
import MiniSearch, {type SearchResult} from 'minisearch';
import type {SearchPage} from '../../shared/search-index';
import {stemmer} from 'stemmer';

/** Allows one typing error for every started group of this many letters. */
const LETTERS_PER_ERROR = 4;
/** The number of words in an excerpt: before the first match, and in all. */
const WORDS_BEFORE = 8;
const WORDS_OF_EXCERPT = 32;
const BOOST = {title: 6, heading: 3, description: 1, text: 1};
/** The weight of a word with the same meaning, relative to the word itself. */
const SYNONYM_WEIGHT = 0.8;
/** The share of its best section's score that is added to the score of a page. */
const BEST_SECTION_WEIGHT = 0.1;
const SUGGESTIBLE = /^\p{L}{4,}$/u;

/** A section in the index. The first section of a page represents the page. */
interface Entry {
  id: number;
  page: number;
  section: number;
  title: string;
  description: string;
  heading: string;
  text: string;
}

interface Match {
  entry: Entry;
  /** The score for each word of the query, by the word's stem. */
  scores: Map<string, number>;
  /** Stems of the words that matched. */
  found: string[];
}

/** Searches pages by the words of their sections. */
export class Searcher {
  private readonly entries: Entry[];
  private readonly index = new MiniSearch<Entry>({
    fields: Object.keys(BOOST),
    tokenize: termsIn,
    processTerm: (term) => term,
  });
  private vocabulary?: string[];

  private readonly alike = new Map<string, Set<string>>();

  /** @param alike lines of words with the same meaning */
  constructor(
    private readonly pages: readonly SearchPage[],
    alike: readonly string[] = [],
  ) {
    for (const stems of alike.map((line) => wordsOfText(line).map(({stem}) => stem)))
      for (const stem of stems) this.alike.set(stem, new Set([stem, ...(this.alike.get(stem) ?? []), ...stems]));
    const entries = pages.flatMap(({title, description, sections}, page) => [
      {page, section: -1, title, description, heading: '', text: ''},
      ...sections.map(({heading = '', text}, section) => ({page, section, title: '', description: '', heading, text})),
    ]);
    this.entries = entries.map((entry, id) => ({id, ...entry}));
    this.index.addAll(this.entries);
  }

  /** @param count how many pages to return with excerpts */
  search(term: string, count: number): SearchAnswer {
    const words = wordsOfQuery(term);
    const asked = new Set(words.map(({stem}) => stem));
    const pages = this.rank(this.matchesOf(term));
    const foundWords = new Set(pages.flatMap((page) => [...page.asked]));
    const best = Math.max(0, ...pages.map((page) => page.asked.size));
    const relevantPages = pages.filter((page) => page.asked.size * 2 > best);
    const missing = words.filter(({stem}) => !foundWords.has(stem)).map(({written}) => written);
    return {
      total: relevantPages.length,
      pages: relevantPages.slice(0, count).map(({matches}) => this.show(matches)),
      missing,
      isPartial: best < asked.size,
      meant: missing.length > 0 ? this.meantBy(term, missing) : undefined,
    };
  }

  /** @returns the sections that contain a word of the term, the best one first */
  private matchesOf(term: string): Match[] {
    const matches = new Map<number, Match>();
    for (const stem of new Set(wordsOfQuery(term).map((word) => word.stem))) {
      for (const {id, score, terms} of this.resultsOf(stem)) {
        const entry = this.entries[id as number];
        if (!entry) continue;
        const match = matches.get(entry.id) ?? {entry, scores: new Map<string, number>(), found: []};
        match.scores.set(stem, score);
        match.found.push(...terms);
        matches.set(entry.id, match);
      }
    }
    return [...matches.values()].sort((one, other) => scoreOf(other.scores) - scoreOf(one.scores));
  }

  /** @returns the sections that contain the word or one with the same meaning */
  private resultsOf(stem: string): SearchResult[] {
    const results = new Map<unknown, SearchResult>();
    for (const item of this.alike.get(stem) ?? [stem]) {
      const fuzzy = allowsFuzziness(item) && 1;
      const hits = this.index.search(item, {tokenize: (whole) => [whole], prefix: allowsPrefix, fuzzy, boost: BOOST});
      for (const result of hits) {
        const score = result.score * (item === stem ? 1 : SYNONYM_WEIGHT);
        const previous = results.get(result.id);
        const terms = [...(previous?.terms ?? []), ...result.terms];
        results.set(result.id, {...result, terms, score: Math.max(score, previous?.score ?? 0)});
      }
    }
    return [...results.values()];
  }

  /** @returns the matches by page. A score sums up all sections for each word, plus a bonus for the best one. */
  private rank(matches: readonly Match[]): {matches: Match[]; asked: Set<string>; score: number}[] {
    const byPage = new Map<number, Match[]>();
    for (const match of matches) byPage.set(match.entry.page, [...(byPage.get(match.entry.page) ?? []), match]);
    return [...byPage.values()]
      .map((matchesOfPage) => {
        const scores = new Map<string, number>();
        for (const [stem, score] of matchesOfPage.flatMap((match) => [...match.scores]))
          scores.set(stem, Math.max(score, scores.get(stem) ?? 0));
        const best = Math.max(...matchesOfPage.map((match) => scoreOf(match.scores)));
        return {
          matches: matchesOfPage,
          asked: new Set(scores.keys()),
          score: scoreOf(scores) + BEST_SECTION_WEIGHT * best,
        };
      })
      .sort((one, other) => other.score - one.score);
  }

  private show(matches: readonly Match[]): FoundPage {
    const {url = '', title = '', description = '', sections = []} = this.pages[matches[0]?.entry.page ?? 0] ?? {};
    const found = new Set(matches.flatMap((match) => match.found));
    const within = (position: number) => matches.some(({entry}) => entry.section === position);
    const top = sections.findIndex(({anchor}, position) => anchor === undefined && within(position));
    const inSections = matches.flatMap(({entry}): FoundSection[] => {
      const {anchor, heading = '', text} = sections[entry.section] ?? {text: ''};
      return anchor === undefined ? [] : [{url: `${url}#${anchor}`, title: heading, excerpt: excerptOf(text, found)}];
    });
    const excerpt = top >= 0 ? excerptOf(sections[top]?.text ?? '', found) : excerptOf(description, found);
    return {url, title, excerpt: top >= 0 || inSections.length === 0 ? excerpt : undefined, sections: inSections};
  }

  /** @returns the term with each missing word replaced by the nearest word of the site, if that gives results. */
  private meantBy(term: string, missing: readonly string[]): string | undefined {
    const replaced = missing.map((word) => this.nearest(word.toLowerCase()));
    if (replaced.includes(undefined)) return undefined;
    const words = wordsOfQuery(term).map(({written}) => replaced[missing.indexOf(written)] ?? written);
    const meant = words.join(' ');
    const isFound = this.rank(this.matchesOf(meant)).some(({asked}) => asked.size === new Set(stemsOf(words)).size);
    return isFound ? meant : undefined;
  }

  private nearest(word: string): string | undefined {
    if (!SUGGESTIBLE.test(word)) return undefined;
    this.vocabulary ??= [...new Set(this.entries.flatMap(wordsOfEntry))];
    const best = closest(word, this.vocabulary);
    const isNear = distance(word, best) <= Math.ceil(word.length / LETTERS_PER_ERROR);
    return isNear && best.startsWith(word.charAt(0)) ? best : undefined;
  }
}

/** @returns a score that is higher for rare words, and that grows with the number of matching words */
const scoreOf = (scores: ReadonlyMap<string, number>): number =>
  scores.size * [...scores.values()].reduce((sum, value) => sum + value, 0);

const stemsOf = (words: readonly string[]) => words.flatMap((word) => wordsOfText(word).map(({stem}) => stem));

const wordsOfEntry = ({title, heading, text}: Entry): string[] =>
  wordsOfText(`${title} ${heading} ${text}`)
    .map(({written}) => written.toLowerCase())
    .filter((word) => SUGGESTIBLE.test(word));

/** @returns the text around the first match */
function excerptOf(text: string, found: ReadonlySet<string>): Excerpt {
  const words = wordsOfText(text);
  const isFound = words.map((word, position) => {
    const codes = [codeOf(text, word, words[position + 1])];
    const before = words[position - 1];
    if (before) codes.push(codeOf(text, before, word));
    return found.has(word.stem) || codes.some((code) => code !== undefined && found.has(code));
  });
  keepBestRow(text, words, isFound);
  const first = Math.max(0, isFound.indexOf(true) - WORDS_BEFORE);
  const last = Math.min(words.length, first + WORDS_OF_EXCERPT);
  const from = first > 0 ? (words[first]?.index ?? 0) : 0;
  const to = last < words.length ? (words[last]?.index ?? text.length) : text.length;
  const pieces: string[] = [];
  let between = first > 0 ? '… ' : '';
  let end = from;
  for (let position = first; position < last; position += 1) {
    const {index, written} = words[position] ?? {index: 0, written: ''};
    if (!isFound[position]) continue;
    pieces.push(between + text.slice(end, index), written);
    between = '';
    end = index + written.length;
  }
  return [...pieces, between + text.slice(end, to).trimEnd() + (to < text.length ? ' …' : '')];
}

/** Unmarks the words of other rows if one row of a list or table has more of the words than any other. */
function keepBestRow(text: string, words: readonly Word[], isFound: boolean[]): void {
  const rowAt = (index: number) => text.slice(0, index).split('\n').length;
  const rows = new Map<number, Set<string>>();
  for (const [position, {stem, index}] of words.entries())
    if (isFound[position]) rows.set(rowAt(index), new Set([...(rows.get(rowAt(index)) ?? []), stem]));
  const most = Math.max(...[...rows.values()].map(({size}) => size));
  if (most < 2) return;
  for (const [position, {index}] of words.entries())
    if ((rows.get(rowAt(index))?.size ?? 0) < most) isFound[position] = false;
}

/** A number with its commas and decimals, or letters and digits without a gap. `O&M` and `what’s` are one word each. */
const WORD = /\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{M}\p{N}]+(?:[&'’][\p{L}\p{M}\p{N}]+)*/gu;
/** The ending of `company’s` and `what’s`. */
const POSSESSIVE = /['’]s$/;
const DIGIT = /\d/;
const LETTERS_AND_DIGITS = /^(\p{L}+)(\d.*)$/u;
/** The characters that may separate the letters of a code from its number: `ISO 9001`, `DN-50`. */
const GAP_OF_CODE = /^[\s\u00a0-]$/;
const MAX_CODE_LETTERS = 5;
/** Shorter words, codes and numbers match only as a whole. */
const MIN_PREFIX_LETTERS = 4;
const MIN_FUZZY_LETTERS = 8;

/** Stop words, which do not say what a question is about. */
const STOP_WORDS = new Set(
  (
    'a about am an and any are arent as at be become been by can cant could couldnt did didnt do does doesnt dont for ' +
    'from get give had has hasnt have havent how i if im in is isnt it its ive looking me much my need of on ' +
    'or our please shall should so some tell than that the their them then there these they theyre this to us want ' +
    'was we were what when where which who whom whose why will with wont would wouldnt you youre your youve'
  ).split(' '),
);

/** A word of a text, and the form in which the search compares it. */
interface Word {
  /** The word as the text has it. */
  written: string;
  /** In lower case, without accents, apostrophes and endings. */
  stem: string;
  index: number;
}

const isCode = (word: string): boolean => DIGIT.test(word) || word.includes('&');

/** @returns the form to compare a word in: in lower case and without accents. Codes keep their ending. */
function stemOf(word: string): string {
  const letters = toBareWord(word)
    .normalize('NFKD')
    .replace(/[\p{M},]/gu, '');
  return isCode(letters) ? letters : stemmer(stemmer(letters));
}

/** @returns a word in lower case without apostrophes: `company` for `company’s`, `dont` for `don’t` */
const toBareWord = (word: string): string => word.toLowerCase().replace(POSSESSIVE, '').replace(/['’]/g, '');

/** @returns the words of a text in their order */
const wordsOfText = (text: string): Word[] =>
  Array.from(text.matchAll(WORD), ({0: written, index}) => ({written, stem: stemOf(written), index}));

/** @returns the code that a word forms with the next one, such as `iso9001` */
function codeOf(text: string, word: Word, next: Word | undefined): string | undefined {
  if (!next || word.written.length > MAX_CODE_LETTERS || isCode(word.stem) || !/^\d/.test(next.stem)) return undefined;
  const gap = text.slice(word.index + word.written.length, next.index);
  return GAP_OF_CODE.test(gap) ? word.written.toLowerCase() + next.stem : undefined;
}

/** @returns the terms to index for a text: its words, its whole codes, and the parts of codes without a gap */
function termsIn(text: string): string[] {
  const words = wordsOfText(text);
  return words.flatMap((word, position) => {
    const code = codeOf(text, word, words[position + 1]);
    const [, letters, digits] = LETTERS_AND_DIGITS.exec(word.stem) ?? [];
    return [word.stem, code, letters, digits].filter((term) => term !== undefined);
  });
}

/** @returns the words of a query, without small words unless it has no others */
function wordsOfQuery(query: string): Word[] {
  const words = wordsOfText(query);
  const significant = words.filter(({written}) => !STOP_WORDS.has(toBareWord(written)));
  return significant.length > 0 ? significant : words;
}

/** Whether a letter may differ, as between `complain` and `complaint`. */
const allowsFuzziness = (stem: string): boolean => !isCode(stem) && stem.length >= MIN_FUZZY_LETTERS;

/** Whether a word may be the beginning of a longer one. */
const allowsPrefix = (stem: string): boolean => !isCode(stem) && stem.length >= MIN_PREFIX_LETTERS;

/** The text around a match. The pieces at odd positions are the matches. */
export type Excerpt = string[];

/** A section that contains words of the search. */
interface FoundSection {
  url: string;
  title: string;
  excerpt: Excerpt;
}

/** A page that contains words of the search, with its sections that do, best first. */
export interface FoundPage {
  url: string;
  title: string;
  /** From the text above the first section, or from the page's description. */
  excerpt?: Excerpt;
  sections: FoundSection[];
}

export interface SearchAnswer {
  /** The number of all pages found. */
  total: number;
  /** The best pages. */
  pages: FoundPage[];
  /** The words that no page has, as the visitor typed them. */
  missing: string[];
  /** True if no page has all words, so these pages have only some of them. */
  isPartial: boolean;
  /** A suggested term that gives results. */
  meant?: string;
}
