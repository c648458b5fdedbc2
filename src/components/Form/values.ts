import type {FormField} from '../../site/page-types';

/**
 * What is sent for a choice: its words in small letters with hyphens for spaces and nothing else changed, or the words
 * themselves.
 */
export function submittedValue(option: string, values: FormField['values'] = 'hyphens'): string {
  return values === 'label' ? option : option.toLowerCase().replaceAll(' ', '-');
}

/** @returns the names and values that a form sends; none of the forms sends files. */
export function formEntries(data: FormData): [name: string, value: string][] {
  return [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
}

/** @returns what was filled in as its visitor reads it: each label with the answer, in the order of the form */
export function answersOf(fields: FormField[], data: FormData): [label: string, answer: string][] {
  const sent = new Map(formEntries(data));
  return fields.map(({name, label, options = [], values}) => {
    const value = sent.get(name) ?? '';
    return [label, options.find((option) => submittedValue(option, values) === value) ?? value];
  });
}

/** @returns the answers as plain text, a line each */
export const controlText = (answers: [label: string, answer: string][]): string =>
  answers.map((answer) => answer.join(': ')).join('\r\n');

/** The address of an e-mail with the answers, offered when the service fails. */
export const letter = (address: string, subject: string, text: string): string =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
