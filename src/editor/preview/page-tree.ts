/** Converts a rendered page to the tree for highlighting, and back. */
import {SOURCE_ATTRIBUTE} from '../../cms/source-map/content-ref';
import {decodeRefs, TAG_CHARACTERS} from '../../cms/source-map/stega';
import {insertBefore, isElement, isText, setAttribute, textNode, type Element} from '../../cms/highlight/tree';

/** An element of the tree with its namespace: HTML or SVG. */
interface OfLanguage extends Element {
  namespaceURI: string;
}

const HTML = 'http://www.w3.org/1999/xhtml';
const isOfLanguage = (node: Element): node is OfLanguage => 'namespaceURI' in node;
const plain = (text: string): string => text.replace(TAG_CHARACTERS, '');

/** @returns the tree of a rendered element; the element around each text has its references, as on a preview */
export function treeOf(drawn: globalThis.Element): Element {
  const {localName, namespaceURI, attributes, childNodes} = drawn;
  const attrs = [...attributes].map(({name, value}) => ({name, value: plain(value)}));
  const made = {namespaceURI, nodeName: localName, tagName: localName, attrs, childNodes: [], parentNode: null};
  const texts = [...childNodes].filter((node) => node instanceof Text);
  const refs = [...[...attributes].map(({value}) => value), ...texts.map(({data}) => data)].flatMap(decodeRefs);
  if (refs.length > 0) setAttribute(made, SOURCE_ATTRIBUTE, [...new Set(refs)].join(' '));
  for (const child of childNodes) {
    if (child instanceof globalThis.Element) insertBefore(made, treeOf(child), undefined);
    else if (child instanceof Text) insertBefore(made, textNode(plain(child.data)), undefined);
  }
  return made;
}

/** @returns the tree as elements of this document */
export function elementOf(tree: Element): globalThis.Element {
  const made = document.createElementNS(isOfLanguage(tree) ? tree.namespaceURI : HTML, tree.tagName);
  for (const {name, value} of tree.attrs) {
    // The editor's Content-Security-Policy allows styles from scripts, but not from attributes.
    if (name === 'style' && (made instanceof HTMLElement || made instanceof SVGElement)) made.style.cssText = value;
    else made.setAttribute(name, value);
  }
  for (const child of tree.childNodes) {
    if (isElement(child)) made.append(elementOf(child));
    else if (isText(child)) made.append(child.value);
  }
  return made;
}
