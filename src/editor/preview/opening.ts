/** Opens what is shut around a place: tabs, folds, menus, slides, views, and a picture that is read by itself. */

/** The button of a carousel that brings up a slide, around words of that slide. */
export const SLIDE = '[aria-roledescription] button';

/** What shows a picture by itself, with its description. */
const ALONE = 'a[aria-haspopup="dialog"]';

/** Stands on what nothing on the page opens here, such as the other view of a list. */
const BROUGHT = 'data-brought';

/** The dialogs that the editor has opened, such as the menu of a phone. */
const dialogs = new Set<HTMLDialogElement>();
const openDialogs = () => document.querySelectorAll<HTMLDialogElement>('dialog[open]');

let opening = false;
/** Whether the press that is heard is the editor's own. */
export const isOpening = (): boolean => opening;

export const isSeen = (element: Element): boolean => element.checkVisibility({visibilityProperty: true});

/** Does something on the page for the editor. A dialog of the page takes the focus, which belongs to the field beside it. */
function byItself(act: () => void): void {
  const focused = window.parent.document.querySelector<HTMLElement>(':focus');
  const before = new Set(openDialogs());
  opening = true;
  act();
  opening = false;
  const giveBack = () => {
    for (const dialog of openDialogs()) if (!before.has(dialog)) dialogs.add(dialog);
    if (document.hasFocus()) focused?.focus({preventScroll: true});
  };
  giveBack();
  // Some take it once they are drawn. What is typed meanwhile must not be lost, so it is given back at once.
  const request = new AbortController();
  document.addEventListener('focusin', giveBack, {signal: request.signal});
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      request.abort();
      giveBack();
    }),
  );
}

/** Shows the one slide whose words are pointed out, for a slide far from the one on screen is not drawn at all. */
function bringUpSlide(found: readonly Element[]): void {
  const buttons = found.flatMap((element) => element.parentElement?.closest<HTMLElement>(SLIDE) ?? []);
  const [button, ...others] = new Set(buttons);
  if (button && others.length === 0 && !button.hasAttribute('aria-current')) byItself(() => button.click());
}

/** What opens a part of the page that is shut: the tab of its panel, or the button that controls it. */
function openerOf(shut: HTMLElement): HTMLElement | null {
  const tab = document.getElementById(shut.getAttribute('aria-labelledby') ?? '');
  const id = CSS.escape(shut.id);
  if (tab || shut.id === '') return tab;
  return document.querySelector<HTMLElement>(`[aria-controls="${id}"], [popovertarget="${id}"]`);
}

function around(element: Element): HTMLElement[] {
  const all: HTMLElement[] = [];
  for (let item = element.parentElement; item; item = item.parentElement) all.unshift(item);
  return all;
}

/** Opens the folds, tabs and menus around an element, the outer ones first. */
function openAround(element: Element): void {
  for (const item of around(element)) {
    if (item instanceof HTMLDetailsElement) item.open = true;
    else if (!isSeen(item)) openerOf(item)?.click();
  }
}

/** Of what shows the same, such as the menus of narrow and of wide windows, one can be opened. */
function openFirst(found: readonly Element[]): void {
  for (const element of found) {
    openAround(element);
    if (isSeen(element)) return;
  }
}

/** Shuts what was opened for another place. */
function shutOthers(found: readonly Element[]): void {
  document.querySelectorAll(`[${BROUGHT}]`).forEach((element) => element.removeAttribute(BROUGHT));
  for (const dialog of dialogs) {
    if (found.some((element) => dialog.contains(element))) continue;
    dialog.close();
    dialogs.delete(dialog);
  }
}

/**
 * Opens what is shut around something on the page.
 * @param found all that shows it
 * @param isDescription whether it is the description of a picture
 * @returns whether something was opened
 */
export function openFor(found: readonly Element[], isDescription: boolean): boolean {
  shutOthers(found);
  bringUpSlide(found);
  const [first] = found;
  // Once it is open its words are below the picture.
  const alone = isDescription ? first?.closest<HTMLElement>(ALONE) : undefined;
  if (alone) byItself(() => alone.click());
  if (!first || found.some(isSeen)) return Boolean(alone);
  byItself(() => openFirst(found));
  if (found.some(isSeen)) return true;
  for (const element of first.closest('main') ? around(first) : [])
    if (getComputedStyle(element).display === 'none') element.setAttribute(BROUGHT, '');
  return true;
}
