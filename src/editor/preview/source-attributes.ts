/** Turns encoded references into attributes, so that the page on screen has only plain text. */
import {SOURCE_ATTRIBUTE} from '../../cms/source-map/content-ref';
import {decodeRefs, TAG_CHARACTERS} from '../../cms/source-map/stega';
import {offerToKeyboard} from './pointing';

interface Decoded {
  text: string;
  refs: string[];
}

const ofTexts = new WeakMap<Node, Decoded>();
const ofAttributes = new WeakMap<Element, Map<string, Decoded>>();

/** React does not update unchanged text, so its references are kept as long as the text stays the same. */
function decode(text: string, known: Decoded | undefined): Decoded | undefined {
  const refs = decodeRefs(text);
  if (refs.length > 0) return {text: text.replace(TAG_CHARACTERS, ''), refs};
  return known?.text === text ? known : undefined;
}

function readText(text: Text): void {
  const found = decode(text.data, ofTexts.get(text));
  if (!found) ofTexts.delete(text);
  else if (ofTexts.get(text) !== found) {
    ofTexts.set(text, found);
    text.data = found.text;
  }
}

function readAttributes(element: Element): void {
  const known = ofAttributes.get(element);
  const decoded = new Map<string, Decoded>();
  for (const {name, value} of [...element.attributes]) {
    const found = decode(value, known?.get(name));
    if (found) decoded.set(name, found);
    if (found && found.text !== value) element.setAttribute(name, found.text);
  }
  if (decoded.size > 0) ofAttributes.set(element, decoded);
  else ofAttributes.delete(element);
}

function writeAttribute(element: Element): void {
  const texts = [...element.childNodes].map((child) => ofTexts.get(child));
  const all = [...(ofAttributes.get(element)?.values() ?? []), ...texts].flatMap((found) => found?.refs ?? []);
  const refs = [...new Set(all)].join(' ');
  if (refs === '') element.removeAttribute(SOURCE_ATTRIBUTE);
  else if (element.getAttribute(SOURCE_ATTRIBUTE) !== refs) element.setAttribute(SOURCE_ATTRIBUTE, refs);
  offerToKeyboard(element);
}

/** Turns the places in a node and in all inside it into attributes. */
export function readRefs(node: Node): void {
  if (node instanceof Text) {
    readText(node);
    if (node.parentElement) writeAttribute(node.parentElement);
  }
  if (!(node instanceof Element)) return;
  readAttributes(node);
  node.childNodes.forEach(readRefs);
  writeAttribute(node);
}

/** Keeps the reference attributes below an element up to date before the browser paints. */
export function watchRefs(element: Element): void {
  const observer = new MutationObserver((changes) => {
    for (const {target, type, addedNodes} of changes) {
      if (type === 'childList') addedNodes.forEach(readRefs);
      else if (type === 'characterData') readRefs(target);
      else if (target instanceof Element) readAttributes(target);
      const element = target instanceof Element ? target : target.parentElement;
      if (element) writeAttribute(element);
    }
    // Ignores our own changes.
    observer.takeRecords();
  });
  observer.observe(element, {subtree: true, childList: true, characterData: true, attributes: true});
}
