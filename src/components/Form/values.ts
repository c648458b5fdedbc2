import type {FormField} from '../../content/kinds';

/**
 * What is sent for a choice: its words in small letters with hyphens for spaces and nothing else changed, or the words
 * themselves.
 */
export function submittedValue(option: string, values: FormField['values'] = 'hyphens'): string {
  return values === 'label' ? option : option.toLowerCase().replaceAll(' ', '-');
}

/** @returns the names and values that a form sends; none of the forms sends files. */
export function entriesOf(data: FormData): [name: string, value: string][] {
  return [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
}

/** The address of an e-mail with the answers, offered when the service fails. */
export function letter(address: string, subject: string, fields: FormField[], data: FormData): string {
  const answers = new Map(entriesOf(data));
  const lines = fields.map(({name, label}) => `${label}: ${answers.get(name) ?? ''}`);
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`;
}
