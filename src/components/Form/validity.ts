import {isTextControl} from './draft';

/** A name with a dot in it, at the start of an address. */
const HOST = /^[^\s/:@]+\.[^\s@]+$/;

/** The browser's own sentence for a field that must be filled in. */
function missing(): string {
  return Object.assign(document.createElement('input'), {required: true}).validationMessage;
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
export function completeAddress({target}: Event): void {
  const control = target as HTMLInputElement;
  if (control.type !== 'url' || !HOST.test(control.value)) return;
  control.value = `https://${control.value}`;
  control.dispatchEvent(new Event('input', {bubbles: true}));
}
