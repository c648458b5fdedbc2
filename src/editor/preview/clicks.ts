/** Reports what a person clicks on the page, and outlines what the editor has selected. */
import {isWithin, refsAt, SOURCE_ATTRIBUTE} from '../../cms/source-map/content-ref';
import {post} from '../protocol';
import {isRevealClick, isVisible, reveal, SLIDE_BUTTON} from './reveal';
import {showQuery} from './shims/router';

const DATE_ELEMENT = 'time[datetime]';
const TEXT_ELEMENTS = `[${SOURCE_ATTRIBUTE}], ${DATE_ELEMENT}`;
const CLICKABLE_ELEMENTS = `${TEXT_ELEMENTS}, img`;
/** Set on the root of the document in Edit mode, in which a click opens a field. */
const EDIT_MODE_ATTRIBUTE = 'data-changing';
/** Set on the elements that the editor has selected. */
const SELECTED_ATTRIBUTE = 'data-pointed';

/** Elements that are focusable anyway. */
const FOCUSABLE = 'a[href], button, input, textarea, select, summary, [role="tab"]';

/** Elements that open or close something, and are clicked for that. */
const OPENERS = 'summary, [aria-expanded], [role="tab"], [popovertarget], dialog button';

/** A slider between two pictures contains nothing to edit. */
const SLIDER = 'input[type="range"]';

const ROW = 'tr, li, dl, svg';
const SECTION = 'section, header, footer';

const root = document.documentElement;
const isEditMode = () => root.hasAttribute(EDIT_MODE_ATTRIBUTE);

/** Returns the address of a picture in the page, without width and format. */
const sourceOf = (picture: HTMLImageElement): string =>
  picture.closest<HTMLElement>('[data-src]')?.dataset.src ??
  picture.getAttribute('src')?.replace(/-\d+\.(jpg|webp|avif)$/, '') ??
  '';

/** An id may begin with a digit or contain any letter, so it is not used as a selector. */
const elementOf = (hash: string): HTMLElement | null => document.getElementById(decodeURIComponent(hash.slice(1)));

/** Returns the page of this site that a link opens. */
function pageOf(link: HTMLAnchorElement | null): string | undefined {
  if (!link?.hasAttribute('href')) return undefined;
  const {origin, pathname} = new URL(link.href);
  return origin === window.location.origin ? pathname : undefined;
}

/** Reports a click: what is at the point, otherwise what is in the element. */
function reportClick(target: Element, press?: PointerPosition): boolean {
  const below = press && elementAtPoint(press);
  const found =
    below?.element ?? target.closest(CLICKABLE_ELEMENTS) ?? target.querySelector(CLICKABLE_ELEMENTS) ?? target;
  const refs = refsAround(found);
  const src = found instanceof HTMLImageElement ? sourceOf(found) : undefined;
  const day = found.closest<HTMLTimeElement>(DATE_ELEMENT)?.dateTime;
  if (refs.length === 0 && src === undefined && day === undefined) return false;
  const {text, position} = below ?? {};
  const highlight = found.closest(`[${SOURCE_ATTRIBUTE}]`);
  const wordRefs = highlight ? refsAt(highlight) : [];
  const row = found.closest(ROW)?.textContent;
  post(window.parent, {
    kind: 'pointed',
    places: refs,
    own: wordRefs,
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
export function makeFocusable(element: Element): void {
  const isOffered = isEditMode() && element.matches(TEXT_ELEMENTS) && !element.closest(FOCUSABLE);
  if (isOffered) element.setAttribute('tabindex', '0');
  else if (element.getAttribute('tabindex') === '0' && !element.matches(FOCUSABLE)) element.removeAttribute('tabindex');
}

/** Sets whether a click opens a field; otherwise links work. */
export function setEditMode(changing: boolean): void {
  root.toggleAttribute(EDIT_MODE_ATTRIBUTE, changing);
  // Content hidden by a filter is editable too.
  if (changing) showQuery(new URL(window.location.origin));
  makeAllFocusable();
}

export const makeAllFocusable = (): void => document.querySelectorAll(TEXT_ELEMENTS).forEach(makeFocusable);

/** Whether the person has scrolled since the editor pointed at something. */
let hasScrolled = false;

/** Scrolls to the elements of a reference, or inside it, and marks them. */
export function selectRef(outer: string | undefined): void {
  hasScrolled = false;
  document
    .querySelectorAll(`[${SELECTED_ATTRIBUTE}]`)
    .forEach((element) => element.removeAttribute(SELECTED_ATTRIBUTE));
  const found = outer === undefined ? [] : elementsOf(outer);
  for (const element of outlinedElements(found)) element.setAttribute(SELECTED_ATTRIBUTE, '');
  // Opened content must be rendered first.
  if (reveal(found, isPhotoDescription(found, outer))) requestAnimationFrame(() => bringIntoView(found));
  else bringIntoView(found);
}

/** Returns the elements to outline: for the cells of one table, or the entries of one list, the table or list. */
function outlinedElements(found: readonly Element[]): readonly Element[] {
  const [first] = found;
  const whole = first?.closest('table') ?? first?.closest('ul, ol');
  return whole && found.length > 1 && found.every((element) => whole.contains(element)) ? [whole] : found;
}

/** Returns the elements of a reference; for a value that is never visible, such as an address, those around it. */
function elementsOf(outer: string): Element[] {
  const all = [...document.querySelectorAll(`[${SOURCE_ATTRIBUTE}]`)];
  const within = (item: string) =>
    all.filter((element) => refsAt(element).some((contentRef) => isWithin(contentRef, item)));
  const found = within(outer);
  const around = outer.slice(0, outer.lastIndexOf('.'));
  return found.length > 0 || !/#./.test(around) ? found : within(around);
}

/** Whether a reference is the description of a picture, which is readable only in the picture's dialog. */
const isPhotoDescription = (found: readonly Element[], contentRef: string | undefined): boolean =>
  found.every((element) => element instanceof HTMLImageElement && refsAt(element).some((own) => own === contentRef));

function bringIntoView(found: readonly Element[]): void {
  const top = parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
  // In a low window, the description is below the picture in the dialog.
  const caption = document.querySelector('dialog[open] figcaption');
  // A card that flips is visible only after it has flipped.
  const seen = caption ? [caption] : found.filter(isVisible);
  const boxes = seen.map((element) => element.getBoundingClientRect());
  if (boxes.some((box) => box.top >= top && box.bottom <= window.innerHeight)) return;
  (seen[0] ?? found[0])?.scrollIntoView({block: 'center'});
}

/** Whether a click also opens or closes something. Opened content stays open while somebody clicks inside. */
function opensSomething(target: Element, press: PointerPosition): boolean {
  const opener = target.closest(OPENERS) ?? target.closest(SLIDE_BUTTON);
  const opened = document.getElementById(opener?.getAttribute('aria-controls') ?? '');
  return opener !== null && !opened?.contains(elementAtPoint(press)?.element ?? null);
}

/**
 * Whether the target is an icon that opens a menu or closes a photo. It has no text on the page, because its name is
 * among the labels. If it is over a card, the click is for the card's text.
 */
function isIconButton(target: Element, press?: PointerPosition): boolean {
  const sign = target.closest(OPENERS);
  const below = press && elementAtPoint(press)?.element;
  return sign?.textContent.trim() === '' && !(below && sign.parentElement?.contains(below));
}

/** Handles every click and key for the editor: no link of the page works by itself. */
export function listenToInput(): void {
  const onClick = (event: MouseEvent) => {
    if (isRevealClick() || !(event.target instanceof Element) || event.target.matches(SLIDER)) return;
    const link = event.target.closest('a');
    if (link) event.preventDefault();
    if (isEditMode()) {
      // A key press clicks the element itself and has a click count of 0.
      const press = event.detail === 0 ? undefined : event;
      if (isIconButton(event.target, press) || !reportClick(event.target, press) || opensSomething(event.target, event))
        return;
      event.preventDefault();
      event.stopPropagation();
    } else if (link?.hasAttribute('href')) {
      const address = new URL(link.href);
      const {origin, pathname, search, hash} = address;
      if (hash !== '' && link.getAttribute('href')?.startsWith('#')) elementOf(hash)?.scrollIntoView();
      else if (origin === window.location.origin) {
        showQuery(address);
        post(window.parent, {kind: 'go', to: pathname + search + hash});
      } else post(window.parent, {kind: 'go', to: link.href});
    }
  };
  // The panel of the field takes room from the page. A person who scrolls on a phone must not be scrolled back when the
  // keyboard opens.
  window.addEventListener('resize', () => {
    if (!hasScrolled) bringIntoView([...document.querySelectorAll(`[${SELECTED_ATTRIBUTE}]`)]);
  });
  for (const kind of ['touchmove', 'wheel'])
    document.addEventListener(kind, () => (hasScrolled = true), {capture: true, passive: true});
  document.addEventListener('click', onClick, {capture: true});
  document.addEventListener('auxclick', (event) => event.preventDefault(), {capture: true});
  document.addEventListener('submit', (event) => event.preventDefault(), {capture: true});
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') post(window.parent, {kind: 'escape'});
    if (event.key !== 'Enter' || !isEditMode() || !(event.target instanceof HTMLElement)) return;
    if (event.target.tabIndex >= 0 && !event.target.closest(FOCUSABLE)) reportClick(event.target);
  });
}

/** What a finger clicks: a word or a picture, also below a link that is spread over a whole card. */
type PointerPosition = Pick<MouseEvent, 'clientX' | 'clientY'>;

interface ElementAtPoint {
  element: Element;
  /** The clicked text; `position` is the index of the clicked letter. */
  text?: string;
  position?: number;
}

const isInside = ({left, right, top, bottom}: DOMRect, {clientX: x, clientY: y}: PointerPosition): boolean =>
  left <= x && x <= right && top <= y && y <= bottom;

/** @returns the index of the letter at a point */
function letterAt(text: Text, press: PointerPosition): number | undefined {
  const range = document.createRange();
  range.selectNodeContents(text);
  if (![...range.getClientRects()].some((box) => isInside(box, press))) return undefined;
  for (let position = 0; position < text.length; position += 1) {
    range.setStart(text, position);
    range.setEnd(text, position + 1);
    if ([...range.getClientRects()].some((box) => isInside(box, press))) return position;
  }
  return undefined;
}

/** @returns the text or picture at a point; undefined if there is none */
function elementAtPoint(press: PointerPosition): ElementAtPoint | undefined {
  for (const element of document.elementsFromPoint(press.clientX, press.clientY)) {
    if (element instanceof HTMLImageElement) return {element};
    for (const text of element.childNodes) {
      const position = text instanceof Text ? letterAt(text, press) : undefined;
      if (position !== undefined) return {element, text: text.nodeValue ?? '', position};
    }
    // An SVG counts as one text.
    if (element instanceof SVGSVGElement && element.querySelector('text'))
      return {element, text: element.textContent, position: 0};
    // A click next to the text of an element counts as a click on its beginning.
    const text = firstTextIn(element);
    if (text !== undefined && isInside(element.getBoundingClientRect(), press)) return {element, text, position: 0};
    // A click on a button with editable text does not mean an element below it.
    if (element instanceof HTMLButtonElement && element.querySelector(`[${SOURCE_ATTRIBUTE}]`)) break;
  }
  const [element] = document.elementsFromPoint(press.clientX, press.clientY);
  const text = element && firstTextIn(element);
  return element && text !== undefined ? {element, text, position: 0} : undefined;
}

/** The first text that is directly in an element. */
const firstTextIn = ({childNodes}: Element): string | undefined =>
  [...childNodes].find((node): node is Text => node instanceof Text && node.data.trim() !== '')?.data;
