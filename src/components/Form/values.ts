import type {FormField} from '../../site/page-types';

/** @returns the value to send for a choice: its text in lower case with hyphens for spaces, or the text itself. */
export function submittedValue(option: string, values: FormField['values'] = 'hyphens'): string {
  return values === 'label' ? option : option.toLowerCase().replaceAll(' ', '-');
}

/** @returns the names and values that a form sends. No form sends files. */
export function formEntries(data: FormData): [name: string, value: string][] {
  return [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
}

/** @returns each label with its answer, in the order of the form, as the visitor reads them */
export function answersOf(fields: FormField[], data: FormData): [label: string, answer: string][] {
  const sent = new Map(formEntries(data));
  return fields.map(({name, label, options = [], values}) => {
    const value = sent.get(name) ?? '';
    return [label, options.find((option) => submittedValue(option, values) === value) ?? value];
  });
}

/** @returns the answers as plain text, one per line */
export const controlText = (answers: [label: string, answer: string][]): string =>
  answers.map((answer) => answer.join(': ')).join('\r\n');

/** @returns a `mailto:` link with the answers, which the form offers when the service fails. */
export const letter = (address: string, subject: string, text: string): string =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
