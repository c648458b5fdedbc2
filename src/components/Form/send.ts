import type {FormService} from '../../site/page-types';

/** The result of sending a form. `message` comes from the service and is always shown as plain text. */
export interface Outcome {
  kind: 'sent' | 'failed' | 'tried';
  message?: string;
  /** Why it failed, unless the service says so itself. */
  reason?: 'offline' | 'unreachable' | 'late' | 'limit' | 'unclear';
  /** Minutes to wait before the service takes another form. */
  minutes?: number;
  /** What a preview would have sent. */
  entries?: [name: string, value: string][];
}

/** Gives up after 14 seconds, so that the visitor is told within 15. */
const PATIENCE_MS = 14_000;
const TOO_MANY = 429;
/** The service lifts its limit after an hour (docs.web3forms.com, troubleshooting). */
const LIMIT_MINUTES = 60;
const SECONDS_PER_MINUTE = 60;

/** Posts a form and reads the answer. Only `"success": true` counts as success; never throws. */
export async function sendForm(data: FormData, {endpoint}: FormService): Promise<Outcome> {
  const cancel = new AbortController();
  const timer = setTimeout(() => cancel.abort(), PATIENCE_MS);
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
    return read(response, answer);
  } catch {
    if (cancel.signal.aborted) return {kind: 'failed', reason: 'late'};
    return {kind: 'failed', reason: navigator.onLine ? 'unreachable' : 'offline'};
  } finally {
    clearTimeout(timer);
  }
}

function read({status, headers}: Response, answer: unknown): Outcome {
  const {success, message, body} = (answer ?? {}) as {success?: unknown; message?: unknown; body?: {message?: unknown}};
  if (success === true) return {kind: 'sent'};
  const text = [message, body?.message].find((found) => typeof found === 'string' && found !== '') as
    string | undefined;
  if (status !== TOO_MANY) return {kind: 'failed', message: text, ...(text === undefined && {reason: 'unclear'})};
  const seconds = Number(headers.get('Retry-After'));
  const minutes = seconds > 0 ? Math.ceil(seconds / SECONDS_PER_MINUTE) : LIMIT_MINUTES;
  return {kind: 'failed', message: text, reason: 'limit', minutes};
}
