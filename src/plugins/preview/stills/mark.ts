/** Marks on a page what is different from how it was. */
import {diffWords} from 'diff';
import {defaultTreeAdapter} from 'parse5';
import {alikeTexts} from '../../../content/changes/texts';
import {fillPlaces} from '../../../shared/fill-places';
import type {Site} from '../../../content/kinds/site';
import {align} from './align';
import {
  attributeOf,
  element,
  insertBefore,
  isElement,
  isText,
  partsOf,
  replace,
  setAttribute,
  signatureOf,
  type Element,
  type Node,
  type Text,
} from './nodes';

type Words = Site['preview'];

/** Set on every mark; its value says what happened. */
const MARK = 'data-mark';
/** The anchor of a mark is this word with its number, from 1. */
const CHANGE = 'change-';

/** What cannot hold a flag of its own, so that it stands beside. */
const CLOSED = new Set([
  'img',
  'picture',
  'svg',
  'input',
  'textarea',
  'select',
  'iframe',
  'option',
  'source',
  'br',
  'hr',
]);
/** What stands among words: a flag stands before it, not in it. */
const INLINE = new Set(['a', 'span', 'strong', 'em', 'sup', 'sub', 'small', 'time', 'button', 'label', 'b', 'i']);

/**
 * Changes the tree of a page, so that it shows what was different before.
 * @param now the part that is changed
 * @param before the same part as it was, which is taken apart
 * @returns how many marks it has
 */
export function markChanges(now: Element, before: Element, words: Words): number {
  let count = 0;
  const anchor = () => `${CHANGE}${(count += 1)}`;
  const flag = (text: string) => element('span', {class: 'preview-flag'}, [text]);

  function markWhole(node: Node, kind: 'added' | 'removed' | 'moved', text: string): void {
    if (isText(node)) {
      const tag = kind === 'removed' ? 'del' : 'ins';
      const marked = element('span', {[MARK]: 'words', id: anchor()});
      replace(node, marked);
      insertBefore(marked, element(tag, {}, [unseen(text), node.value]), undefined);
      return;
    }
    if (!isElement(node)) return;
    if (CLOSED.has(node.tagName)) {
      const marked = element('span', {[MARK]: kind, id: anchor()}, [flag(text)]);
      replace(node, marked);
      insertBefore(marked, node, undefined);
      return;
    }
    setAttribute(node, MARK, kind);
    const own = flag(text);
    own.attrs.push({name: 'id', value: anchor()});
    const holder = holderIn(node);
    insertBefore(holder, own, holder.childNodes[0]);
  }

  function compare(nodeNow: Node, nodeBefore: Node): void {
    if (signatureOf(nodeNow) === signatureOf(nodeBefore)) return;
    if (isText(nodeNow) && isText(nodeBefore)) {
      markWords(nodeNow, nodeBefore);
    } else if (isElement(nodeNow) && isElement(nodeBefore)) {
      if (nodeNow.tagName === 'picture' || nodeNow.tagName === 'img') markPicture(nodeNow, nodeBefore);
      else compareElements(nodeNow, nodeBefore);
    }
  }

  function markWords(now: Text, {value: before}: Text): void {
    const marked = element('span', {[MARK]: 'words', id: anchor()});
    replace(now, marked);
    const parts = alikeTexts(before, now.value)
      ? diffWords(before, now.value)
      : [
          {value: before, removed: true, added: false},
          {value: now.value, added: true, removed: false},
        ];
    for (const {value, added, removed} of parts) {
      if (!added && !removed) insertBefore(marked, element('span', {}, [value]), undefined);
      else if (added) insertBefore(marked, element('ins', {}, [unseen(words.inserted), value]), undefined);
      else insertBefore(marked, element('del', {}, [unseen(words.deleted), value]), undefined);
    }
  }

  function markPicture(now: Element, before: Element): void {
    const marked = element('span', {[MARK]: 'picture', id: anchor()}, [flag(words.picture)]);
    replace(now, marked);
    defaultTreeAdapter.detachNode(before);
    const old = element('span', {class: 'preview-before'}, [before]);
    const recent = element('span', {class: 'preview-now'}, [now]);
    insertBefore(marked, element('span', {class: 'preview-pair'}, [old, recent]), undefined);
  }

  function compareElements(now: Element, before: Element): void {
    const different = differentAttributes(now, before, words);
    const stood = partsOf(before);
    const {pairs, gone} = align(stood, partsOf(now));
    for (const {now: part, before: partner, moved} of pairs) {
      if (!partner) markWhole(part, 'added', words.added);
      else {
        const place = stood.indexOf(partner) + 1;
        compare(part, partner);
        if (moved && isElement(part)) markWhole(part, 'moved', fillPlaces(words.movedFrom, {place}));
      }
    }
    for (const {before: part, next} of gone) {
      defaultTreeAdapter.detachNode(part);
      insertBefore(now, part, next && inTree(next, now));
      markWhole(part, 'removed', words.removed);
    }
    for (const text of different) {
      const own = flag(text);
      own.attrs.push({name: 'id', value: anchor()}, {name: MARK, value: 'other'});
      if (CLOSED.has(now.tagName)) insertBefore(now.parentNode as Element, own, now);
      else insertBefore(holderIn(now), own, holderIn(now).childNodes[0]);
    }
  }

  compare(now, before);
  return count;
}

const unseen = (text: string) => element('span', {class: 'srOnly'}, [`${text}: `]);

/** A part that was wrapped by its own mark stands one step further in. */
const inTree = (node: Node, parent: Element): Node => {
  let found = node;
  while (found.parentNode !== parent) found = found.parentNode as Element;
  return found;
};

/** @returns the first block inside that holds words of its own, so that a flag stands among them and moves no layout. */
function holderIn(node: Element): Element {
  const first = blocksIn(node).find((block) => {
    const [part] = partsOf(block);
    return part && (isText(part) || INLINE.has(part.nodeName));
  });
  return first ?? node;
}

const blocksIn = (node: Element): Element[] =>
  CLOSED.has(node.tagName) || INLINE.has(node.tagName)
    ? []
    : [node, ...node.childNodes.filter(isElement).flatMap(blocksIn)];

/** What one does not see on a page, and how it is told. */
function differentAttributes(now: Element, before: Element, words: Words): string[] {
  const told: [string, string][] = [
    ['href', words.link],
    ['alt', words.alt],
    ['aria-label', words.called],
    ['datetime', words.date],
  ];
  return told.flatMap(([name, text]) => {
    const [was, is] = [attributeOf(before, name) ?? '', attributeOf(now, name) ?? ''];
    return was === is ? [] : [fillPlaces(now.tagName === 'use' ? words.icon : text, {before: was, now: is})];
  });
}
