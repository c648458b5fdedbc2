/**
 * The way from one state of a page to the same place in another; on a page that stands still the way from mark to mark as
 * well, and the slider between two pictures.
 */
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
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('[data-states] a') : null;
  const place = link && window.scrollY > 0 ? placeOnTop() : undefined;
  if (link && place !== undefined) link.hash = PLACE + encodeURIComponent(place);
});

if (location.hash.startsWith(PLACE)) {
  const place = decodeURIComponent(location.hash.slice(PLACE.length));
  document.querySelector(selectorOf(place))?.scrollIntoView();
}

const marks = [...document.querySelectorAll<HTMLElement>('[id^="change-"]')].filter(({id}) => /^change-\d+$/.test(id));
const control = document.querySelector<HTMLElement>('[data-states]');
const told = control?.querySelector<HTMLElement>('[data-place]');

function go(step: number): void {
  if (marks.length === 0) return;
  const at = marks.findIndex(({id}) => `#${id}` === location.hash);
  const next = at === -1 && step < 0 ? marks.length - 1 : (at + step + marks.length) % marks.length;
  const mark = marks[next];
  if (!mark) return;
  history.replaceState(null, '', `#${mark.id}`);
  for (const other of marks) delete other.dataset.current;
  mark.dataset.current = '';
  mark.tabIndex = -1;
  mark.focus();
  mark.scrollIntoView({block: 'center'});
  tell(next + 1);
}

function tell(number: number): void {
  const words = (number === 0 ? told?.dataset.marks : told?.dataset.place) ?? '';
  if (told) told.textContent = words.replace('{number}', String(number)).replace('{count}', String(marks.length));
}

if (control && marks.length > 0) {
  for (const button of control.querySelectorAll<HTMLButtonElement>('button[data-step]')) {
    button.hidden = false;
    button.addEventListener('click', () => go(Number(button.dataset.step)));
  }
  document.addEventListener('keydown', ({key, target, ctrlKey, metaKey, altKey}) => {
    const isTyping = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isTyping || ctrlKey || metaKey || altKey) return;
    if (key === 'n') go(1);
    if (key === 'p') go(-1);
  });
  const linked = marks.findIndex(({id}) => `#${id}` === location.hash);
  tell(linked + 1);
}

for (const pair of document.querySelectorAll<HTMLElement>('.preview-pair')) {
  const slider = document.createElement('input');
  slider.type = 'range';
  slider.value = '50';
  slider.ariaLabel = control?.dataset.compare ?? '';
  const show = () => pair.style.setProperty('--at', `${slider.value}%`);
  slider.addEventListener('input', show);
  pair.dataset.slides = '';
  pair.after(slider);
  show();
}
