import {closest, distance} from 'fastest-levenshtein';

/** All words of the pages, written by src/plugins/search. */
const WORDS = '/pagefind/words.json';
/** One typing error is allowed for each group of this many letters, an unfinished group included. */
const LETTERS_PER_SLIP = 4;

/**
 * What was probably meant by a term that the site does not use.
 * @returns the nearest words that the site does use, or nothing when none is near or the words cannot be fetched
 */
export async function nearestWord(term: string): Promise<string | undefined> {
  const answer = await fetch(WORDS).catch(() => undefined);
  if (!answer?.ok) return undefined;
  return nearestOf(term, (await answer.json()) as string[]);
}

/** The same among words that are given: in small letters, at least one. Another ending alone is no other word. */
export function nearestOf(term: string, words: string[]): string | undefined {
  const typed = term.toLowerCase().match(/\p{L}+/gu) ?? [];
  const near = typed.flatMap((word) => {
    const best = closest(word, words);
    return distance(word, best) <= Math.ceil(word.length / LETTERS_PER_SLIP) ? [{word, best}] : [];
  });
  const isOther = near.some(({word, best}) => !best.startsWith(word) && !word.startsWith(best));
  return isOther ? near.map(({best}) => best).join(' ') : undefined;
}
