/**
 * Keeps what the visitor typed before React hydrates the page. If an extension or a translator has changed the page,
 * React renders it again with empty fields.
 */
import type {ClientModule} from '@docusaurus/types';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const CONTROLS = ':is(input, select, textarea)[name]';
const controls = (): Control[] =>
  typeof document === 'undefined' ? [] : Array.from(document.querySelectorAll<Control>(CONTROLS));

/** The fields that the server rendered. When React replaces them, they still contain what the visitor has typed. */
const serverControls = controls();
let focused: EventTarget | null = typeof document === 'undefined' ? null : document.activeElement;
const recordFocus = ({target}: FocusEvent) => void (focused = target);
if (serverControls.length > 0) addEventListener('focusin', recordFocus);

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation}) => {
  if (previousLocation) return;
  removeEventListener('focusin', recordFocus);
  const currentControls = controls();
  serverControls
    .filter((control) => !control.isConnected)
    .forEach((old) => {
      const position = serverControls.filter(({name}) => name === old.name).indexOf(old);
      const now = currentControls.filter(({name}) => name === old.name)[position];
      if (now) copyTypedValue(old, now);
    });
  serverControls.length = 0;
};

function copyTypedValue(old: Control, now: Control): void {
  const isTicked = old instanceof HTMLInputElement && now instanceof HTMLInputElement && old.checked !== now.checked;
  if (isTicked) now.checked = old.checked;
  const isTyped = now.value !== old.value;
  if (isTyped) now.value = old.value;
  // The form saves it as a draft, as if the visitor typed it now.
  if (isTicked || isTyped) now.dispatchEvent(new Event('input', {bubbles: true}));
  if (old !== focused) return;
  now.focus({preventScroll: true});
  if (!(old instanceof HTMLSelectElement) && !(now instanceof HTMLSelectElement) && old.selectionStart !== null)
    now.setSelectionRange(old.selectionStart, old.selectionEnd);
}
