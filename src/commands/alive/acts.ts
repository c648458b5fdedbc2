/** Whether what should be gone today is gone, and what should be there is there. */
import type {PublishedContent} from './published';
import {documentOf, type Ask, type Findings} from './answers';

const OK = 200;

/** @returns a sentence for each page, entry and paper that is not as its day asks */
export async function actFlaws(ask: Ask, {acts}: Pick<PublishedContent, 'acts'>): Promise<Findings> {
  const found = await Promise.all(
    acts.map(async ({page, id, words, isThere, what}) => {
      const answer = await ask(page);
      const isAnswered = answer?.status === OK;
      if (id === undefined && words === undefined)
        return isAnswered === isThere
          ? []
          : [`${page} ${isThere ? 'is missing' : 'is still there'}: ${what} has that page.`];
      // That a page is missing is told once.
      if (!isAnswered) return [];
      const {elements, text} = documentOf(answer);
      if (words !== undefined) return text.includes(words) ? [] : [`${page} does not say "${words}" of ${what} today.`];
      const isFound = elements.some(({attributes}) => attributes.get('id') === id);
      return isFound === isThere ? [] : [`${what} ${isThere ? 'is missing' : 'is still shown'} on ${page}.`];
    }),
  );
  return {wrong: found.flat()};
}

/** @returns a sentence where the search does not know a word that a page holds */
export async function searchFlaws(ask: Ask, {word}: Pick<PublishedContent, 'word'>): Promise<Findings> {
  const answer = await ask(WORDS);
  if (answer?.status !== OK) return {wrong: ['The search does not answer.']};
  const known = JSON.parse(Buffer.from(answer.body).toString('utf8')) as unknown;
  return Array.isArray(known) && known.includes(word) ? {} : {wrong: [`The search does not find "${word}".`]};
}

const WORDS = '/pagefind/words.json';
