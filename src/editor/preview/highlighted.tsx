/** Renders a page with its changes highlighted, without a build, like a preview. */
import '../../cms/highlight/styles.css';
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import {highlightPage} from '../../cms/highlight/highlight';
import {SENTENCE_ANCHOR} from '../../cms/highlight/sentences';
import {isWithin, refsAt, SOURCE_ATTRIBUTE} from '../../cms/source-map/content-ref';
import {addSliders} from '../../cms/highlight/slider';
import {post, type RenderRequest, type HighlightRequest} from '../protocol';
import {PreviewPage} from './render';
import {makeAllFocusable} from './clicks';
import {decodeRefsIn} from './source-attributes';
import {showWithoutScripts} from './without-scripts';

const CURRENT = 'data-current';

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
  opened = [];
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

/** The collapsed sections that were opened for the current highlight. */
let opened: readonly HTMLDetailsElement[] = [];

/** Scrolls to the highlight of a sentence, and opens the collapsed sections around it until the next one. */
export function visitHighlight(sentence: number, contentRef: string): void {
  const anchor = document.getElementById(`${SENTENCE_ANCHOR}${sentence}`);
  const highlight = anchor && elementToVisit(anchor.parentElement ?? anchor, contentRef);
  for (const details of opened) details.open = false;
  document.querySelector(`[${CURRENT}]`)?.removeAttribute(CURRENT);
  opened = collapsedAround(highlight);
  for (const details of opened) details.open = true;
  if (!highlight || highlight.getClientRects().length === 0) {
    post(window.parent, {kind: 'absent', sentence});
    return;
  }
  highlight.setAttribute(CURRENT, '');
  highlight.scrollIntoView({block: 'center'});
}

/** A new section is one highlight with several paragraphs, each of which is a change. */
function elementToVisit(highlight: HTMLElement, contentRef: string): HTMLElement {
  const shown = [...document.querySelectorAll<HTMLElement>(`[${SOURCE_ATTRIBUTE}]`)].filter(
    (element) => refsAt(element).some((ref) => isWithin(ref, contentRef)) && element.getClientRects().length > 0,
  );
  return shown.some((element) => element.contains(highlight)) ? highlight : (shown[0] ?? highlight);
}

function collapsedAround(element: Element | null | undefined): HTMLDetailsElement[] {
  const found: HTMLDetailsElement[] = [];
  for (let outer = element?.closest('details'); outer; outer = outer.parentElement?.closest('details'))
    if (!outer.open) found.push(outer);
  return found;
}
