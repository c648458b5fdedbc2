import {collapseWhitespace} from '../parse';
import {ANCHOR} from './flags';
import {isHidden, isUnseen, wordsIn} from './seen';
import {allIn, around, attribute, removeAttribute, setAttribute, type Element} from './tree';

/** The address of a mark is this word with its number, from 1. */
export const CHANGE = 'change-';

/** @returns what the addresses of the marks lead to, in the order of the page; what is said or shown twice has one */
export function anchorsIn(page: Element): Element[] {
  const seen = new Set<string>();
  return allIn(page).filter((element) => {
    if (attribute(element, ANCHOR) === undefined) return false;
    removeAttribute(element, ANCHOR);
    const all = [element, ...around(element)];
    const text = collapseWhitespace(wordsIn(element));
    const isCopy = all.some(isUnseen) || (all.some(isHidden) && seen.has(text));
    if (!isCopy) seen.add(text);
    return !isCopy;
  });
}

/** Gives marks their addresses, in the order of the page. */
export function numberHighlights(page: Element, highlights: readonly Element[]): void {
  const inOrder = allIn(page).filter((element) => highlights.includes(element));
  for (const [index, element] of inOrder.entries()) setAttribute(element, 'id', `${CHANGE}${index + 1}`);
}
