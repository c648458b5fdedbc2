/** Gives every mark that one sees an address on its page. */
import {tidy} from '../../../content/pair/texts';
import {ANCHOR} from './moves';
import {attribute, type Element} from '../../after-build/page';
import {allIn, around, setAttribute} from './nodes';
import {wordsOf} from './signature';
import {isUnseen} from './words';

/** The anchor of a mark is this word with its number, from 1. */
export const CHANGE = 'change-';

const isHidden = (node: Element): boolean => attribute(node, 'aria-hidden') === 'true';

/** @returns the anchors of all marks in the order of the page. What is said or shown a second time has none. */
export function numberMarks(page: Element): Element[] {
  const anchors = allIn(page).filter((one) => attribute(one, ANCHOR) !== undefined);
  const seen = new Set<string>();
  const numbered = anchors.filter((one) => {
    one.attrs = one.attrs.filter(({name}) => name !== ANCHOR);
    const all = [one, ...around(one)];
    const said = tidy(wordsOf(one));
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
