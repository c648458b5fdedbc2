/** Labels that say in words what is different and does not show. */
import {fillPlaces} from '../../../shared/fill-places';
import type {Site} from '../../../content/kinds/site';
import {flag, MARK} from './moves';
import {attribute, type Element} from '../../after-build/page';
import {allIn, around, insertBefore, isElement, isText, partsOf, setAttribute} from './nodes';
import {SEEN, seenAt, wordsOf, type Seen} from './signature';
import {INLINE, isUnseen} from './words';

type Words = Site['preview'];

/** What cannot hold a flag of its own, so that it stands beside. */
export const CLOSED = new Set('img picture svg input textarea select iframe br hr'.split(' '));

/** @returns what a visitor meets at an element besides its words, where it is different, in sentences. */
export function differences(now: Element, before: Element, words: Words): string[] {
  const [is, was] = [seenAt(now), seenAt(before)];
  const sameWords = wordsOf(now).trim() === wordsOf(before).trim();
  return (Object.keys(SEEN) as Seen[]).flatMap((name) => {
    if (is[name] === was[name]) return [];
    // Where the words of a number, an address or a day are marked, what they lead to is told by them.
    const isTold = name === 'datetime' || (name === 'href' && /^(?:tel|mailto):/.test(is.href ?? ''));
    if (isTold && !sameWords) return [];
    const label = now.tagName === 'use' ? words.icon : words[SEEN[name]];
    return [fillPlaces(label, {before: was[name] ?? '', now: is[name] ?? ''})];
  });
}

/** @returns the same of the choices in a list of options, which cannot hold a mark. */
export function choices(now: Element, before: Element, words: Words): string[] {
  const namesIn = (node: Element) =>
    allIn(node).flatMap((one) => (one.tagName === 'option' ? wordsOf(one).trim() : []));
  const values = {now: namesIn(now).join(', '), before: namesIn(before).join(', ')};
  return values.now === values.before ? [] : [fillPlaces(words.choices, values)];
}

/** Tells what one does not see: in front of what cannot hold it, else among its first words. */
export function tell(at: Element, told: readonly string[]): void {
  const own = flag([...new Set(told)].join('. '));
  setAttribute(own, MARK, 'other');
  const closed = [at, ...around(at)].filter(({tagName}) => CLOSED.has(tagName)).at(-1);
  if (closed) insertBefore(closed.parentNode as Element, own, closed);
  else addFirst(at, own);
}

/** Puts a flag among the first words of an element, so that it moves no layout. */
export function addFirst(node: Element, own: Element): void {
  const holder = blocksIn(node).find(showsWords) ?? node;
  insertBefore(holder, own, holder.childNodes[0]);
}

function showsWords(block: Element): boolean {
  const [part] = partsOf(block);
  return part !== undefined && (isText(part) || INLINE.has(part.nodeName));
}

const isHidden = (node: Element): boolean => isUnseen(node) || attribute(node, 'aria-hidden') === 'true';

const blocksIn = (node: Element): Element[] =>
  CLOSED.has(node.tagName) || INLINE.has(node.tagName) || isHidden(node)
    ? []
    : [node, ...node.childNodes.filter(isElement).flatMap(blocksIn)];
