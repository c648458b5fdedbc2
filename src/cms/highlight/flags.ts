/** The elements that are added to a page: words that changed, and labels that say in words what does not show. */
import {interpolate} from '../../shared/interpolate';
import {childrenOf, factsOf, FACTS, HIDDEN, isInline, isText, lineage, UNSEEN, type Fact, type Part} from './seen';

/** The words of the marks; those in braces, such as {before} and {now}, are filled in. */
export type HighlightLabels = Readonly<
  Record<Fact | 'inserted' | 'deleted' | 'added' | 'removed' | 'movedFrom' | 'movedHere' | 'movedAway', string>
>;

/** Set on every mark; its value says what happened. */
export const HIGHLIGHT = 'data-highlight';
/** Set on what an address of the page leads to: the mark itself, or its flag. */
export const ANCHOR = 'data-anchor';

/** Elements that cannot contain a flag; theirs is in front of them. */
const CLOSED = 'img, picture, svg, input, textarea, select, iframe, br, hr';

/** @param near anything of the page for which the element is made */
export function element(
  near: Part,
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: (Node | string)[]
): Element {
  const made = near.ownerDocument.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** @returns words that came or went, with words for those who only hear the page */
export function changedWords(near: Part, kind: 'added' | 'removed', words: string, labels: HighlightLabels): Element {
  const [name, label] = kind === 'added' ? ['ins', labels.inserted] : ['del', labels.deleted];
  return element(near, name, {}, element(near, 'span', {class: 'srOnly'}, `${label}: `), words);
}

/** In place of what is not there, such as the address of words that are no link. */
const NOTHING = '–';

/** @returns in sentences what a visitor meets at an element besides its words, where it is different */
export function differences(now: Element | undefined, before: Element | undefined, labels: HighlightLabels): string[] {
  const [is, was] = [now, before].map((node) => (node ? factsOf(node) : new Map<Fact, string>()));
  const isReworded = now && before && now.textContent.trim() !== before.textContent.trim();
  return FACTS.flatMap((name) => {
    const versions = {before: was?.get(name) ?? NOTHING, now: is?.get(name) ?? NOTHING};
    // Where the words of a number, an address or a day are marked, what they lead to is told by them.
    const isTold = isReworded && (name === 'date' || (name === 'link' && /^(?:tel|mailto):/.test(versions.now)));
    return versions.now === versions.before || isTold ? [] : interpolate(labels[name], versions);
  });
}

/** @returns a label to which the address of a mark leads */
export const flagOf = (near: Part, text: string): Element =>
  element(near, 'span', {class: 'preview-flag', [ANCHOR]: ''}, text);

/** Highlights an element as a whole, or by its flag alone. @returns the flag */
export function addFlag(node: Element, kind: 'added' | 'removed' | 'moved' | 'other', text: string): Element {
  const flag = flagOf(node, text);
  const closed = lineage(node).findLast((item) => item.matches(CLOSED));
  const marked = kind === 'other' ? flag : closed ? element(node, 'span', {}) : node;
  marked.setAttribute(HIGHLIGHT, kind);
  if (!closed) (firstWordsIn(node) ?? node).prepend(flag);
  else if (marked === flag) closed.before(flag);
  else {
    closed.replaceWith(marked);
    marked.append(flag, closed);
  }
  return flag;
}

/** @returns the first block of an element that begins with words, where a flag moves no layout */
function firstWordsIn(node: Element): Element | undefined {
  if (isInline(node) || node.matches(`${CLOSED}, ${UNSEEN}, ${HIDDEN}`)) return undefined;
  const [first] = childrenOf(node);
  if (first && (isText(first) || isInline(first))) return node;
  return [...node.children].map(firstWordsIn).find(Boolean);
}
