/** Turns the places behind the words into an attribute, so that the page on screen holds its plain words alone. */
import {AT} from '../../cms/source-map/content-ref';
import {signedIn, SIGNS} from '../../cms/source-map/stega';
import {offerToKeyboard} from './pointing';

/** What stood in a text or an attribute, and the places that were behind it. */
interface Stamp {
  text: string;
  places: string[];
}

const ofTexts = new WeakMap<Node, Stamp>();
const ofAttributes = new WeakMap<Element, Map<string, Stamp>>();

/** React leaves a text alone that did not change, so its places are remembered as long as its words are the same. */
function stampOf(text: string, known: Stamp | undefined): Stamp | undefined {
  const places = signedIn(text);
  if (places.length > 0) return {text: text.replace(SIGNS, ''), places};
  return known?.text === text ? known : undefined;
}

function readText(text: Text): void {
  const stamp = stampOf(text.data, ofTexts.get(text));
  if (!stamp) ofTexts.delete(text);
  else if (ofTexts.get(text) !== stamp) {
    ofTexts.set(text, stamp);
    text.data = stamp.text;
  }
}

function readAttributes(element: Element): void {
  const known = ofAttributes.get(element);
  const stamps = new Map<string, Stamp>();
  for (const {name, value} of [...element.attributes]) {
    const stamp = stampOf(value, known?.get(name));
    if (stamp) stamps.set(name, stamp);
    if (stamp && stamp.text !== value) element.setAttribute(name, stamp.text);
  }
  if (stamps.size > 0) ofAttributes.set(element, stamps);
  else ofAttributes.delete(element);
}

function mark(element: Element): void {
  const texts = [...element.childNodes].map((child) => ofTexts.get(child));
  const all = [...(ofAttributes.get(element)?.values() ?? []), ...texts].flatMap((stamp) => stamp?.places ?? []);
  const places = [...new Set(all)].join(' ');
  if (places === '') element.removeAttribute(AT);
  else if (element.getAttribute(AT) !== places) element.setAttribute(AT, places);
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
export function watchStamps(element: Element): void {
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
