import {stemmer} from 'stemmer';

/** A number with its commas and decimals, or letters and digits without a gap. `O&M` and `what’s` are one word each. */
const WORD = /\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{M}\p{N}]+(?:[&'’][\p{L}\p{M}\p{N}]+)*/gu;
/** The ending of `company’s` and `what’s`. */
const OWNER = /['’]s$/;
const DIGIT = /\d/;
const LETTERS_AND_DIGITS = /^(\p{L}+)(\d.*)$/u;
/** The characters that may separate the letters of a code from its number: `ISO 9001`, `DN-50`. */
const GAP_OF_CODE = /^[\s\u00a0-]$/;
const MOST_LETTERS_OF_CODE = 5;
/** Shorter words, codes and numbers match only as a whole. */
const LEAST_LETTERS_OF_BEGINNING = 4;
const LEAST_LETTERS_THAT_DIFFER = 8;

/** Small words that do not say what a question is about. */
const SMALL_WORDS = new Set(
  (
    'a about am an and any are arent as at be become been by can cant could couldnt did didnt do does doesnt dont for ' +
    'from get give had has hasnt have havent how i if im in is isnt it its ive looking me much my need of on ' +
    'or our please shall should so some tell than that the their them then there these they theyre this to us want ' +
    'was we were what when where which who whom whose why will with wont would wouldnt you youre your youve'
  ).split(' '),
);

/** A word of a text, and the form in which the search compares it. */
export interface Word {
  /** The word as the text has it. */
  written: string;
  /** In lower case, without accents, apostrophes and endings. */
  stem: string;
  index: number;
}

const isCode = (word: string): boolean => DIGIT.test(word) || word.includes('&');

/**
 * @returns the form in which the search compares a word: in lower case and without accents. Codes keep their ending.
 */
function stemOf(word: string): string {
  const letters = bare(word)
    .normalize('NFKD')
    .replace(/[\p{M},]/gu, '');
  return isCode(letters) ? letters : stemmer(stemmer(letters));
}

/** @returns a word in lower case without apostrophes: `company` for `company’s`, `dont` for `don’t` */
const bare = (word: string): string => word.toLowerCase().replace(OWNER, '').replace(/['’]/g, '');

/** @returns the words of a text in their order */
export const wordsOfText = (text: string): Word[] =>
  Array.from(text.matchAll(WORD), ({0: written, index}) => ({written, stem: stemOf(written), index}));

/** @returns the code that a word forms with the next one, such as `iso9001` */
export function codeOf(text: string, word: Word, next: Word | undefined): string | undefined {
  if (!next || word.written.length > MOST_LETTERS_OF_CODE || isCode(word.stem) || !/^\d/.test(next.stem))
    return undefined;
  const gap = text.slice(word.index + word.written.length, next.index);
  return GAP_OF_CODE.test(gap) ? word.written.toLowerCase() + next.stem : undefined;
}

/** @returns the terms to index for a text: its words, its whole codes, and the parts of codes without a gap */
export function termsIn(text: string): string[] {
  const words = wordsOfText(text);
  return words.flatMap((word, position) => {
    const code = codeOf(text, word, words[position + 1]);
    const [, letters, digits] = LETTERS_AND_DIGITS.exec(word.stem) ?? [];
    return [word.stem, code, letters, digits].filter((term) => term !== undefined);
  });
}

/** @returns the words of a query, without small words unless it has no others */
export function wordsOfQuery(query: string): Word[] {
  const words = wordsOfText(query);
  const own = words.filter(({written}) => !SMALL_WORDS.has(bare(written)));
  return own.length > 0 ? own : words;
}

/** Whether a letter may differ, as between `complain` and `complaint`. */
export const mayDiffer = (stem: string): boolean => !isCode(stem) && stem.length >= LEAST_LETTERS_THAT_DIFFER;

/** Whether a word may be the beginning of a longer one. */
export const mayBegin = (stem: string): boolean => !isCode(stem) && stem.length >= LEAST_LETTERS_OF_BEGINNING;
