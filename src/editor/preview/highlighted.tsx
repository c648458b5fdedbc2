/** Renders a page with its changes highlighted, without a build, like a preview. */
import '../../cms/highlight/styles.css';
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import {highlightPage} from '../../cms/highlight';
import {CHANGE} from '../../cms/highlight/anchors';
import {SOURCE_ATTRIBUTE} from '../../cms/source-map/content-ref';
import {addSliders} from '../../cms/highlight/slider';
import {type Element, insertBefore, isElement, isText, setAttribute, textNode} from '../../cms/highlight/tree';
import {post, type RenderRequest, type Highlighting, type Step} from '../protocol';
import {PreviewPage} from './render';
import {offerAllToKeyboard} from './pointing';
import {showWithoutScripts} from './without-scripts';
import {decodeRefs, TAG_CHARACTERS} from '../../cms/source-map/stega';

/** Matches elements with references. */
const SOURCE = `[${SOURCE_ATTRIBUTE}]`;
/** Marks the current highlight. */
const CURRENT = 'data-current';

/** The current highlight, by its index among the visible ones. */
let position = -1;

/** Replaces the page with a static version whose changes are highlighted, as on a preview. */
export function renderHighlighted({now, before, labels, sentences}: Highlighting): void {
  const [page, was] = [drawnOnce(now), drawnOnce(before)];
  highlightPage(page, was, {path: now.path, labels, sentences});
  showWithoutScripts();
  document.body.replaceChildren(elementOf(page));
  addSliders(labels.compare);
  offerAllToKeyboard();
  window.scrollTo(0, 0);
  position = -1;
  post(window.parent, {kind: 'drawn'});
}

/** @returns the tree of React's first rendering of a page, which is what a build writes */
function drawnOnce(request: RenderRequest): Element {
  const element = document.createElement('div');
  const root = createRoot(element);
  flushSync(() => root.render(<PreviewPage request={request} />));
  const tree = treeOf(element);
  root.unmount();
  return tree;
}

/** Scrolls to the next or the previous highlight. After the last one the editor continues with another page. */
export function step(by: Step): void {
  const highlights = [...document.querySelectorAll<HTMLElement>(`[id^="${CHANGE}"]`)].filter(
    (highlight) => highlight.getClientRects().length > 0,
  );
  position = position === -1 && by === -1 ? highlights.length - 1 : position + by;
  const highlight = highlights[position];
  if (!highlight) {
    position = -1;
    post(window.parent, {kind: 'passed', by});
    return;
  }
  document.querySelector(`[${CURRENT}]`)?.removeAttribute(CURRENT);
  highlight.setAttribute(CURRENT, '');
  highlight.tabIndex = -1;
  highlight.focus();
  highlight.scrollIntoView({block: 'center'});
  const reported = highlight.getAttribute('aria-describedby') ?? undefined;
  const near = highlight.closest(SOURCE) ?? highlight.querySelector(SOURCE);
  const places = near?.getAttribute(SOURCE_ATTRIBUTE)?.split(' ') ?? [];
  post(window.parent, {kind: 'stepped', reported, places});
}

/** An element of the tree, and its language: HTML or SVG. */
interface OfLanguage extends Element {
  namespaceURI: string;
}

const HTML = 'http://www.w3.org/1999/xhtml';
const isOfLanguage = (node: Element): node is OfLanguage => 'namespaceURI' in node;
const plain = (text: string): string => text.replace(TAG_CHARACTERS, '');

/** @returns the tree of the rendered page; the element around each word has its reference, as on a preview */
function treeOf(drawn: globalThis.Element): Element {
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
function elementOf(tree: Element): globalThis.Element {
  const made = document.createElementNS(isOfLanguage(tree) ? tree.namespaceURI : HTML, tree.tagName);
  for (const {name, value} of tree.attrs) {
    // The editor's content policy allows scripts to set styles, but forbids style attributes.
    if (name === 'style' && (made instanceof HTMLElement || made instanceof SVGElement)) made.style.cssText = value;
    else made.setAttribute(name, value);
  }
  for (const child of tree.childNodes) {
    if (isElement(child)) made.append(elementOf(child));
    else if (isText(child)) made.append(child.value);
  }
  return made;
}
