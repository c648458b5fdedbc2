import {useEffect, useRef, useState, type FormEvent, type RefObject, useCallback} from 'react';
import {useLocation} from '@docusaurus/router';
import type {Form, FormService} from '../../site/page-types';
import {
  deleteSentAnswers,
  setDraftSending,
  typedValues,
  clearDraft,
  deleteOldDrafts,
  restoreAnswers,
  readDraft,
  storeChanges,
  isTextControl,
  answersOf,
  formEntries,
  type Answers,
} from './answers';
import type {Problem} from './Fields';

/** A host name with a dot at the start of an address. */
const HOST = /^[^\s/:@]+\.[^\s@]+$/;

/** @returns the browser's message for a required field that is empty. */
function requiredMessage(): string {
  return Object.assign(document.createElement('input'), {required: true}).validationMessage;
}

/** Rejects answers that contain only spaces, which browsers accept, and replaces the browser's message for fields with a pattern. */
export function markInvalid(form: HTMLFormElement): void {
  for (const control of Array.from(form.elements).filter(isTextControl)) {
    const isBlank = control.required && control.value !== '' && control.value.trim() === '';
    const problem = control.validity.patternMismatch ? control.title : '';
    control.setCustomValidity(isBlank ? requiredMessage() : problem);
  }
}

/** Removes spaces around a pasted answer, and adds `https://` to `www.company.com`. Browsers would reject both. */
function tidyAnswer({target}: Event): void {
  if (!(target instanceof HTMLInputElement)) return;
  const text = target.value.trim();
  const value = target.type === 'url' && HOST.test(text) ? `https://${text}` : text;
  if (target.value === value) return;
  target.value = value;
  target.dispatchEvent(new Event('input', {bubbles: true}));
}

/** The result of sending a form. `message` comes from the service and is always shown as plain text. */
export interface SendResult {
  kind: 'sent' | 'failed' | 'tried';
  message?: string;
  /** Why sending failed, if the service gives no message. */
  reason?: 'offline' | 'unreachable' | 'late' | 'limit' | 'unclear';
  /** Minutes until the service accepts another form. */
  minutes?: number;
  /** What a preview would have sent. */
  entries?: [name: string, value: string][];
}

/** Gives up after 14 seconds, so that the visitor knows within 15. */
const TIMEOUT_MS = 14_000;
const TOO_MANY_REQUESTS = 429;
/** The service lifts its limit after an hour (docs.web3forms.com, troubleshooting). */
const LIMIT_MINUTES = 60;
const SECONDS_PER_MINUTE = 60;

/** Posts a form and reads the answer. Only `"success": true` counts as success. It never throws. */
async function sendForm(data: FormData, {endpoint}: FormService): Promise<SendResult> {
  const cancel = new AbortController();
  const timer = setTimeout(() => cancel.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      body: data,
      headers: {Accept: 'application/json'},
      credentials: 'omit',
      signal: cancel.signal,
    });
    const answer: unknown = await response.json().catch((error: unknown) => {
      if (cancel.signal.aborted) throw error;
    });
    return parseResult(response, answer);
  } catch {
    if (cancel.signal.aborted) return {kind: 'failed', reason: 'late'};
    return {kind: 'failed', reason: navigator.onLine ? 'unreachable' : 'offline'};
  } finally {
    clearTimeout(timer);
  }
}

/** More than any sentence of a form service; a broken one may send a whole page. */
const MAX_MESSAGE_LENGTH = 500;

function parseResult({ok, status, headers}: Response, answer: unknown): SendResult {
  const {success, message, body} = (answer ?? {}) as {success?: unknown; message?: unknown; body?: {message?: unknown}};
  if (success === true) return {kind: 'sent'};
  // Its message may say that the form has arrived.
  if (ok && success !== false) return {kind: 'failed', reason: 'unclear'};
  const [text] = [message, body?.message].flatMap((found) =>
    typeof found === 'string' && found !== '' ? found.slice(0, MAX_MESSAGE_LENGTH) : [],
  );
  if (status !== TOO_MANY_REQUESTS)
    return {kind: 'failed', message: text, ...(text === undefined && {reason: 'unclear'})};
  const seconds = Number(headers.get('Retry-After'));
  const minutes = seconds > 0 ? Math.ceil(seconds / SECONDS_PER_MINUTE) : LIMIT_MINUTES;
  return {kind: 'failed', message: text, reason: 'limit', minutes};
}

/** Replaces sending if there is no service, as in a preview; no data leaves the page. */
const simulateSending = (data: FormData): SendResult => ({kind: 'tried', entries: formEntries(data)});

/** The address of the thank-you page, for forms without JavaScript: a background request cannot follow a redirect. */
export const REDIRECT_FIELD = 'redirect';

/** The result of sending, with the answers. */
export type Result = SendResult & {answers: [label: string, answer: string][]};
export type FormState = {kind: 'idle'} | {kind: 'sending'} | Result;

interface Delivery {
  result: Promise<Result>;
  isDone: boolean;
}

/** The last delivery of each form, by the address of its page. Visitors who come back to the page see its result. */
const deliveries = new Map<string, Delivery>();

/** Sends a form once, keeps the answers until they have arrived, and reports the result, even to a later visit. */
export function useForm({fields, service}: Form) {
  const element = useRef<HTMLFormElement>(null);
  const names = fields.map(({name}) => name);
  const {pathname} = useLocation();
  const draft = useDraft(pathname, element, names);
  const {refresh, reset} = draft;
  const [state, setState] = useState<FormState>({kind: 'idle'});
  const [problems, setProblems] = useState<Problem[]>([]);
  const [attempts, setAttempts] = useState(0);
  const [delivery, setDelivery] = useState<Delivery>();

  useEffect(() => setDelivery(deliveries.get(pathname)), [pathname]);

  // The browser's `change` event, which differs from React's `onChange`, comes before the browser validates the form,
  // even after Enter.
  useEffect(() => element.current?.addEventListener('change', tidyAnswer), []);

  useEffect(() => {
    if (!delivery) return undefined;
    let isShown = true;
    setState({kind: 'sending'});
    void delivery.result.then((result) => {
      if (!isShown) return;
      if (result.kind === 'sent') reset();
      refresh();
      setState(result);
    });
    return () => void (isShown = false);
  }, [delivery, pathname, refresh, reset]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (deliveries.get(pathname)?.isDone === false) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    data.delete(REDIRECT_FIELD);
    const next: Delivery = {result: deliver(data, typedValues(form, names)), isDone: false};
    void next.result.then(() => (next.isDone = true));
    deliveries.set(pathname, next);
    setDelivery(next);
  }

  async function deliver(data: FormData, values: Answers): Promise<Result> {
    setDraftSending(pathname, values, true);
    const outcome = service ? await sendForm(data, service) : simulateSending(data);
    if (outcome.kind === 'sent') deleteSentAnswers(pathname, values);
    else setDraftSending(pathname, values, false);
    return {...outcome, answers: answersOf(fields, data)};
  }

  function clear(): void {
    deliveries.delete(pathname);
    draft.clear();
    setState({kind: 'idle'});
    setProblems([]);
  }

  const validate = () => setProblems(problemsOf(element, fields));

  /** Shows all problems in the summary and at the fields. The browser would show only the first one. */
  function refuse(event: FormEvent): void {
    event.preventDefault();
    validate();
    // The last result is not that of this attempt.
    deliveries.delete(pathname);
    setState({kind: 'idle'});
    setAttempts((before) => before + 1);
  }

  return {
    state,
    problems,
    attempts,
    draft,
    clear,
    handlers: {
      ref: element,
      onSubmit: submit,
      onInvalidCapture: refuse,
      onInput: (event: FormEvent<HTMLFormElement>) => {
        if (state.kind !== 'sending') deliveries.delete(pathname);
        markInvalid(event.currentTarget);
        draft.save();
        if (problems.length > 0) validate();
      },
    },
  };
}

function problemsOf({current: form}: RefObject<HTMLFormElement | null>, fields: Form['fields']): Problem[] {
  return fields.flatMap(({name, label}) => {
    const control = form?.elements.namedItem(name) as HTMLInputElement | null;
    return control && !control.validity.valid
      ? [{id: control.id, name, label, message: control.validationMessage}]
      : [];
  });
}

/** Keeps the answers of a form on the device, restores them, and lets the visitor delete them. */
function useDraft(id: string, form: RefObject<HTMLFormElement | null>, names: string[]) {
  const [isStored, setStored] = useState(false);
  const [interrupted, setInterrupted] = useState(false);
  /** The answers that this tab last read or stored, to know what has changed in it since then. */
  const known = useRef<Answers>({});

  useEffect(() => {
    deleteOldDrafts();
    const draft = readDraft(id);
    known.current = draft?.values ?? {};
    if (!draft || !form.current) return;
    restoreAnswers(form.current, draft.values);
    markInvalid(form.current);
    setStored(true);
    setInterrupted(draft.sending);
  }, [id, form]);

  const refresh = useCallback(() => {
    setStored(readDraft(id) !== undefined);
    setInterrupted(false);
  }, [id]);

  const reset = useCallback(() => {
    form.current?.reset();
    known.current = {};
  }, [form]);

  return {
    /** The device has a draft. */
    isStored,
    /** An earlier visit ended while the form was being sent. */
    interrupted,
    /** Reads the draft again after the form has been sent. */
    refresh,
    /** Empties the form, and keeps what the device has. */
    reset,
    save: () => {
      if (!form.current) return;
      const answers = typedValues(form.current, names);
      setStored(storeChanges(id, names, known.current, answers));
      known.current = answers;
    },
    clear: () => {
      reset();
      clearDraft(id);
      refresh();
    },
  };
}
