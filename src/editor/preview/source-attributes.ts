/** Turns encoded references into attributes, so that the page on screen has only plain text. */
import {SOURCE_ATTRIBUTE} from '../../cms/source-map/content-ref';
import {decodeRefs, removeRefs} from '../../cms/source-map/stega';
import {makeFocusable} from './clicks';

interface Decoded {
  text: string;
  refs: string[];
}

const refsOfTexts = new WeakMap<Node, Decoded>();
const refsOfAttributes = new WeakMap<Element, Map<string, Decoded>>();

/** React does not update unchanged text, so its references are kept as long as the text stays the same. */
function decode(text: string, known: Decoded | undefined): Decoded | undefined {
  const refs = decodeRefs(text);
  if (refs.length > 0) return {text: removeRefs(text), refs};
  return known?.text === text ? known : undefined;
}

function decodeTextNode(text: Text): void {
  const found = decode(text.data, refsOfTexts.get(text));
  if (!found) refsOfTexts.delete(text);
  else if (refsOfTexts.get(text) !== found) {
    refsOfTexts.set(text, found);
    text.data = found.text;
  }
}

function decodeAttributes(element: Element): void {
  const stored = refsOfAttributes.get(element);
  const decoded = new Map<string, Decoded>();
  for (const {name, value} of [...element.attributes]) {
    const found = decode(value, stored?.get(name));
    if (found) decoded.set(name, found);
    if (found && found.text !== value) element.setAttribute(name, found.text);
  }
  if (decoded.size > 0) refsOfAttributes.set(element, decoded);
  else refsOfAttributes.delete(element);
}

function updateSourceAttribute(element: Element): void {
  const texts = [...element.childNodes].map((child) => refsOfTexts.get(child));
  const all = [...(refsOfAttributes.get(element)?.values() ?? []), ...texts].flatMap((found) => found?.refs ?? []);
  const refs = [...new Set(all)].join(' ');
  if (refs === '') element.removeAttribute(SOURCE_ATTRIBUTE);
  else if (element.getAttribute(SOURCE_ATTRIBUTE) !== refs) element.setAttribute(SOURCE_ATTRIBUTE, refs);
  makeFocusable(element);
}

/** Turns the references in a node and its descendants into attributes. */
export function decodeRefsIn(node: Node): void {
  if (node instanceof Text) {
    decodeTextNode(node);
    if (node.parentElement) updateSourceAttribute(node.parentElement);
  }
  if (!(node instanceof Element)) return;
  decodeAttributes(node);
  node.childNodes.forEach(decodeRefsIn);
  updateSourceAttribute(node);
}

/** Keeps the reference attributes below an element up to date before the browser paints. */
export function watchRefs(element: Element): void {
  const observer = new MutationObserver((changes) => {
    for (const {target, type, addedNodes} of changes) {
      if (type === 'childList') addedNodes.forEach(decodeRefsIn);
      else if (type === 'characterData') decodeRefsIn(target);
      else if (target instanceof Element) decodeAttributes(target);
      const element = target instanceof Element ? target : target.parentElement;
      if (element) updateSourceAttribute(element);
    }
    // Ignores our own changes.
    observer.takeRecords();
  });
  observer.observe(element, {subtree: true, childList: true, characterData: true, attributes: true});
}
