/** Reveals hidden content: in tabs, collapsed sections, menus, slides, views, and the dialog of a picture. */

/** The carousel button that shows a slide, around text of that slide. */
export const SLIDE_BUTTON = '[aria-roledescription] button';

/** A link that opens a picture in a dialog, with its description. */
const DIALOG_LINK = 'a[aria-haspopup="dialog"]';

/** Marks an element that the page itself cannot open here, such as the other view of a list. */
const REVEALED_ATTRIBUTE = 'data-brought';

/** The dialogs that the editor has opened, such as the menu of a phone. */
const dialogs = new Set<HTMLDialogElement>();
const openDialogs = () => document.querySelectorAll<HTMLDialogElement>('dialog[open]');

let isRevealing = false;
/** Whether the current click comes from the editor itself. */
export const isRevealClick = (): boolean => isRevealing;

export const isVisible = (element: Element): boolean => element.checkVisibility({visibilityProperty: true});

/** Clicks on the page for the editor, without losing the focus of the editor's field to a dialog of the page. */
function withoutMovingFocus(act: () => void): void {
  const focused = window.parent.document.querySelector<HTMLElement>(':focus');
  const before = new Set(openDialogs());
  isRevealing = true;
  act();
  isRevealing = false;
  const giveBack = () => {
    for (const dialog of openDialogs()) if (!before.has(dialog)) dialogs.add(dialog);
    if (document.hasFocus()) focused?.focus({preventScroll: true});
  };
  giveBack();
  // Some dialogs take the focus only after rendering. It is returned immediately, so that no typing is lost.
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
function showSlide(found: readonly Element[]): void {
  const buttons = found.flatMap((element) => element.parentElement?.closest<HTMLElement>(SLIDE_BUTTON) ?? []);
  const [button, ...others] = new Set(buttons);
  if (button && others.length === 0 && !button.hasAttribute('aria-current')) withoutMovingFocus(() => button.click());
}

/** Returns the element that opens a hidden one: the tab of its panel, or the button that controls it. */
function openerOf(shut: HTMLElement): HTMLElement | null {
  const tab = document.getElementById(shut.getAttribute('aria-labelledby') ?? '');
  const id = CSS.escape(shut.id);
  if (tab || shut.id === '') return tab;
  return document.querySelector<HTMLElement>(`[aria-controls="${id}"], [popovertarget="${id}"]`);
}

function hiddenAncestors(element: Element): HTMLElement[] {
  const all: HTMLElement[] = [];
  for (let item = element.parentElement; item; item = item.parentElement) all.unshift(item);
  return all;
}

/** Opens the collapsed sections, tabs and menus around an element, the outer ones first. */
function revealAncestors(element: Element): void {
  for (const item of hiddenAncestors(element)) {
    if (item instanceof HTMLDetailsElement) item.open = true;
    else if (!isVisible(item)) openerOf(item)?.click();
  }
}

/** Opens the first of several copies that can be opened, such as the menus of narrow and wide windows. */
function revealFirst(found: readonly Element[]): void {
  for (const element of found) {
    revealAncestors(element);
    if (isVisible(element)) return;
  }
}

/** Closes what was opened for another reference. */
function hideRevealed(found: readonly Element[]): void {
  document
    .querySelectorAll(`[${REVEALED_ATTRIBUTE}]`)
    .forEach((element) => element.removeAttribute(REVEALED_ATTRIBUTE));
  for (const dialog of dialogs) {
    if (found.some((element) => dialog.contains(element))) continue;
    dialog.close();
    dialogs.delete(dialog);
  }
}

/** Reveals an element of the page. @returns whether it opened anything */
export function reveal(found: readonly Element[], isDescription: boolean): boolean {
  hideRevealed(found);
  showSlide(found);
  const [first] = found;
  // In the open dialog the description is below the picture.
  const alone = isDescription ? first?.closest<HTMLElement>(DIALOG_LINK) : undefined;
  if (alone) withoutMovingFocus(() => alone.click());
  if (!first || found.some(isVisible)) return Boolean(alone);
  withoutMovingFocus(() => revealFirst(found));
  if (found.some(isVisible)) return true;
  for (const element of first.closest('main') ? hiddenAncestors(first) : [])
    if (getComputedStyle(element).display === 'none') element.setAttribute(REVEALED_ATTRIBUTE, '');
  return true;
}
