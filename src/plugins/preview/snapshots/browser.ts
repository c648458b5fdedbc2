/**
 * Opens another state of a page at the same place. In snapshots it also steps from highlight to highlight, and adds the
 * slider between two pictures.
 */

/** The build of a preview inserts this function before the script. */
declare const addSliders: (label: string) => void;

const PLACE_PREFIX = '#at=';

const selectorOf = (positionText: string): string => `[data-source~="${CSS.escape(positionText)}"]`;

/** @returns the reference of the first text in the window that does not also appear further up. */
function refAtTop(): string | undefined {
  for (const element of document.querySelectorAll<HTMLElement>('main [data-source]')) {
    const [ref = ''] = (element.dataset.source ?? '').split(' ');
    // An element that is not rendered has no boxes.
    const {top = -1} = element.getClientRects()[0] ?? {};
    if (top >= 0 && document.querySelector(selectorOf(ref)) === element) return ref;
  }
  return undefined;
}

document.addEventListener('click', ({target}) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('[data-states] a:not([data-step])') : null;
  const ref = link && window.scrollY > 0 ? refAtTop() : undefined;
  if (link && ref !== undefined) link.hash = PLACE_PREFIX + encodeURIComponent(ref);
});

if (location.hash.startsWith(PLACE_PREFIX)) {
  const ref = decodeURIComponent(location.hash.slice(PLACE_PREFIX.length));
  document.querySelector(selectorOf(ref))?.scrollIntoView();
}

/** The visible highlights; those in a closed menu or in text for screen readers are not visible. */
const highlights = [...document.querySelectorAll<HTMLElement>('[id^="change-"]')].filter(
  (highlight) => /^change-\d+$/.test(highlight.id) && highlight.getClientRects().length > 0,
);
const statesControl = document.querySelector<HTMLElement>('[data-states]');
const positionElement = statesControl?.querySelector<HTMLElement>('[data-place]');

const sentencesOf = (highlight: HTMLElement): string[] => highlight.getAttribute('aria-describedby')?.split(' ') ?? [];

/** Names the first page that was skipped without a visible highlight. The steps end there, so that they never loop. */
const PASSED_PARAMETER = 'passed';

const linkOf = (step: number) => document.querySelector<HTMLAnchorElement>(`[data-states] a[data-step="${step}"]`);

/** Steps to a highlight of this page, and from the last one to the next page with highlights. */
function go(step: number): void {
  const index = highlights.findIndex(({id}) => `#${id}` === location.hash);
  const next = index === -1 && step < 0 ? highlights.length - 1 : index + step;
  const elsewhere = linkOf(step);
  const highlight = highlights[next];
  if (highlight) show(highlight);
  else if (elsewhere && elsewhere.pathname !== location.pathname) location.assign(elsewhere.href);
  else show(highlights.at(step > 0 ? 0 : -1));
}

/** Skips a page whose highlights are all hidden at this width, such as a number in a bar that phones do not show. */
function skipPage(): void {
  const number = Number(/^#change-(\d+)$/.exec(location.hash)?.[1] ?? 0);
  const link = linkOf(number > 1 ? -1 : 1);
  if (highlights.length > 0 || number === 0 || !link) return;
  const passed = new URLSearchParams(location.search).get(PASSED_PARAMETER) ?? location.pathname;
  if (link.pathname === passed || link.pathname === location.pathname) return;
  const on = new URL(link.href);
  on.searchParams.set(PASSED_PARAMETER, passed);
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
  showPosition(highlight);
}

/** Shows the number of the highlight, and the sentences about it. */
function showPosition(highlight: HTMLElement | undefined): void {
  const number = highlight ? highlights.indexOf(highlight) + 1 : 0;
  const text = (highlight ? positionElement?.dataset.place : positionElement?.dataset.marks) ?? '';
  const ref = text.replace('{number}', String(number)).replace('{count}', String(highlights.length));
  if (positionElement) positionElement.textContent = [ref, highlight?.dataset.reported ?? []].flat().join('. ');
}

/** Returns the highlight in the address, or the highlight of a sentence in the address. */
function addressedHighlight(): HTMLElement | undefined {
  const [, sentence] = /^#said-(\d+)$/.exec(location.hash) ?? [];
  const saying = `sentence-${sentence ?? ''}`;
  const found = highlights.find((highlight) =>
    sentence === undefined ? `#${highlight.id}` === location.hash : sentencesOf(highlight).includes(saying),
  );
  // If this width hides that highlight, the first one or the last visible one replaces it.
  return (
    found ?? (location.hash.startsWith('#change-') ? highlights.at(location.hash === '#change-1' ? 0 : -1) : undefined)
  );
}

// Pages of the site create and remove the control, so this listens on the document.
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-states] a[data-step]') : null;
  if (!link || highlights.length === 0) return;
  event.preventDefault();
  go(Number(link.dataset.step));
});
if (statesControl) {
  document.addEventListener('keydown', ({key, target, ctrlKey, metaKey, altKey}) => {
    const isTyping =
      target instanceof HTMLElement && target.matches('input:not([type="checkbox"], [type="range"]), textarea, select');
    if (isTyping || ctrlKey || metaKey || altKey) return;
    if (key === 'n') go(1);
    if (key === 'p') go(-1);
  });
  skipPage();
  const linked = addressedHighlight();
  if (highlights.length > 0) showPosition(undefined);
  show(linked);
  window.addEventListener('hashchange', () => show(addressedHighlight()));
}

/** The storage key of the changes that this device has ticked as seen. A change with a new text has a new key. */
const SEEN = 'preview-seen';
const boxes = [...document.querySelectorAll<HTMLInputElement>('input[data-seen]')];

function storeSeen(): void {
  localStorage.setItem(SEEN, JSON.stringify(boxes.filter(({checked}) => checked).map(({dataset}) => dataset.seen)));
}

try {
  const seen: unknown = JSON.parse(localStorage.getItem(SEEN) ?? '[]');
  for (const box of boxes) {
    box.checked = Array.isArray(seen) && seen.includes(box.dataset.seen);
    box.addEventListener('change', storeSeen);
    box.parentElement?.removeAttribute('hidden');
  }
} catch {
  // Without storage, the boxes stay hidden.
}

addSliders(statesControl?.dataset.compare ?? '');
