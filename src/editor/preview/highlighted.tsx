/** Renders a page with its changes highlighted, without a build, like a preview. */
import '../../cms/highlight/styles.css';
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import {CHANGE_ID_PREFIX, highlightPage} from '../../cms/highlight/highlight';
import {refsAt, SOURCE_ATTRIBUTE} from '../../cms/source-map/content-ref';
import {addSliders} from '../../cms/highlight/slider';
import {post, type RenderRequest, type HighlightRequest, type Step} from '../protocol';
import {PreviewPage} from './render';
import {makeAllFocusable} from './clicks';
import {decodeRefsIn} from './source-attributes';
import {showWithoutScripts} from './without-scripts';

const SOURCE = `[${SOURCE_ATTRIBUTE}]`;
const CURRENT = 'data-current';

/** The current highlight, by its index among the visible ones. */
let position = -1;

/**
 * Replaces the page with a static version whose changes are highlighted, as on a preview. If that fails, it removes the
 * page, because the one on screen would be another.
 */
export function renderHighlighted(request: HighlightRequest, number: number): void {
  try {
    const page = highlightedPage(request);
    showWithoutScripts();
    document.body.replaceChildren(page);
  } catch (error) {
    document.body.replaceChildren();
    post(window.parent, {kind: 'failed', number});
    throw error;
  }
  addSliders(request.labels.compare);
  makeAllFocusable();
  window.scrollTo(0, 0);
  position = -1;
  post(window.parent, {kind: 'drawn', number});
}

function highlightedPage({now, before, labels, sentences}: HighlightRequest): Element {
  const [page, was] = [renderStatic(now), renderStatic(before)];
  highlightPage(page, was, {path: now.path, labels, sentences});
  return page;
}

/** @returns a page as React renders it first, which is what a build writes */
function renderStatic(request: RenderRequest): Element {
  const element = document.createElement('div');
  const root = createRoot(element);
  flushSync(() => root.render(<PreviewPage request={request} />));
  const drawn = element.cloneNode(true) as Element;
  root.unmount();
  decodeRefsIn(drawn);
  return drawn;
}

/** Scrolls to the next or the previous highlight. After the last one the editor continues with another page. */
export function stepToHighlight(by: Step): void {
  const highlights = [...document.querySelectorAll<HTMLElement>(`[id^="${CHANGE_ID_PREFIX}"]`)].filter(
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
  post(window.parent, {kind: 'stepped', reported, places: near ? refsAt(near) : []});
}
