import {isTextControl} from './draft';

/** Names with dots between them, at the start of an address. */
const HOST = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#:]\S*)?$/u;

/** The browser's own sentence for a field that must be filled in. */
function missing(): string {
  const field = document.createElement('input');
  field.required = true;
  return field.validationMessage;
}

/** Refuses blanks alone, which browsers count as filled in, and says what a field of digits takes in its own words. */
export function markInvalid(form: HTMLFormElement): void {
  for (const control of Array.from(form.elements).filter(isTextControl)) {
    const isBlank = control.required && control.value !== '' && control.value.trim() === '';
    const problem = control.validity.patternMismatch ? control.title : '';
    control.setCustomValidity(isBlank ? missing() : problem);
  }
}

/** Begins an address as browsers do when it is typed as people say it: `www.company.com`. A browser alone would refuse it. */
export function completeAddress(control: EventTarget | null): void {
  if (!(control instanceof HTMLInputElement) || control.type !== 'url') return;
  const typed = control.value.trim();
  if (!HOST.test(typed)) return;
  control.value = `https://${typed}`;
  control.dispatchEvent(new Event('input', {bubbles: true}));
}
