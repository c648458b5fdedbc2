/** The tree of a page, as far as two of them are compared: what a parser of HTML makes of it, or a browser's document. */

interface Parent {
  childNodes: Node[];
}

export interface Element extends Parent {
  nodeName: string;
  tagName: string;
  attrs: {name: string; value: string}[];
  parentNode: Parent | null;
}

export interface Text {
  nodeName: '#text';
  value: string;
  parentNode: Parent | null;
}

export type Node = Element | Text | {nodeName: string; parentNode: Parent | null};

export const isElement = (node: Node | Parent): node is Element => 'tagName' in node;
export const isText = (node: Node): node is Text => node.nodeName === '#text';

/** @returns the value of an attribute; undefined when the element has none of that name. */
export const attribute = ({attrs}: Pick<Element, 'attrs'>, name: string): string | undefined =>
  attrs.find((attr) => attr.name === name)?.value;

export function setAttribute({attrs}: Pick<Element, 'attrs'>, name: string, value: string): void {
  const known = attrs.find((attr) => attr.name === name);
  if (known) known.value = value;
  else attrs.push({name, value});
}

export function removeAttribute(node: Element, name: string): void {
  node.attrs = node.attrs.filter((attr) => attr.name !== name);
}

/** Serializers ask for it. */
const HTML = {namespaceURI: 'http://www.w3.org/1999/xhtml'};

export function element(
  tagName: string,
  attributes: Record<string, string>,
  children: readonly (Node | string)[] = [],
): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({name, value}));
  const made = {...HTML, nodeName: tagName, tagName, attrs, childNodes: [], parentNode: null};
  for (const child of children) insertBefore(made, typeof child === 'string' ? textNode(child) : child, undefined);
  return made;
}

export const textNode = (value: string): Text => ({nodeName: '#text', value, parentNode: null});

export function insertBefore(parent: Element, node: Node, next: Node | undefined): void {
  parent.childNodes.splice(next ? parent.childNodes.indexOf(next) : parent.childNodes.length, 0, node);
  node.parentNode = parent;
}

export function detach(node: Node): void {
  const siblings = node.parentNode?.childNodes;
  siblings?.splice(siblings.indexOf(node), 1);
  node.parentNode = null;
}

export function replace(node: Node, by: Node): void {
  insertBefore(node.parentNode as Element, by, node);
  detach(node);
}

/** @returns all elements of a tree in the order of the page, the first one itself. */
export const allIn = (node: Element): Element[] => [node, ...node.childNodes.filter(isElement).flatMap(allIn)];

/** @returns the elements around a node, the nearest first. */
export const around = ({parentNode}: Node): Element[] =>
  parentNode && isElement(parentNode) ? [parentNode, ...around(parentNode)] : [];

/** Takes out the comments that React leaves between two texts, so that they are one. */
export function joinTexts(node: Element): void {
  const joined: Node[] = [];
  for (const child of node.childNodes) {
    const last = joined.at(-1);
    if (child.nodeName === '#comment') continue;
    if (isText(child) && last && isText(last)) last.value += child.value;
    else joined.push(child);
    if (isElement(child)) joinTexts(child);
  }
  node.childNodes = joined;
}

/** Whether an element only groups the fields of a form; such groups are compared as if they were not there. */
export const isFieldGroup = (node: Node | Parent): boolean =>
  isElement(node) && attribute(node, 'data-group') !== undefined;

/** What is in a page and never shows, such as what React asks the browser to fetch. */
const UNSEEN = new Set(['link', 'meta', 'script', 'source', 'style', 'template']);

/** The ribbon itself is never marked. */
const isLeftOut = (node: Element): boolean => UNSEEN.has(node.tagName) || attribute(node, 'data-ribbon') !== undefined;

/** @returns the children that show: elements and words, those of a group in its place. */
export const childrenOf = (node: Element): Node[] =>
  node.childNodes.flatMap((child) => {
    if (!isElement(child)) return isText(child) && child.value.trim() !== '' ? child : [];
    if (isFieldGroup(child)) return childrenOf(child);
    return isLeftOut(child) ? [] : child;
  });
