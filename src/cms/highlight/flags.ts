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
const CLOSED = new Set('img picture svg input textarea select iframe br hr'.split(' '));
export const isClosed = (node: Element): boolean => CLOSED.has(node.localName);

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

/** @returns in sentences what a visitor meets at an element besides its words, where it is different */
export function differences(now: Element, before: Element, labels: HighlightLabels): string[] {
  const [is, was] = [factsOf(now), factsOf(before)];
  const sameWords = now.textContent.trim() === before.textContent.trim();
  return FACTS.flatMap((name) => {
    const versions = {before: was.get(name) ?? '', now: is.get(name) ?? ''};
    // Where the words of a number, an address or a day are marked, what they lead to is told by them.
    const isReported = name === 'date' || (name === 'link' && /^(?:tel|mailto):/.test(versions.now));
    if (is.get(name) === was.get(name) || (isReported && !sameWords)) return [];
    return interpolate(labels[name], versions);
  });
}

const flag = (near: Part, text: string): Element => element(near, 'span', {class: 'preview-flag', [ANCHOR]: ''}, text);

/** Adds a flag with some sentences to what is the same but for them. */
export function addFlag(node: Element, messages: readonly string[]): void {
  if (messages.length === 0) return;
  const own = flag(node, [...new Set(messages)].join('. '));
  own.setAttribute(HIGHLIGHT, 'other');
  const closed = lineage(node).findLast(isClosed);
  if (closed) closed.before(own);
  else addFirst(node, own);
}

/** Highlights an element as a whole. @returns its flag */
export function highlightAround(node: Element, kind: 'added' | 'removed' | 'moved', text: string): Element {
  const own = flag(node, text);
  if (isClosed(node)) {
    const around = element(node, 'span', {[HIGHLIGHT]: kind}, own);
    node.replaceWith(around);
    around.append(node);
  } else {
    node.setAttribute(HIGHLIGHT, kind);
    addFirst(node, own);
  }
  return own;
}

/** Puts a flag among the first words of an element, so that it moves no layout. */
const addFirst = (node: Element, own: Element): void => (blocksIn(node).find(beginsWithWords) ?? node).prepend(own);

const beginsWithWords = (block: Element): boolean => {
  const [first] = childrenOf(block);
  return first !== undefined && (isText(first) || isInline(first));
};

const blocksIn = (node: Element): Element[] =>
  isClosed(node) || isInline(node) || node.matches(`${UNSEEN}, ${HIDDEN}`)
    ? []
    : [node, ...[...node.children].flatMap(blocksIn)];
