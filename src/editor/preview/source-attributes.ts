/** Turns the places behind the words into an attribute, so that the page on screen holds its plain words alone. */
import {SOURCE_ATTRIBUTE} from '../../cms/source-map/content-ref';
import {decodeRefs, TAG_CHARACTERS} from '../../cms/source-map/stega';
import {offerToKeyboard} from './pointing';

/** What was in a text or an attribute, and the places that were behind it. */
interface Encode {
  text: string;
  refs: string[];
}

const ofTexts = new WeakMap<Node, Encode>();
const ofAttributes = new WeakMap<Element, Map<string, Encode>>();

/** React leaves a text alone that did not change, so its places are remembered as long as its words are the same. */
function encodedRef(text: string, known: Encode | undefined): Encode | undefined {
  const refs = decodeRefs(text);
  if (refs.length > 0) return {text: text.replace(TAG_CHARACTERS, ''), refs};
  return known?.text === text ? known : undefined;
}

function readText(text: Text): void {
  const encode = encodedRef(text.data, ofTexts.get(text));
  if (!encode) ofTexts.delete(text);
  else if (ofTexts.get(text) !== encode) {
    ofTexts.set(text, encode);
    text.data = encode.text;
  }
}

function readAttributes(element: Element): void {
  const known = ofAttributes.get(element);
  const encodesRefs = new Map<string, Encode>();
  for (const {name, value} of [...element.attributes]) {
    const encode = encodedRef(value, known?.get(name));
    if (encode) encodesRefs.set(name, encode);
    if (encode && encode.text !== value) element.setAttribute(name, encode.text);
  }
  if (encodesRefs.size > 0) ofAttributes.set(element, encodesRefs);
  else ofAttributes.delete(element);
}

function mark(element: Element): void {
  const texts = [...element.childNodes].map((child) => ofTexts.get(child));
  const all = [...(ofAttributes.get(element)?.values() ?? []), ...texts].flatMap((encode) => encode?.refs ?? []);
  const refs = [...new Set(all)].join(' ');
  if (refs === '') element.removeAttribute(SOURCE_ATTRIBUTE);
  else if (element.getAttribute(SOURCE_ATTRIBUTE) !== refs) element.setAttribute(SOURCE_ATTRIBUTE, refs);
  offerToKeyboard(element);
}

function read(node: Node): void {
  if (node instanceof Text) {
    readText(node);
    if (node.parentElement) mark(node.parentElement);
  }
  if (!(node instanceof Element)) return;
  readAttributes(node);
  node.childNodes.forEach(read);
  mark(node);
}

/** Keeps the attributes of a place of the document up to date, before anything of it is painted. */
export function watchRefs(element: Element): void {
  const observer = new MutationObserver((changes) => {
    for (const {target, type, addedNodes} of changes) {
      if (type === 'childList') addedNodes.forEach(read);
      else if (type === 'characterData') read(target);
      else if (target instanceof Element) readAttributes(target);
      const element = target instanceof Element ? target : target.parentElement;
      if (element) mark(element);
    }
    // What was written here is no news.
    observer.takeRecords();
  });
  observer.observe(element, {subtree: true, childList: true, characterData: true, attributes: true});
}
