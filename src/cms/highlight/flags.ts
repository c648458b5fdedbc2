/** Labels that say in words what is different and does not show. */
import {interpolate} from '../../shared/interpolate';
import {INLINE, isHidden, isUnseen, SEEN, seenAt, wordsIn, type Seen} from './seen';
import {allIn, around, element, insertBefore, isElement, isText, childrenOf, setAttribute, type Element} from './tree';

/** The words of the marks; those in braces, such as {before} and {now}, are filled in. */
export type HighlightLabels = Readonly<
  Record<
    | (typeof SEEN)[Seen]
    | ('picture' | 'drawing' | 'icon' | 'choices' | 'inserted' | 'deleted')
    | ('added' | 'removed' | 'movedFrom' | 'movedHere' | 'movedAway'),
    string
  >
>;

/** Set on every mark; its value says what happened. */
export const HIGHLIGHT = 'data-highlight';
/** Set on what an address of the page leads to: the mark itself, or its flag. */
export const ANCHOR = 'data-anchor';

/** Elements that cannot contain a flag; theirs is in front of them. */
export const CLOSED = new Set('img picture svg input textarea select iframe br hr'.split(' '));

export const flag = (text: string): Element => element('span', {class: 'preview-flag', [ANCHOR]: ''}, [text]);

/** @returns what a visitor meets at an element besides its words, where it is different, in sentences. */
export function differences(now: Element, before: Element, labels: HighlightLabels): string[] {
  if (now.tagName === 'select') return [...choices(now, before, labels), ...attributes(now, before, labels)];
  return attributes(now, before, labels);
}

function attributes(now: Element, before: Element, labels: HighlightLabels): string[] {
  const [is, was] = [seenAt(now), seenAt(before)];
  const sameWords = wordsIn(now).trim() === wordsIn(before).trim();
  return (Object.keys(SEEN) as Seen[]).flatMap((name) => {
    if (is[name] === was[name]) return [];
    // Where the words of a number, an address or a day are marked, what they lead to is told by them.
    const isReported = name === 'datetime' || (name === 'href' && /^(?:tel|mailto):/.test(is.href ?? ''));
    if (isReported && !sameWords) return [];
    const label = now.tagName === 'use' ? labels.icon : labels[SEEN[name]];
    return [interpolate(label, {before: was[name] ?? '', now: is[name] ?? ''})];
  });
}

/** The choices in a list of options, which cannot hold a mark. */
function choices(now: Element, before: Element, labels: HighlightLabels): string[] {
  const namesIn = (node: Element) =>
    allIn(node).flatMap((item) => (item.tagName === 'option' ? wordsIn(item).trim() : []));
  const values = {now: namesIn(now).join(', '), before: namesIn(before).join(', ')};
  return values.now === values.before ? [] : [interpolate(labels.choices, values)];
}

/** Adds a flag with some sentences: in front of an element that cannot contain it, else among its first words. */
export function addFlag(node: Element, messages: readonly string[]): void {
  if (messages.length === 0) return;
  const own = flag([...new Set(messages)].join('. '));
  setAttribute(own, HIGHLIGHT, 'other');
  const closed = [node, ...around(node)].filter(({tagName}) => CLOSED.has(tagName)).at(-1);
  if (closed) insertBefore(closed.parentNode as Element, own, closed);
  else addFirst(node, own);
}

/** Puts a flag among the first words of an element, so that it moves no layout. */
export function addFirst(node: Element, own: Element): void {
  const holder = blocksIn(node).find(showsWords) ?? node;
  insertBefore(holder, own, holder.childNodes[0]);
}

function showsWords(block: Element): boolean {
  const [part] = childrenOf(block);
  return part !== undefined && (isText(part) || INLINE.has(part.nodeName));
}

const blocksIn = (node: Element): Element[] =>
  CLOSED.has(node.tagName) || INLINE.has(node.tagName) || isUnseen(node) || isHidden(node)
    ? []
    : [node, ...node.childNodes.filter(isElement).flatMap(blocksIn)];
