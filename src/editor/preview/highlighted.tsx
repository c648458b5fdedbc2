/** A page with what is different from before marked, without a build: the same marks as on a preview. */
import '../../cms/highlight/styles.css';
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import {CHANGE, highlightPage} from '../../cms/highlight/highlight';
import {refsAt, SOURCE_ATTRIBUTE} from '../../cms/source-map/content-ref';
import {addSliders} from '../../cms/highlight/slider';
import {post, type RenderRequest, type Highlighting, type Step} from '../protocol';
import {PreviewPage} from './render';
import {offerAllToKeyboard} from './pointing';
import {readRefs} from './source-attributes';
import {showWithoutScripts} from './without-scripts';

/** Has words with a place. */
const SOURCE = `[${SOURCE_ATTRIBUTE}]`;
/** Stands on the mark that was led to. */
const CURRENT = 'data-current';

/** The mark that was led to last, by its position among those in sight. */
let position = -1;

/** Draws a page in place of the one before, with its changes marked. It stands still, as on a preview. */
export function renderHighlighted({now, before, labels, sentences}: Highlighting): void {
  const [page, was] = [drawnOnce(now), drawnOnce(before)];
  highlightPage(page, was, {path: now.path, labels, sentences});
  showWithoutScripts();
  document.body.replaceChildren(page);
  addSliders(labels.compare);
  offerAllToKeyboard();
  window.scrollTo(0, 0);
  position = -1;
  post(window.parent, {kind: 'drawn'});
}

/** @returns a page as React draws it first, which is what a build writes */
function drawnOnce(request: RenderRequest): Element {
  const element = document.createElement('div');
  const root = createRoot(element);
  flushSync(() => root.render(<PreviewPage request={request} />));
  const drawn = element.cloneNode(true) as Element;
  root.unmount();
  readRefs(drawn);
  return drawn;
}

/** Leads to the next mark or to the one before; behind the last one the editor goes on with another page. */
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
  post(window.parent, {kind: 'stepped', reported, places: near ? refsAt(near) : []});
}
