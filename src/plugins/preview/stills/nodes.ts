/** The tree of a built page, as far as two of them are compared. */
import {defaultTreeAdapter, html, type DefaultTreeAdapterMap} from 'parse5';
import {attribute, type Element} from '../../after-build/page';

export type Node = DefaultTreeAdapterMap['childNode'];
export type Text = DefaultTreeAdapterMap['textNode'];

export const isElement = (node: Node): node is Element => 'tagName' in node;
export const isText = (node: Node): node is Text => node.nodeName === '#text';

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

/** @returns all elements of a tree in the order of the page, the first one itself. */
export const allIn = (node: Element): Element[] => [node, ...node.childNodes.filter(isElement).flatMap(allIn)];

/** @returns the elements around a node, the nearest first. */
export function around(node: Node): Element[] {
  const parent = node.parentNode;
  return parent && 'tagName' in parent ? [parent, ...around(parent)] : [];
}

/** Takes out the comments that React leaves between two texts, so that they are one. */
export function joinTexts(node: Element): void {
  for (const child of [...node.childNodes]) {
    if (child.nodeName === '#comment') defaultTreeAdapter.detachNode(child);
  }
  for (const child of [...node.childNodes]) {
    const index = node.childNodes.indexOf(child);
    const previous = node.childNodes[index - 1];
    if (isElement(child)) joinTexts(child);
    else if (isText(child) && previous && isText(previous)) {
      previous.value += child.value;
      defaultTreeAdapter.detachNode(child);
    }
  }
}

/** The ribbon itself is never marked. */
const isRibbon = (node: Node): boolean => isElement(node) && attribute(node, 'data-ribbon') !== undefined;

/** What stands in a page and never shows, such as what React asks the browser to fetch. */
const UNSEEN = new Set(['link', 'meta', 'script', 'source', 'style', 'template']);

/** Whether an element only holds some fields together: where such a group begins may change, and the fields stay. */
export const isGroup = (node: Node): boolean => isElement(node) && attribute(node, 'data-group') !== undefined;

/** @returns the children that show: elements and words, those of a group in its place. */
export const partsOf = (node: Element): Node[] =>
  node.childNodes.flatMap((child) => {
    if (!isElement(child)) return isText(child) && child.value.trim() !== '' ? child : [];
    if (isGroup(child)) return partsOf(child);
    return isRibbon(child) || UNSEEN.has(child.tagName) ? [] : child;
  });
