import {isTextControl} from './draft';

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
