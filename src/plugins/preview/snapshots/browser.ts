/**
 * The way from one state of a page to the same place in another; on a page that stands still the way from mark to mark as
 * well, and the slider between two pictures.
 */

/** Written before this script when a preview is built. */
declare const addSliders: (label: string) => void;

const PLACE = '#at=';

const selectorOf = (ref: string): string => `[data-source~="${CSS.escape(ref)}"]`;

/** @returns the place of the first words in the window that are nowhere above. */
function placeOnTop(): string | undefined {
  for (const element of document.querySelectorAll<HTMLElement>('main [data-source]')) {
    const [ref = ''] = (element.dataset.source ?? '').split(' ');
    // What is not drawn has no boxes.
    const {top = -1} = element.getClientRects()[0] ?? {};
    if (top >= 0 && document.querySelector(selectorOf(ref)) === element) return ref;
  }
  return undefined;
}

document.addEventListener('click', ({target}) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('[data-states] a:not([data-step])') : null;
  const ref = link && window.scrollY > 0 ? placeOnTop() : undefined;
  if (link && ref !== undefined) link.hash = PLACE + encodeURIComponent(ref);
});

if (location.hash.startsWith(PLACE)) {
  const ref = decodeURIComponent(location.hash.slice(PLACE.length));
  document.querySelector(selectorOf(ref))?.scrollIntoView();
}

/** A menu that is closed, or words for those who hear the page, show no mark. */
const highlights = [...document.querySelectorAll<HTMLElement>('[id^="change-"]')].filter(
  (highlight) => /^change-\d+$/.test(highlight.id) && highlight.getClientRects().length > 0,
);
const control = document.querySelector<HTMLElement>('[data-states]');
const reported = control?.querySelector<HTMLElement>('[data-place]');

const sentencesOf = (highlight: HTMLElement): string[] => highlight.getAttribute('aria-describedby')?.split(' ') ?? [];

/** The first page without a mark in sight that was passed by; there the way ends, so that it never goes in circles. */
const PASSED = 'passed';

const linkOf = (step: number) => document.querySelector<HTMLAnchorElement>(`[data-states] a[data-step="${step}"]`);

/** Steps to a mark of this page, and behind the last one to the next page with marks. */
function go(step: number): void {
  const index = highlights.findIndex(({id}) => `#${id}` === location.hash);
  const next = index === -1 && step < 0 ? highlights.length - 1 : index + step;
  const elsewhere = linkOf(step);
  const highlight = highlights[next];
  if (highlight) show(highlight);
  else if (elsewhere && elsewhere.pathname !== location.pathname) location.assign(elsewhere.href);
  else show(highlights.at(step > 0 ? 0 : -1));
}

/** Goes on where this width shows no mark of a page, such as a number in a bar that a phone has not. */
function passBy(): void {
  const number = Number(/^#change-(\d+)$/.exec(location.hash)?.[1] ?? 0);
  const link = linkOf(number > 1 ? -1 : 1);
  if (highlights.length > 0 || number === 0 || !link) return;
  const passed = new URLSearchParams(location.search).get(PASSED) ?? location.pathname;
  if (link.pathname === passed || link.pathname === location.pathname) return;
  const on = new URL(link.href);
  on.searchParams.set(PASSED, passed);
  location.replace(on);
}

function show(highlight: HTMLElement | undefined): void {
  if (!highlight) return;
  history.replaceState(null, '', `#${highlight.id}`);
  for (const other of highlights) delete other.dataset.current;
  highlight.dataset.current = '';
  highlight.tabIndex = -1;
  highlight.focus();
  highlight.scrollIntoView({block: 'center'});
  tell(highlight);
}

/** Says which mark it is, and the sentences that tell of it. */
function tell(highlight: HTMLElement | undefined): void {
  const number = highlight ? highlights.indexOf(highlight) + 1 : 0;
  const text = (highlight ? reported?.dataset.place : reported?.dataset.marks) ?? '';
  const ref = text.replace('{number}', String(number)).replace('{count}', String(highlights.length));
  if (reported) reported.textContent = [ref, highlight?.dataset.reported ?? []].flat().join('. ');
}

/** The mark to which the address leads: a mark itself, or the mark of a sentence. */
function addressed(): HTMLElement | undefined {
  const [, sentence] = /^#said-(\d+)$/.exec(location.hash) ?? [];
  const saying = `sentence-${sentence ?? ''}`;
  const found = highlights.find((highlight) =>
    sentence === undefined ? `#${highlight.id}` === location.hash : sentencesOf(highlight).includes(saying),
  );
  // Of marks that this width does not show the last one leads to the last in sight.
  return (
    found ?? (location.hash.startsWith('#change-') ? highlights.at(location.hash === '#change-1' ? 0 : -1) : undefined)
  );
}

// The control comes and goes with the pages of the site; those that stand still keep theirs.
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-states] a[data-step]') : null;
  if (!link || highlights.length === 0) return;
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
  if (highlights.length > 0) tell(undefined);
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
