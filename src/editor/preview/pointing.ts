/** What a person points at on the page, and what is pointed out to them. */
import {SOURCE_ATTRIBUTE, isWithin, refsAt} from '../../cms/source-map/content-ref';
import {post} from '../protocol';
import {isOpening, isSeen, openFor, SLIDE} from './opening';
import {pressedAt, type Press} from './clicked';
import {showQuery} from './shims/around';

const DAY = 'time[datetime]';
const WORDS = `[${SOURCE_ATTRIBUTE}], ${DAY}`;
const MARKS = `${WORDS}, img`;
/** Stands on the root of the document while a click opens a field. */
const CHANGING = 'data-changing';
/** Stands on what is pointed out. */
const POINTED = 'data-pointed';

/** What the keyboard reaches by itself. */
const REACHED = 'a[href], button, input, textarea, select, summary, [role="tab"]';

/** What opens or shuts something, and is clicked to do so. */
const OPENERS = 'summary, [aria-expanded], [role="tab"], [popovertarget], dialog button';

/** What shows more of one picture than of another says nothing that could be changed. */
const SLIDER = 'input[type="range"]';

const ROW = 'tr, li, dl, svg';
const SECTION = 'section, header, footer';

const root = document.documentElement;
const isChanging = () => root.hasAttribute(CHANGING);

/** The address of a picture without its width and format, as a page names it. */
const sourceOf = (picture: HTMLImageElement): string =>
  picture.closest<HTMLElement>('[data-src]')?.dataset.src ??
  picture.getAttribute('src')?.replace(/-\d+\.(jpg|webp|avif)$/, '') ??
  '';

/** The page of this site to which a link leads. */
function pageOf(link: HTMLAnchorElement | null): string | undefined {
  if (!link?.hasAttribute('href')) return undefined;
  const {origin, pathname} = new URL(link.href);
  return origin === window.location.origin ? pathname : undefined;
}

/** Says what is clicked: what is below the finger, or else what is at the element. */
function tell(target: Element, press?: Press): boolean {
  const below = press && pressedAt(press);
  const found = below?.element ?? target.closest(MARKS) ?? target.querySelector(MARKS) ?? target;
  const refs = refsAround(found);
  const src = found instanceof HTMLImageElement ? sourceOf(found) : undefined;
  const day = found.closest<HTMLTimeElement>(DAY)?.dateTime;
  if (refs.length === 0 && src === undefined && day === undefined) return false;
  const {message, position} = below ?? {};
  const highlight = found.closest(`[${SOURCE_ATTRIBUTE}]`);
  const own = highlight ? refsAt(highlight) : [];
  const row = found.closest(ROW)?.textContent;
  post(window.parent, {
    kind: 'pointed',
    places: refs,
    own,
    message,
    position,
    row,
    src,
    day,
    to: pageOf(target.closest('a')),
  });
  return true;
}

/** The places of the page's words in the same section, those of an element first and then those closest to it. */
function refsAround(element: Element): string[] {
  const refs = new Set<string>();
  for (let around: Element | null = element; around; around = around.parentElement) {
    for (const item of [around, ...around.querySelectorAll(`[${SOURCE_ATTRIBUTE}]`)])
      refsAt(item).forEach((contentRef) => refs.add(contentRef));
    if (refs.size > 0 && around.matches(SECTION)) break;
  }
  return [...refs];
}

/** Lets the keyboard reach what can be changed, unless it is in something that it reaches anyway. */
export function offerToKeyboard(element: Element): void {
  const isOffered = isChanging() && element.matches(WORDS) && !element.closest(REACHED);
  if (isOffered) element.setAttribute('tabindex', '0');
  else if (element.getAttribute('tabindex') === '0' && !element.matches(REACHED)) element.removeAttribute('tabindex');
}

/** Whether a click opens a field; otherwise links lead on. */
export function setChanging(changing: boolean): void {
  root.toggleAttribute(CHANGING, changing);
  // What a filter hides can be changed, too.
  if (changing) showQuery(new URL(window.location.origin));
  offerAllToKeyboard();
}

export const offerAllToKeyboard = (): void => document.querySelectorAll(WORDS).forEach(offerToKeyboard);

/** Whether a person has scrolled since something was pointed out. */
let hasScrolled = false;

/** Brings what shows a place, or what is in it, into view and marks it. */
export function point(outer: string | undefined): void {
  hasScrolled = false;
  document.querySelectorAll(`[${POINTED}]`).forEach((element) => element.removeAttribute(POINTED));
  const found = outer === undefined ? [] : shownAt(outer);
  for (const element of found) element.setAttribute(POINTED, '');
  // What was opened is drawn first.
  if (openFor(found, isDescribed(found, outer))) requestAnimationFrame(() => bringIntoView(found));
  else bringIntoView(found);
}

/** What shows a place; of a value that never shows, such as an address, what is around it. */
function shownAt(outer: string): Element[] {
  const all = [...document.querySelectorAll(`[${SOURCE_ATTRIBUTE}]`)];
  const within = (item: string) =>
    all.filter((element) => refsAt(element).some((contentRef) => isWithin(contentRef, item)));
  const found = within(outer);
  const around = outer.slice(0, outer.lastIndexOf('.'));
  return found.length > 0 || !/#./.test(around) ? found : within(around);
}

/** Whether a place is the description of a picture, which is read only where the picture is shown by itself. */
const isDescribed = (found: readonly Element[], contentRef: string | undefined): boolean =>
  found.every((element) => element instanceof HTMLImageElement && refsAt(element).some((own) => own === contentRef));

function bringIntoView(found: readonly Element[]): void {
  const top = parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
  // What turns over is seen only once it has turned.
  const seen = found.filter(isSeen);
  const boxes = seen.map((element) => element.getBoundingClientRect());
  if (boxes.some((box) => box.top >= top && box.bottom <= window.innerHeight)) return;
  (seen[0] ?? found[0])?.scrollIntoView({block: 'center'});
}

/** Whether a click opens or shuts something besides; what has been opened stays so while somebody clicks on it. */
function opens(target: Element, press: Press): boolean {
  const opener = target.closest(OPENERS) ?? target.closest(SLIDE);
  const opened = document.getElementById(opener?.getAttribute('aria-controls') ?? '');
  return opener !== null && !opened?.contains(pressedAt(press)?.element ?? null);
}

/**
 * A sign that opens a menu or shuts a photo has no words on the page; its name is among the labels. Where it is over
 * a card, the words of the card are clicked.
 */
function isSign(target: Element, press?: Press): boolean {
  const sign = target.closest(OPENERS);
  const below = press && pressedAt(press)?.element;
  return sign?.textContent.trim() === '' && !(below && sign.parentElement?.contains(below));
}

/** Takes every click and key for the editor: nothing on the page leads away by itself. */
export function listenToPeople(): void {
  const onClick = (event: MouseEvent) => {
    if (isOpening() || !(event.target instanceof Element) || event.target.matches(SLIDER)) return;
    const link = event.target.closest('a');
    if (link) event.preventDefault();
    if (isChanging()) {
      // A key clicks the element itself, and says so by no clicks.
      const press = event.detail === 0 ? undefined : event;
      if (isSign(event.target, press) || !tell(event.target, press) || opens(event.target, event)) return;
      event.preventDefault();
      event.stopPropagation();
    } else if (link?.hasAttribute('href')) {
      const address = new URL(link.href);
      const {origin, pathname, search, hash} = address;
      if (hash !== '' && link.getAttribute('href')?.startsWith('#')) document.querySelector(hash)?.scrollIntoView();
      else if (origin === window.location.origin) {
        showQuery(address);
        post(window.parent, {kind: 'go', to: pathname + search + hash});
      } else post(window.parent, {kind: 'go', to: link.href});
    }
  };
  // The panel of the field takes room from the page; whoever scrolls on a telephone is not pulled back by its keyboard.
  window.addEventListener('resize', () => {
    if (!hasScrolled) bringIntoView([...document.querySelectorAll(`[${POINTED}]`)]);
  });
  for (const kind of ['touchmove', 'wheel'])
    document.addEventListener(kind, () => (hasScrolled = true), {capture: true, passive: true});
  document.addEventListener('click', onClick, {capture: true});
  document.addEventListener('auxclick', (event) => event.preventDefault(), {capture: true});
  document.addEventListener('submit', (event) => event.preventDefault(), {capture: true});
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') post(window.parent, {kind: 'escape'});
    if (event.key !== 'Enter' || !isChanging() || !(event.target instanceof HTMLElement)) return;
    if (event.target.tabIndex >= 0 && !event.target.closest(REACHED)) tell(event.target);
  });
}
