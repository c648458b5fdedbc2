/** The tree of a built page, as far as two of them are compared. */
import {defaultTreeAdapter, html, type DefaultTreeAdapterMap} from 'parse5';
import {tidy} from '../../../content/changes/texts';
import {AT} from '../stamps/place-words';

export type Node = DefaultTreeAdapterMap['childNode'];
export type Element = DefaultTreeAdapterMap['element'];
export type Text = DefaultTreeAdapterMap['textNode'];

export const isElement = (node: Node): node is Element => 'tagName' in node;
export const isText = (node: Node): node is Text => node.nodeName === '#text';

export const attributeOf = ({attrs}: Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;

export function setAttribute({attrs}: Element, name: string, value: string): void {
  const known = attrs.find((one) => one.name === name);
  if (known) known.value = value;
  else attrs.push({name, value});
}

export function element(
  tagName: string,
  attributes: Record<string, string>,
  children: (Node | string)[] = [],
): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({name, value}));
  const made = defaultTreeAdapter.createElement(tagName, html.NS.HTML, attrs);
  for (const child of children) {
    if (typeof child === 'string') defaultTreeAdapter.insertText(made, child);
    else defaultTreeAdapter.appendChild(made, child);
  }
  return made;
}

export function insertBefore(parent: Element, node: Node, next: Node | undefined): void {
  if (next) defaultTreeAdapter.insertBefore(parent, node, next);
  else defaultTreeAdapter.appendChild(parent, node);
}

export function replace(node: Node, by: Node): void {
  const parent = node.parentNode as Element;
  defaultTreeAdapter.insertBefore(parent, by, node);
  defaultTreeAdapter.detachNode(node);
}

/** @returns the words of a node, as they are read. */
export const wordsOf = (node: Node): string =>
  isText(node) ? node.value : isElement(node) ? node.childNodes.map(wordsOf).join(' ') : '';

/** React numbers elements by their place in its own tree, which differs between two pages that look the same. */
const OWN_IDS = /_R_[a-z0-9]+_/g;

const signatures = new WeakMap<Node, string>();

/** The ribbon itself is never marked. */
const isRibbon = (node: Node): boolean => isElement(node) && attributeOf(node, 'data-ribbon') !== undefined;

/** @returns what a node shows and does: equal for two that no visitor can tell apart. */
export function signatureOf(node: Node): string {
  if (isRibbon(node)) return '';
  const known = signatures.get(node);
  if (known !== undefined) return known;
  const signature = isElement(node)
    ? `<${node.tagName}${attributesOf(node)}>${partsOf(node).map(signatureOf).join('')}</>`
    : tidy(wordsOf(node));
  signatures.set(node, signature);
  return signature;
}

const attributesOf = ({attrs}: Element): string =>
  attrs
    .filter(({name}) => name !== AT)
    .map(({name, value}) => ` ${name}=${value.replace(OWN_IDS, '')}`)
    .sort()
    .join('');

/** @returns the children that show: elements and words. */
export const partsOf = (node: Element): Node[] =>
  node.childNodes.filter((child) => isElement(child) || (isText(child) && child.value.trim() !== ''));

/** Words of the frame that stand inside many entries say nothing of where these belong. */
const LABELS = '_site.yml#labels.';

/** @returns the place that all words of an element have in common, at least an entry of a list or a field. */
export function placeOf(node: Node): string | undefined {
  if (!isElement(node)) return undefined;
  const places = placesIn(node).filter((place) => !place.startsWith(LABELS));
  const [first, ...others] = places.map((place) => place.split('.').flatMap((part) => part.split('#')));
  if (!first) return undefined;
  const length = first.findIndex((part, index) => others.some((other) => other[index] !== part));
  return (length === -1 ? first : first.slice(0, length)).join('.');
}

const placesIn = (node: Element): string[] => [
  ...(attributeOf(node, AT)?.split(' ') ?? []),
  ...node.childNodes.filter(isElement).flatMap(placesIn),
];
