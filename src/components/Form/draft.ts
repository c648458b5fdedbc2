import {entriesOf} from './values';

/** What a visitor typed, kept on the device until it is sent. */
interface Draft {
  /** Milliseconds since 1970. */
  saved: number;
  values: Record<string, string>;
  /** The page was closed while the form was on its way. */
  sending: boolean;
}

const KEEP_MS = 7 * 24 * 60 * 60 * 1000;
const PREFIX = 'draft:';
const key = (form: string) => PREFIX + form;

/** Deletes what is too old of every form, so that no draft waits for a visit to its own form. */
export function deleteOldDrafts(): void {
  try {
    for (const name of Object.keys(localStorage).filter((candidate) => candidate.startsWith(PREFIX))) {
      if (!readDraft(name.slice(PREFIX.length))) localStorage.removeItem(name);
    }
  } catch {
    // Blocked: nothing is kept.
  }
}

/** @returns the draft of a form, unless there is none, it is too old, or the device keeps nothing. */
export function readDraft(form: string): Draft | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(key(form)) ?? '') as Draft;
    return Date.now() - draft.saved < KEEP_MS ? draft : undefined;
  } catch {
    // Blocked or unreadable: the form works without a draft.
  }
}

/** @returns whether the device keeps it. */
export function writeDraft(form: string, values: Record<string, string>, sending = false): boolean {
  try {
    const draft: Draft = {saved: Date.now(), values, sending};
    localStorage.setItem(key(form), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** @returns whether another tab has put answers of its own in place of these. */
export function isOthers(form: string, values: Record<string, string>): boolean {
  const draft = readDraft(form);
  return draft !== undefined && JSON.stringify(draft.values) !== JSON.stringify(values);
}

export function clearDraft(form: string): void {
  try {
    localStorage.removeItem(key(form));
  } catch {
    // Blocked: there is nothing to forget.
  }
}

/** @returns what stands in the named fields. */
export function typedValues(form: HTMLFormElement, names: string[]): Record<string, string> {
  return Object.fromEntries(
    entriesOf(new FormData(form)).filter(([name, value]) => names.includes(name) && value !== ''),
  );
}

/** Puts a draft into the fields that are still empty. */
export function fillIn(form: HTMLFormElement, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = true;
    else if (isTextControl(control) && control.value === '') control.value = value;
  }
}

function isTextControl(control: unknown): control is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement].some((kind) => control instanceof kind);
}
