/**
 * The way from one state of a page to the same place in another; on a page that stands still the way from mark to mark as
 * well, and the slider between two pictures.
 */

/** Written before this script when a preview is built. */
declare const addSliders: (label: string) => void;

const PLACE = '#at=';

const selectorOf = (place: string): string => `[data-at~="${CSS.escape(place)}"]`;

/** @returns the place of the first words in the window that stand nowhere above. */
function placeOnTop(): string | undefined {
  for (const element of document.querySelectorAll<HTMLElement>('main [data-at]')) {
    const [place = ''] = (element.dataset.at ?? '').split(' ');
    const isInWindow = element.getBoundingClientRect().top >= 0;
    if (isInWindow && document.querySelector(selectorOf(place)) === element) return place;
  }
  return undefined;
}

document.addEventListener('click', ({target}) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('[data-states] a:not([data-step])') : null;
  const place = link && window.scrollY > 0 ? placeOnTop() : undefined;
  if (link && place !== undefined) link.hash = PLACE + encodeURIComponent(place);
});

if (location.hash.startsWith(PLACE)) {
  const place = decodeURIComponent(location.hash.slice(PLACE.length));
  document.querySelector(selectorOf(place))?.scrollIntoView();
}

/** A menu that is closed, or words for those who hear the page, show no mark. */
const marks = [...document.querySelectorAll<HTMLElement>('[id^="change-"]')].filter(
  (mark) => /^change-\d+$/.test(mark.id) && mark.getClientRects().length > 0,
);
const control = document.querySelector<HTMLElement>('[data-states]');
const told = control?.querySelector<HTMLElement>('[data-place]');

const sentencesOf = (mark: HTMLElement): string[] => mark.getAttribute('aria-describedby')?.split(' ') ?? [];

/** The first page without a mark in sight that was passed by; there the way ends, so that it never goes in circles. */
const PASSED = 'passed';

const linkOf = (step: number) => document.querySelector<HTMLAnchorElement>(`[data-states] a[data-step="${step}"]`);

/** Steps to a mark of this page, and behind the last one to the next page with marks. */
function go(step: number): void {
  const at = marks.findIndex(({id}) => `#${id}` === location.hash);
  const next = at === -1 && step < 0 ? marks.length - 1 : at + step;
  const elsewhere = linkOf(step);
  const mark = marks[next];
  if (mark) show(mark);
  else if (elsewhere && elsewhere.pathname !== location.pathname) location.assign(elsewhere.href);
  else show(marks.at(step > 0 ? 0 : -1));
}

/** Goes on where this width shows no mark of a page, such as a number in a bar that a phone has not. */
function passBy(): void {
  const number = Number(/^#change-(\d+)$/.exec(location.hash)?.[1] ?? 0);
  const link = linkOf(number > 1 ? -1 : 1);
  if (marks.length > 0 || number === 0 || !link) return;
  const passed = new URLSearchParams(location.search).get(PASSED) ?? location.pathname;
  if (link.pathname === passed || link.pathname === location.pathname) return;
  const on = new URL(link.href);
  on.searchParams.set(PASSED, passed);
  location.replace(on);
}

function show(mark: HTMLElement | undefined): void {
  if (!mark) return;
  history.replaceState(null, '', `#${mark.id}`);
  for (const other of marks) delete other.dataset.current;
  mark.dataset.current = '';
  mark.tabIndex = -1;
  mark.focus();
  mark.scrollIntoView({block: 'center'});
  tell(mark);
}

/** Says which mark it is, and the sentences that tell of it. */
function tell(mark: HTMLElement | undefined): void {
  const number = mark ? marks.indexOf(mark) + 1 : 0;
  const words = (mark ? told?.dataset.place : told?.dataset.marks) ?? '';
  const place = words.replace('{number}', String(number)).replace('{count}', String(marks.length));
  if (told) told.textContent = [place, mark?.dataset.told ?? []].flat().join('. ');
}

/** The mark to which the address leads: a mark itself, or the mark of a sentence. */
function addressed(): HTMLElement | undefined {
  const [, sentence] = /^#said-(\d+)$/.exec(location.hash) ?? [];
  const saying = `sentence-${sentence ?? ''}`;
  const found = marks.find((mark) =>
    sentence === undefined ? `#${mark.id}` === location.hash : sentencesOf(mark).includes(saying),
  );
  // Of marks that this width does not show the last one leads to the last in sight.
  return found ?? (location.hash.startsWith('#change-') ? marks.at(location.hash === '#change-1' ? 0 : -1) : undefined);
}

// The control comes and goes with the pages of the site; those that stand still keep theirs.
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-states] a[data-step]') : null;
  if (!link || marks.length === 0) return;
  event.preventDefault();
  go(Number(link.dataset.step));
});
if (control) {
  document.addEventListener('keydown', ({key, target, ctrlKey, metaKey, altKey}) => {
    const isTyping =
      target instanceof HTMLElement && target.matches('input:not([type="checkbox"], [type="range"]), textarea, select');
    if (isTyping || ctrlKey || metaKey || altKey) return;
    if (key === 'n') go(1);
    if (key === 'p') go(-1);
  });
  passBy();
  const linked = addressed();
  if (marks.length > 0) tell(undefined);
  show(linked);
  window.addEventListener('hashchange', () => show(addressed()));
}

/** What was ticked as seen, on this device alone. A change that says something else now has another key. */
const SEEN = 'preview-seen';
const boxes = [...document.querySelectorAll<HTMLInputElement>('input[data-seen]')];

function remember(): void {
  localStorage.setItem(SEEN, JSON.stringify(boxes.filter(({checked}) => checked).map(({dataset}) => dataset.seen)));
}

try {
  const seen: unknown = JSON.parse(localStorage.getItem(SEEN) ?? '[]');
  for (const box of boxes) {
    box.checked = Array.isArray(seen) && seen.includes(box.dataset.seen);
    box.addEventListener('change', remember);
    box.parentElement?.removeAttribute('hidden');
  }
} catch {
  // A browser that keeps nothing shows no boxes.
}

addSliders(control?.dataset.compare ?? '');
