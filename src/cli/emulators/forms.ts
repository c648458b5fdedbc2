/**
 * An emulator of the form service. It follows the documented contract (docs.web3forms.com), sends nothing anywhere, and
 * shows what it received. The e-mail address in the form selects the response, for example `limit@test.example`.
 */
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {Readable} from 'node:stream';
import {LOCAL_FORMS_URL} from '../../node/form-service';
import {OriginGuard, REFUSAL_MESSAGE} from './origin-guard';
import {forHtml} from '../../shared/escape';

interface FormAnswer {
  /** What the response simulates, shown on the emulator's page. */
  about?: string;
  status?: number;
  type?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** Waits until a test releases it. */
  held?: true;
  /** Closes the connection without an answer. */
  cut?: true;
  /** Sends no CORS headers, so the page cannot read the answer. */
  silent?: true;
}

const HTML = 'text/html; charset=utf-8';
const page = (title: string) => `<!doctype html><title>${title}</title><h1>${title}</h1>`;

const SUCCESS: FormAnswer = {body: {success: true, message: 'Email sent successfully!'}};
const refusedAnswer = (status: number, message: string) => ({status, body: {success: false, message}});
const MARKUP = '<img src=x onerror="document.title=1"><b>Refused</b>';

/** The response for each local part of an e-mail address (before `@` or `+`); all others succeed. */
const FORM_ANSWERS: Readonly<Record<string, FormAnswer>> = {
  refused: {about: 'a refusal with a message', ...refusedAnswer(400, 'The e-mail address is not accepted.')},
  nested: {
    about: 'a refusal in the older form',
    status: 400,
    body: {success: false, body: {message: 'The access key is unknown.'}},
  },
  nosuccess: {
    about: 'a refusal with the word success in its message',
    ...refusedAnswer(200, 'No success: the mailbox is full.'),
  },
  silent: {about: 'a refusal without a message', body: {success: false}},
  forbidden: {about: 'not allowed from here', ...refusedAnswer(403, 'This method is not allowed.')},
  limit: {about: 'too many messages', headers: {'Retry-After': '1200'}, ...refusedAnswer(429, 'Too many requests.')},
  error: {about: 'a broken service', status: 500, type: HTML, body: page('Internal Server Error')},
  html: {about: 'a page instead of an answer', type: HTML, body: page('Welcome to the hotel network')},
  wordless: {about: 'an answer without `success`', body: {message: 'Accepted.'}},
  text: {about: '`success` as a word', body: {success: 'false', message: 'Form submitted successfully'}},
  truthy: {about: '`success` as the word true', body: {success: 'true', message: 'Form submitted successfully'}},
  markup: {about: 'a message with markup', ...refusedAnswer(400, MARKUP)},
  held: {about: 'an answer that is held until /release?email=… is requested', held: true, ...SUCCESS},
  cut: {about: 'a connection that ends without an answer', cut: true},
  closed: {about: 'an answer that CORS hides from the page', silent: true, ...SUCCESS},
};

type Fields = Record<string, string>;

const MAX_KEPT = 200;

const mailbox = ({email = ''}: Fields) => email.split(/[@+]/)[0] ?? '';

async function fieldsOf(request: IncomingMessage): Promise<Fields> {
  const form = await new Request(LOCAL_FORMS_URL, {
    method: 'POST',
    headers: {'Content-Type': request.headers['content-type'] ?? ''},
    body: Readable.toWeb(request) as ReadableStream,
    duplex: 'half',
  } as RequestInit).formData();
  return Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]));
}

/** The redirect names the public address of the site; the emulator uses the site that sent the form instead. */
function confirmation(redirect: string, origin = ''): string {
  const {pathname} = new URL(redirect);
  return origin.startsWith('http') ? new URL(pathname, origin).href : redirect;
}

/** @param site the origins of the pages that may send forms */
export function createFormService(site: readonly string[]): Server {
  const gate = new OriginGuard(site);
  const received: Fields[] = [];
  /** Responses held back until a test releases them. */
  const held = new Map<string, () => void>();

  async function submit(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const fields = await fieldsOf(request);
    received.push(fields);
    received.splice(0, received.length - MAX_KEPT);
    const answer = FORM_ANSWERS[mailbox(fields)] ?? SUCCESS;
    if (answer.held) await new Promise<void>((release) => held.set(fields.email ?? '', release));
    if (answer.cut) request.socket.destroy();
    else if (answer === SUCCESS && fields.redirect && !request.headers.accept?.includes('application/json')) {
      response.writeHead(303, {Location: confirmation(fields.redirect, request.headers.origin)}).end();
    } else reply(response, answer);
  }

  return createServer((request, response) => {
    if (!gate.opens(request, response, LOCAL_FORMS_URL)) {
      reply(response, refusedAnswer(403, REFUSAL_MESSAGE));
      return;
    }
    // No request may end the emulator.
    if (!URL.canParse(request.url ?? '/', LOCAL_FORMS_URL)) {
      reply(response, refusedAnswer(400, 'This is not an address.'));
      return;
    }
    const {pathname, searchParams} = new URL(request.url ?? '/', LOCAL_FORMS_URL);
    const email = searchParams.get('email') ?? '';
    if (request.method === 'POST' && pathname === '/submit') {
      submit(request, response).catch((error: unknown) => reply(response, refusedAnswer(400, String(error))));
    } else if (pathname === '/received') {
      reply(response, {body: received.filter((fields) => fields.email === email)});
    } else if (pathname === '/release') {
      held.get(email)?.();
      reply(response, {body: {released: held.delete(email)}});
    } else {
      reply(response, {type: HTML, body: formsPage(received)});
    }
  });
}

function reply(
  response: ServerResponse,
  {status = 200, type = 'application/json', body, headers, silent}: FormAnswer,
): void {
  // When a reused connection closes early, browsers repeat the request.
  response.setHeader('Connection', 'close');
  response.setHeader('Access-Control-Expose-Headers', 'Retry-After');
  if (silent) response.removeHeader('Access-Control-Allow-Origin');
  response.writeHead(status, {'Content-Type': type, ...headers});
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

/** @returns the emulator's page, which lists what it received, newest first, and which address gives which answer. */
export function formsPage(received: Record<string, string>[]): string {
  const forms = received.toReversed().map(
    (fields) =>
      `<table>${Object.entries(fields)
        .map(([name, value]) => `<tr><th>${forHtml(name)}<td>${forHtml(value)}`)
        .join('')}</table>`,
  );
  const answers = Object.entries(FORM_ANSWERS).map(
    ([name, {about = ''}]) => `<tr><th>${name}@test.example<td>${forHtml(about)}`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Emulator of the form service</title>
<style>body{font:1rem/1.5 system-ui;margin:2rem;max-width:60rem}table{border-collapse:collapse;margin:1rem 0;width:100%}th,td{border:1px solid;padding:.3rem .6rem;text-align:left;vertical-align:top}th{width:16rem}</style>
<h1>Emulator of the form service</h1>
<p>Forms from the local site are received here and not sent anywhere else.</p>
<h2>Received</h2>${forms.join('') || '<p>Nothing yet.</p>'}
<h2>Other answers</h2><p>Type one of these e-mail addresses into a form:</p><table>${answers.join('')}</table>`;
}
