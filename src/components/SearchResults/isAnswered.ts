import type {PageFound} from './answer';

/**
 * Whether the pages found hold what was typed. Where no page does, Pagefind takes the longest beginning that some page
 * holds: for "comissioning" the "com" of an address.
 * @param pages as they are shown, with the words found between `<mark>` and `</mark>`
 */
export function isAnswered(term: string, pages: readonly PageFound[]): boolean {
  const excerpts = pages.flatMap(({excerpt = '', sections}) => [excerpt, ...sections.map((one) => one.excerpt)]);
  const found = excerpts.flatMap((text) =>
    Array.from(text.matchAll(/<mark>(.*?)<\/mark>/g), ([, word = '']) => word.toLowerCase()),
  );
  const typed = term.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return typed.every((word) => found.some((one) => one.includes(word)));
}
