import type {FormField} from '../../site/page-types';
import {deviceStorage} from '../../shared/storage';

/** The answers by the names of their fields; an empty field has none. */
export type Answers = Record<string, string>;

/** The answers of a visitor, kept on the device until they are sent. All tabs share them. */
interface Draft {
  /** Milliseconds since 1970. */
  saved: number;
  values: Answers;
  /** True if the visitor closed the page while the form was being sent. */
  sending: boolean;
}

const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;
const PREFIX = 'draft:';
const key = (form: string) => PREFIX + form;

/** Deletes the old drafts of all forms, including forms that the visitor never opens again. */
export function deleteOldDrafts(): void {
  for (const name of deviceStorage.keys().filter((candidate) => candidate.startsWith(PREFIX))) {
    if (!readDraft(name.slice(PREFIX.length))) deviceStorage.remove(name);
  }
}

/** @returns the draft of a form; undefined when there is none, it is too old, or it has a different format. */
export function readDraft(form: string): Draft | undefined {
  try {
    const draft = JSON.parse(deviceStorage.get(key(form)) ?? '') as Draft;
    const isValid = Object.values(draft.values).every((value: unknown) => typeof value === 'string');
    return isValid && Date.now() - draft.saved < MAX_AGE_MS ? draft : undefined;
  } catch {
    // The draft is unreadable, or has no values: the form works without it.
  }
}

/** @returns whether the device has stored the draft. */
function writeDraft(form: string, values: Answers, sending = false): boolean {
  return deviceStorage.set(key(form), JSON.stringify({saved: Date.now(), values, sending} satisfies Draft));
}

const storedValues = (form: string): Answers => readDraft(form)?.values ?? {};

/**
 * Stores what changed in this tab, because another tab may have stored newer answers in the other fields. What another
 * tab has sent or deleted stays, because it is still on screen here.
 * @param before the answers of this tab when it last read or stored them
 * @returns whether the device has stored the draft
 */
export function storeChanges(form: string, names: string[], before: Answers, now: Answers): boolean {
  const stored = storedValues(form);
  const newest = names.map((name) => [name, now[name] === before[name] ? (stored[name] ?? now[name]) : now[name]]);
  return writeDraft(form, Object.fromEntries(newest.filter(([, value]) => value !== undefined)) as Answers);
}

/** Records whether these answers are being sent. */
export function setDraftSending(form: string, values: Answers, sending: boolean): void {
  writeDraft(form, {...values, ...storedValues(form)}, sending);
}

/** Deletes the answers that have been delivered. Those that another tab has stored since then stay. */
export function deleteSentAnswers(form: string, sent: Answers): void {
  const kept = Object.entries(storedValues(form)).filter(([name, value]) => value !== sent[name]);
  if (kept.length > 0) writeDraft(form, Object.fromEntries(kept));
  else clearDraft(form);
}

export const clearDraft = (form: string): void => deviceStorage.remove(key(form));

/** @returns the values of the named fields. */
export function typedValues(form: HTMLFormElement, names: string[]): Answers {
  return Object.fromEntries(
    formEntries(new FormData(form)).filter(([name, value]) => names.includes(name) && value !== ''),
  );
}

/** Fills the empty fields from a draft. */
export function restoreAnswers(form: HTMLFormElement, values: Answers): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = true;
    else if (isTextControl(control) && control.value === '') control.value = value;
  }
}

export type TextControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function isTextControl(control: unknown): control is TextControl {
  return [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement].some((kind) => control instanceof kind);
}

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
export const plainTextOf = (answers: [label: string, answer: string][]): string =>
  answers.map((answer) => answer.join(': ')).join('\r\n');

/** @returns a `mailto:` link with the answers, which the form offers when the service fails. */
export const mailtoLink = (address: string, subject: string, text: string): string =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
