/** What a reader meets on a page, in its order: blocks of words, and what else stands at them. */
import {parse, type DefaultTreeAdapterMap} from 'parse5';

export type Element = DefaultTreeAdapterMap['element'];
type Node = DefaultTreeAdapterMap['childNode'];

const BLOCKS = new Set(
  'address article aside blockquote body button caption dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 header label legend li main nav ol option p section select summary table tbody td textarea th thead tr ul'.split(
    ' ',
  ),
);
/** What a reader meets besides the words. */
const SEEN = ['href', 'alt', 'aria-label', 'title', 'placeholder', 'datetime', 'required', 'type', 'src', 'value'];

export const isElement = (node: Node): node is Element => 'tagName' in node;
const get = (node: Element, name: string) => node.attrs.find((one) => one.name === name)?.value;
export const hasClass = (node: Element, name: string) => (get(node, 'class') ?? '').split(' ').includes(name);
export const mark = (node: Element) => get(node, 'data-mark');
const isText = (node: Node): boolean =>
  isElement(node) ? mark(node) === 'words' : 'value' in node && node.value.trim() !== '';
export const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** One block of words, or one thing that a reader meets. */
export interface Item {
  kind: 'words' | 'seen';
  text: string;
  /** The elements around it, the nearest first. */
  above: Element[];
}

export type Leave = (node: Element) => boolean;

/** @returns what a reader meets, in the order of the page, without what is left out */
export function itemsOf(root: Element, leave: Leave): Item[] {
  const items: Item[] = [];
  const visit = (node: Element, above: Element[], block: Item) => {
    if (leave(node) || ['source', 'link'].includes(node.tagName) || get(node, 'data-ribbon') !== undefined) return;
    if (node.tagName === 'option') {
      items.push({kind: 'seen', text: `choice ${textOf(node)}`, above: [node, ...above]});
      return;
    }
    const isAlone =
      ['a', 'span'].includes(node.tagName) && mark(node) !== 'words' && !(above[0]?.childNodes ?? []).some(isText);
    if (node.tagName === 'strong' || node.tagName === 'em') {
      const text = `set ${node.tagName} ${tidy(textWithout(node, leave))}`;
      items.push({kind: 'seen', text, above: [node, ...above]});
    }
    const own: Item = BLOCKS.has(node.tagName) || isAlone ? {kind: 'words', text: '', above: [node, ...above]} : block;
    if (own !== block) items.push(own);
    for (const name of SEEN) {
      let value = get(node, name);
      if (value === undefined || (name === 'src' && node.tagName === 'iframe')) continue;
      if (name === 'src') value = value.replace(/-\d+\.\w+$/, '');
      if (node.tagName === 'use') value = value.replace(/^.*#/, '');
      items.push({kind: 'seen', text: `${node.tagName === 'use' ? 'icon' : name} ${value}`, above: [node, ...above]});
    }
    let current = own;
    for (const child of node.childNodes) {
      if (child.nodeName === '#text' && 'value' in child) {
        if (current !== own && child.value.trim() !== '')
          items.push((current = {kind: 'words', text: '', above: own.above}));
        if (current === own || child.value.trim() !== '') current.text += child.value;
      } else if (isElement(child)) {
        const before = items.length;
        visit(child, [node, ...above], current);
        if (items.slice(before).some(({kind}) => kind === 'words')) {
          current = {kind: 'words', text: '', above: own.above};
          items.push(current);
        }
      }
    }
  };
  visit(root, [], {kind: 'words', text: '', above: []});
  return items
    .map((item) => ({...item, text: item.kind === 'words' ? item.text.replace(/\s+/g, '') : tidy(item.text)}))
    .filter(({text}) => text !== '');
}

export function rootOf(html: string): Element {
  const find = (node: {childNodes: Node[]}): Element | undefined => {
    for (const child of node.childNodes) {
      if (!isElement(child)) continue;
      if (get(child, 'id') === '__docusaurus') return child;
      const found = find(child);
      if (found) return found;
    }
    return undefined;
  };
  const found = find(parse(html));
  if (!found) throw new Error('This is no page.');
  return found;
}

export const textOf = (node: Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';

export const textWithout = (node: Element, leave: Leave): string =>
  node.childNodes
    .map((child) => (isElement(child) ? (leave(child) ? '' : textWithout(child, leave)) : textOf(child)))
    .join('');

export const words = (items: Item[]) => items.filter(({kind}) => kind === 'words').map(({text}) => text);
