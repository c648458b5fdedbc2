/**
 * Keeps what the visitor typed before React hydrates the page. If an extension or a translator has changed the page,
 * React renders it again with empty fields.
 */
import type {ClientModule} from '@docusaurus/types';

/** Undefined on the server. */
const {document: page} = globalThis as Partial<typeof globalThis>;
const CONTROLS = ':is(input, select, textarea)[name]';
const controls = () => [...(page?.querySelectorAll<HTMLInputElement>(CONTROLS) ?? [])];

/** The fields that the server rendered. When React replaces them, they still contain what the visitor has typed. */
const serverControls = controls();
let focused: EventTarget | null | undefined = page?.activeElement;
const recordFocus = ({target}: FocusEvent) => void (focused = target);
if (serverControls.length > 0) addEventListener('focusin', recordFocus);

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation}) => {
  if (previousLocation) return;
  removeEventListener('focusin', recordFocus);
  const currentControls = controls();
  for (const old of serverControls) {
    const hasName = ({name}: HTMLInputElement) => name === old.name;
    const now = currentControls.filter(hasName)[serverControls.filter(hasName).indexOf(old)];
    if (!old.isConnected && now) copyTypedValue(old, now);
  }
  serverControls.length = 0;
};

/** A list or a text area has no `checked`, and some fields have no selection; both are then undefined or null. */
function copyTypedValue(old: HTMLInputElement, now: HTMLInputElement): void {
  const {checked, value} = old;
  if (checked !== now.checked || value !== now.value) {
    Object.assign(now, {checked, value});
    // The form saves it as a draft, as if the visitor typed it now.
    now.dispatchEvent(new Event('input', {bubbles: true}));
  }
  if (old !== focused) return;
  now.focus({preventScroll: true});
  if (old.selectionStart != null) now.setSelectionRange(old.selectionStart, old.selectionEnd);
}
