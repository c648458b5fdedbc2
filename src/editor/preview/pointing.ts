/** Reports what a person clicks on the page, and shows them what the editor points at. */
import {isWithin, refsAt, SOURCE_ATTRIBUTE} from '../../cms/source-map/content-ref';
import {post} from '../protocol';
import {isOpening, isSeen, openFor, SLIDE} from './opening';
import {showQuery} from './shims/around';

const DAY = 'time[datetime]';
const WORDS = `[${SOURCE_ATTRIBUTE}], ${DAY}`;
const MARKS = `${WORDS}, img`;
/** Marks the root of the document while a click opens a field. */
const CHANGING = 'data-changing';
/** Marks the elements that the editor points at. */
const POINTED = 'data-pointed';

/** Elements that the keyboard reaches anyway. */
const REACHED = 'a[href], button, input, textarea, select, summary, [role="tab"]';

/** Elements that open or close something, and are clicked for that. */
const OPENERS = 'summary, [aria-expanded], [role="tab"], [popovertarget], dialog button';

/** A slider between two pictures contains nothing to edit. */
const SLIDER = 'input[type="range"]';

const ROW = 'tr, li, dl, svg';
const SECTION = 'section, header, footer';

const root = document.documentElement;
const isChanging = () => root.hasAttribute(CHANGING);

/** Returns the address of a picture in the page, without width and format. */
const sourceOf = (picture: HTMLImageElement): string =>
  picture.closest<HTMLElement>('[data-src]')?.dataset.src ??
  picture.getAttribute('src')?.replace(/-\d+\.(jpg|webp|avif)$/, '') ??
  '';

/** Returns the page of this site that a link opens. */
function pageOf(link: HTMLAnchorElement | null): string | undefined {
  if (!link?.hasAttribute('href')) return undefined;
  const {origin, pathname} = new URL(link.href);
  return origin === window.location.origin ? pathname : undefined;
}

/** Reports a click: what is at the point, otherwise what is in the element. */
function tell(target: Element, press?: Press): boolean {
  const below = press && pressedAt(press);
  const found = below?.element ?? target.closest(MARKS) ?? target.querySelector(MARKS) ?? target;
  const refs = refsAround(found);
  const src = found instanceof HTMLImageElement ? sourceOf(found) : undefined;
  const day = found.closest<HTMLTimeElement>(DAY)?.dateTime;
  if (refs.length === 0 && src === undefined && day === undefined) return false;
  const {text, position} = below ?? {};
  const highlight = found.closest(`[${SOURCE_ATTRIBUTE}]`);
  const own = highlight ? refsAt(highlight) : [];
  const row = found.closest(ROW)?.textContent;
  post(window.parent, {
    kind: 'pointed',
    places: refs,
    own,
    text,
    position,
    row,
    src,
    day,
    to: pageOf(target.closest('a')),
  });
  return true;
}

/** Returns the references in the same section: those of the element first, then by distance. */
function refsAround(element: Element): string[] {
  const refs = new Set<string>();
  for (let around: Element | null = element; around; around = around.parentElement) {
    for (const item of [around, ...around.querySelectorAll(`[${SOURCE_ATTRIBUTE}]`)])
      refsAt(item).forEach((contentRef) => refs.add(contentRef));
    if (refs.size > 0 && around.matches(SECTION)) break;
  }
  return [...refs];
}

/** Makes editable text reachable by keyboard, unless it is inside something reachable. */
export function offerToKeyboard(element: Element): void {
  const isOffered = isChanging() && element.matches(WORDS) && !element.closest(REACHED);
  if (isOffered) element.setAttribute('tabindex', '0');
  else if (element.getAttribute('tabindex') === '0' && !element.matches(REACHED)) element.removeAttribute('tabindex');
}

/** Sets whether a click opens a field; otherwise links work. */
export function setChanging(changing: boolean): void {
  root.toggleAttribute(CHANGING, changing);
  // Content hidden by a filter is editable too.
  if (changing) showQuery(new URL(window.location.origin));
  offerAllToKeyboard();
}

export const offerAllToKeyboard = (): void => document.querySelectorAll(WORDS).forEach(offerToKeyboard);

/** Whether the person has scrolled since the editor pointed at something. */
let hasScrolled = false;

/** Scrolls to the elements of a reference, or inside it, and marks them. */
export function point(outer: string | undefined): void {
  hasScrolled = false;
  document.querySelectorAll(`[${POINTED}]`).forEach((element) => element.removeAttribute(POINTED));
  const found = outer === undefined ? [] : shownAt(outer);
  for (const element of found) element.setAttribute(POINTED, '');
  // Opened content must be rendered first.
  if (openFor(found, isDescribed(found, outer))) requestAnimationFrame(() => bringIntoView(found));
  else bringIntoView(found);
}

/** Returns the elements of a reference; for a value that is never visible, such as an address, those around it. */
function shownAt(outer: string): Element[] {
  const all = [...document.querySelectorAll(`[${SOURCE_ATTRIBUTE}]`)];
  const within = (item: string) =>
    all.filter((element) => refsAt(element).some((contentRef) => isWithin(contentRef, item)));
  const found = within(outer);
  const around = outer.slice(0, outer.lastIndexOf('.'));
  return found.length > 0 || !/#./.test(around) ? found : within(around);
}

/** Whether a reference is the description of a picture, which is readable only in the picture's dialog. */
const isDescribed = (found: readonly Element[], contentRef: string | undefined): boolean =>
  found.every((element) => element instanceof HTMLImageElement && refsAt(element).some((own) => own === contentRef));

function bringIntoView(found: readonly Element[]): void {
  const top = parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
  // A card that flips is visible only after it has flipped.
  const seen = found.filter(isSeen);
  const boxes = seen.map((element) => element.getBoundingClientRect());
  if (boxes.some((box) => box.top >= top && box.bottom <= window.innerHeight)) return;
  (seen[0] ?? found[0])?.scrollIntoView({block: 'center'});
}

/** Whether a click also opens or closes something. Opened content stays open while somebody clicks inside. */
function opens(target: Element, press: Press): boolean {
  const opener = target.closest(OPENERS) ?? target.closest(SLIDE);
  const opened = document.getElementById(opener?.getAttribute('aria-controls') ?? '');
  return opener !== null && !opened?.contains(pressedAt(press)?.element ?? null);
}

/**
 * Whether the target is an icon that opens a menu or closes a photo. It has no text on the page, because its name is
 * among the labels. If it is over a card, the click is for the card's text.
 */
function isSign(target: Element, press?: Press): boolean {
  const sign = target.closest(OPENERS);
  const below = press && pressedAt(press)?.element;
  return sign?.textContent.trim() === '' && !(below && sign.parentElement?.contains(below));
}

/** Handles every click and key for the editor: no link of the page works by itself. */
export function listenToPeople(): void {
  const onClick = (event: MouseEvent) => {
    if (isOpening() || !(event.target instanceof Element) || event.target.matches(SLIDER)) return;
    const link = event.target.closest('a');
    if (link) event.preventDefault();
    if (isChanging()) {
      // A key press clicks the element itself and has a click count of 0.
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
  // The panel of the field takes room from the page. A person who scrolls on a phone must not be pulled back when its
  // keyboard opens.
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

/** What a finger clicks: a word or a picture, also below a link that is spread over a whole card. */
type Press = Pick<MouseEvent, 'clientX' | 'clientY'>;

interface Pressed {
  element: Element;
  /** The clicked text; `position` is the index of the clicked letter. */
  text?: string;
  position?: number;
}

const isIn = ({left, right, top, bottom}: DOMRect, {clientX: x, clientY: y}: Press): boolean =>
  left <= x && x <= right && top <= y && y <= bottom;

/** @returns the index of the letter at a point */
function letterAt(text: Text, press: Press): number | undefined {
  const range = document.createRange();
  range.selectNodeContents(text);
  if (![...range.getClientRects()].some((box) => isIn(box, press))) return undefined;
  for (let position = 0; position < text.length; position += 1) {
    range.setStart(text, position);
    range.setEnd(text, position + 1);
    if ([...range.getClientRects()].some((box) => isIn(box, press))) return position;
  }
  return undefined;
}

/** @returns the text or picture at a point; undefined if there is none */
function pressedAt(press: Press): Pressed | undefined {
  for (const element of document.elementsFromPoint(press.clientX, press.clientY)) {
    if (element instanceof HTMLImageElement) return {element};
    for (const text of element.childNodes) {
      const position = text instanceof Text ? letterAt(text, press) : undefined;
      if (position !== undefined) return {element, text: text.nodeValue ?? '', position};
    }
    // A drawing counts as one text.
    if (element instanceof SVGSVGElement && element.querySelector('text'))
      return {element, text: element.textContent, position: 0};
    // A click beside the words of an element counts as a click on their beginning.
    const text = wordsIn(element);
    if (text !== undefined && isIn(element.getBoundingClientRect(), press)) return {element, text, position: 0};
    // A click on a button with editable text does not mean an element below it.
    if (element instanceof HTMLButtonElement && element.querySelector(`[${SOURCE_ATTRIBUTE}]`)) break;
  }
  const [element] = document.elementsFromPoint(press.clientX, press.clientY);
  const text = element && wordsIn(element);
  return element && text !== undefined ? {element, text, position: 0} : undefined;
}

/** The first text that is directly in an element. */
const wordsIn = ({childNodes}: Element): string | undefined =>
  [...childNodes].find((node): node is Text => node instanceof Text && node.data.trim() !== '')?.data;
