/** Marks on a page what is different from how it was. */
import {defaultTreeAdapter} from 'parse5';
import {tidy} from '../../../content/pair/texts';
import {fillPlaces} from '../../../shared/fill-places';
import type {Site} from '../../../content/kinds/site';
import type {Element} from '../../after-build/page';
import {align} from './align';
import {addFirst, choices, CLOSED, differences, tell} from './flags';
import {
  allIn,
  around,
  element,
  insertBefore,
  isElement,
  isGroup,
  isText,
  partsOf,
  replace,
  setAttribute,
  type Node,
  type Text,
} from './nodes';
import {isDrawing, isPicture, pictureOf, signatureOf, wordsOf} from './signature';
import {ANCHOR, flag, MARK, saidIn, tellMoves, type Whole} from './moves';
import {isProse, isUnseen, markWords, type Changed} from './words';

type Words = Site['preview'];

/**
 * Changes the tree of a page, so that it shows what was different before.
 * @param now the part that is changed
 * @param before the same part as it was, which is taken apart
 */
export function markChanges(now: Element, before: Element, words: Words): void {
  const unheard: {block: Element; changed: Changed; is: string; was: string}[] = [];
  const heard = new Set<string>();
  const whole: Whole[] = [];

  function markWhole(node: Node, kind: 'added' | 'removed' | 'moved', text: string): void {
    if (isText(node)) {
      const tag = kind === 'removed' ? 'del' : 'ins';
      const marked = element('span', {[MARK]: 'words', [ANCHOR]: ''});
      replace(node, marked);
      const said = kind === 'removed' ? words.deleted : words.inserted;
      insertBefore(marked, element(tag, {}, [unseen(said), node.value]), undefined);
      return;
    }
    if (!isElement(node)) return;
    const own = flag(text);
    if (kind !== 'moved') whole.push({node, flag: own, kind, said: tidy(wordsOf(node)), blocks: saidIn(node)});
    if (CLOSED.has(node.tagName)) {
      const marked = element('span', {[MARK]: kind}, [own]);
      replace(node, marked);
      insertBefore(marked, node, undefined);
    } else {
      setAttribute(node, MARK, kind);
      addFirst(node, own);
    }
  }

  function compare(nodeNow: Node, nodeBefore: Node): void {
    if (signatureOf(nodeNow) === signatureOf(nodeBefore)) return;
    if (isText(nodeNow) && isText(nodeBefore)) markTexts([nodeNow], [nodeBefore], {});
    else if (isElement(nodeNow) && isElement(nodeBefore)) compareElements(nodeNow, nodeBefore);
  }

  function compareElements(now: Element, before: Element): void {
    if (isPicture(now)) {
      markPicture(now, before);
      return;
    }
    if (now.tagName === 'select') {
      const told = [...choices(now, before, words), ...differences(now, before, words)];
      if (told.length > 0) tell(now, told);
      return;
    }
    const told = differences(now, before, words);
    if (isDrawing(now) && isDrawing(before)) told.push(words.drawing);
    else if (hasWords(now) && isProse(now) && isProse(before) && (hasText(now) || hasText(before))) {
      markTexts(partsOf(now), partsOf(before), {now, before});
    } else compareParts(now, before);
    if (told.length > 0) tell(now, told);
  }

  function markTexts(now: Node[], before: Node[], roots: {now?: Element; before?: Element}): void {
    const [is, was] = [now, before].map((nodes) => tidy(nodes.map(textOf).join('')));
    const changed = markWords(now, before, roots, words);
    const block = roots.now ?? (now[0] as Text & {parentNode: Element}).parentNode;
    compareAround(changed, now, before);
    const [first] = changed.marks;
    if (!first) return;
    if ([first, ...around(first)].some(isUnseen)) unheard.push({block, changed, is: is ?? '', was: was ?? ''});
    else heard.add(`${changed.removed} ${changed.added}`);
    setAttribute(first, ANCHOR, '');
  }

  /** Links and icons among words that stayed. */
  function compareAround({pairs}: Changed, now: Node[], before: Node[]): void {
    const inside = (nodes: Node[]) => nodes.filter(isElement).flatMap(allIn);
    const [all, were] = [inside(now), inside(before)];
    const partners = new Map<Element, Element>();
    for (const [text, was] of pairs) {
      for (const one of around(text).filter((other) => all.includes(other))) {
        const partner = around(was).find((other) => were.includes(other) && other.tagName === one.tagName);
        if (partner && !partners.has(one) && ![...partners.values()].includes(partner)) partners.set(one, partner);
      }
    }
    const left = were.filter((one) => ![...partners.values()].includes(one));
    for (const one of all.filter((other) => !partners.has(other))) {
      const at = left.findIndex((other) => other.tagName === one.tagName);
      const [partner] = at === -1 ? [] : left.splice(at, 1);
      if (partner) partners.set(one, partner);
    }
    for (const [one, partner] of partners) {
      const told = differences(one, partner, words);
      if (told.length > 0) tell(one, told);
    }
  }

  function markPicture(now: Element, before: Element): void {
    const told = differences(now, before, words);
    if (pictureOf(now) === pictureOf(before)) {
      if (told.length > 0) tell(now, told);
      return;
    }
    const marked = element('span', {[MARK]: 'picture', [ANCHOR]: ''}, [
      element('span', {class: 'preview-flag'}, [[words.picture, ...told].join('. ')]),
    ]);
    replace(now, marked);
    defaultTreeAdapter.detachNode(before);
    const old = element('span', {class: 'preview-before'}, [before]);
    const recent = element('span', {class: 'preview-now'}, [now]);
    insertBefore(marked, element('span', {class: 'preview-pair'}, [old, recent]), undefined);
  }

  function compareParts(now: Element, before: Element): void {
    const stood = partsOf(before);
    const {pairs, gone} = align(stood, partsOf(now));
    for (const {after: part, before: partner, moved} of pairs) {
      if (!partner) markWhole(part, 'added', words.added);
      else {
        const place = stood.filter(({nodeName}) => nodeName === partner.nodeName).indexOf(partner) + 1;
        compare(part, partner);
        if (moved) markWhole(part, 'moved', fillPlaces(words.movedFrom, {place}));
      }
    }
    for (const {before: part, next} of gone) {
      defaultTreeAdapter.detachNode(part);
      const place = next && inTree(next, now);
      insertBefore((place?.parentNode as Element | undefined) ?? now, part, place);
      if (isElement(part)) renameIds(part);
      markWhole(part, 'removed', words.removed);
    }
  }

  compareElements(now, before);
  // What is said to those who hear the page, where nothing tells it to those who see it.
  for (const {block, changed, is, was} of unheard) {
    if (heard.has(`${changed.removed} ${changed.added}`)) continue;
    tell(seenAround(block), [fillPlaces(words.called, {now: is, before: was})]);
  }
  tellMoves(whole, words);
}

const hasText = (node: Element): boolean => node.childNodes.some((child) => isText(child) && child.value.trim() !== '');
const hasWords = (node: Element): boolean => wordsOf(node).trim() !== '';

const unseen = (text: string) => element('span', {class: 'srOnly'}, [`${text}: `]);

/** @returns the words of a node as they stand. */
const textOf = (node: Node): string =>
  isText(node) ? node.value : isElement(node) ? node.childNodes.map(textOf).join('') : '';

/** @returns the nearest element around unseen words that one sees. */
const seenAround = (node: Element): Element => {
  const all = [node, ...around(node)];
  return all[all.findLastIndex(isUnseen) + 1] ?? node;
};

/** A part that was wrapped by its own mark stands one step further in. */
const inTree = (node: Node, parent: Element): Node => {
  let found = node;
  while (found.parentNode !== parent && !isGroup(found.parentNode as Element)) found = found.parentNode as Element;
  return found;
};

/** Addresses inside a page and what leads to them; what is gone must not take those of what is there. */
const IDS = ['id', 'for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'name'];

function renameIds(node: Element): void {
  for (const one of allIn(node)) {
    for (const attribute of one.attrs) if (IDS.includes(attribute.name)) attribute.value += '-before';
  }
}
