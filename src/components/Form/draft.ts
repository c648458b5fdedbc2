import {formEntries} from './values';

/** What a visitor typed, kept on the device until it is sent. */
interface Draft {
  /** Milliseconds since 1970. */
  saved: number;
  values: Record<string, string>;
  /** The page was closed while the form was on its way. */
  sending: boolean;
}

/** Where the device keeps nothing, a form that is shown again on the same page still has its answers. */
const memory = new Map<string, string>();

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
    const draft = JSON.parse(stored(form) ?? '') as Draft;
    return Date.now() - draft.saved < KEEP_MS ? draft : undefined;
  } catch {
    // Unreadable: the form works without a draft.
  }
}

function stored(form: string): string | null | undefined {
  try {
    return localStorage.getItem(key(form));
  } catch {
    return memory.get(form);
  }
}

/** @returns whether the device keeps it. */
export function writeDraft(form: string, values: Record<string, string>, sending = false): boolean {
  const draft = JSON.stringify({saved: Date.now(), values, sending} satisfies Draft);
  try {
    localStorage.setItem(key(form), draft);
    return true;
  } catch {
    memory.set(form, draft);
    return false;
  }
}

/** Notes that these answers are on their way, or have come back. */
export function markDraft(form: string, values: Record<string, string>, sending: boolean): void {
  if (!isOthers(form, values)) writeDraft(form, values, sending);
}

/** Forgets these answers, because they have arrived. */
export function forgetFormDraft(form: string, sent: Record<string, string>): void {
  if (!isOthers(form, sent)) clearDraft(form);
}

/** @returns whether another tab has put answers of its own in place of these. */
function isOthers(form: string, values: Record<string, string>): boolean {
  const draft = readDraft(form);
  return draft !== undefined && JSON.stringify(draft.values) !== JSON.stringify(values);
}

export function clearDraft(form: string): void {
  memory.delete(form);
  try {
    localStorage.removeItem(key(form));
  } catch {
    // Blocked: there is nothing to forget.
  }
}

/** @returns what is in the named fields. */
export function typedValues(form: HTMLFormElement, names: string[]): Record<string, string> {
  return Object.fromEntries(
    formEntries(new FormData(form)).filter(([name, value]) => names.includes(name) && value !== ''),
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

export function isTextControl(control: unknown): control is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement].some((kind) => control instanceof kind);
}
