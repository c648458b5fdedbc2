/** Gives every mark that one sees an address on its page. */
import {tidy} from '../../content/pair/texts';
import {ANCHOR} from './flags';
import {isHidden, isUnseen, wordsIn} from './seen';
import {allIn, around, attribute, removeAttribute, setAttribute, type Element} from './tree';

/** The anchor of a mark is this word with its number, from 1. */
export const CHANGE = 'change-';

/** @returns the anchors of all marks in the order of the page. What is said or shown a second time has none. */
export function numberMarks(page: Element): Element[] {
  const anchors = allIn(page).filter((one) => attribute(one, ANCHOR) !== undefined);
  const seen = new Set<string>();
  const numbered = anchors.filter((one) => {
    removeAttribute(one, ANCHOR);
    const all = [one, ...around(one)];
    const said = tidy(wordsIn(one));
    const isCopy = all.some(isUnseen) || (all.some(isHidden) && seen.has(said));
    if (!isCopy) seen.add(said);
    return !isCopy;
  });
  setNumbers(page, numbered);
  return numbered;
}

/** Numbers marks anew, in the order of the page. */
export function setNumbers(page: Element, marks: readonly Element[]): void {
  const inOrder = allIn(page).filter((one) => marks.includes(one));
  for (const [index, one] of inOrder.entries()) setAttribute(one, 'id', `${CHANGE}${index + 1}`);
}
