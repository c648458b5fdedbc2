/** Opens whatever hides a place: tabs, folds, menus, slides, views, and the dialog of a picture. */

/** The carousel button that shows a slide, around text of that slide. */
export const SLIDE = '[aria-roledescription] button';

/** A link that opens a picture in a dialog, with its description. */
const ALONE = 'a[aria-haspopup="dialog"]';

/** Marks an element that the page itself cannot open here, such as the other view of a list. */
const BROUGHT = 'data-brought';

/** The dialogs that the editor has opened, such as the menu of a phone. */
const dialogs = new Set<HTMLDialogElement>();
const openDialogs = () => document.querySelectorAll<HTMLDialogElement>('dialog[open]');

let opening = false;
/** Whether the current click comes from the editor itself. */
export const isOpening = (): boolean => opening;

export const isSeen = (element: Element): boolean => element.checkVisibility({visibilityProperty: true});

/** Acts on the page for the editor. A dialog of the page would take the focus from the editor's field. */
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
  // Some dialogs take the focus only after rendering. It is returned at once, so that no typing is lost.
  const request = new AbortController();
  document.addEventListener('focusin', giveBack, {signal: request.signal});
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      request.abort();
      giveBack();
    }),
  );
}

/** Shows the slide with the wanted text, because slides far from the current one are not rendered. */
function bringUpSlide(found: readonly Element[]): void {
  const buttons = found.flatMap((element) => element.parentElement?.closest<HTMLElement>(SLIDE) ?? []);
  const [button, ...others] = new Set(buttons);
  if (button && others.length === 0 && !button.hasAttribute('aria-current')) byItself(() => button.click());
}

/** Returns the element that opens a hidden one: the tab of its panel, or the button that controls it. */
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

/** Opens the first of several copies that can be opened, such as the menus of narrow and wide windows. */
function openFirst(found: readonly Element[]): void {
  for (const element of found) {
    openAround(element);
    if (isSeen(element)) return;
  }
}

/** Closes what was opened for another place. */
function shutOthers(found: readonly Element[]): void {
  document.querySelectorAll(`[${BROUGHT}]`).forEach((element) => element.removeAttribute(BROUGHT));
  for (const dialog of dialogs) {
    if (found.some((element) => dialog.contains(element))) continue;
    dialog.close();
    dialogs.delete(dialog);
  }
}

/** Opens whatever hides a place of the page. @returns whether it opened anything */
export function openFor(found: readonly Element[], isDescription: boolean): boolean {
  shutOthers(found);
  bringUpSlide(found);
  const [first] = found;
  // In the open dialog the description is below the picture.
  const alone = isDescription ? first?.closest<HTMLElement>(ALONE) : undefined;
  if (alone) byItself(() => alone.click());
  if (!first || found.some(isSeen)) return Boolean(alone);
  byItself(() => openFirst(found));
  if (found.some(isSeen)) return true;
  for (const element of first.closest('main') ? around(first) : [])
    if (getComputedStyle(element).display === 'none') element.setAttribute(BROUGHT, '');
  return true;
}
