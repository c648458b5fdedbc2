/**
 * An emulator of the form service. It speaks the service's documented contract (docs.web3forms.com), sends nothing
 * anywhere, and shows what it received. Which answer it gives is chosen by the e-mail address typed into the form, for
 * example `limit@test.example`.
 */
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {Readable} from 'node:stream';
import {LOCAL_FORMS_URL} from '../../../node/form-service';
import {Gate, REFUSED} from '../origin-guard';
import {ANSWERS, SUCCESS, type FormAnswer} from './answers';
import {overview} from './page';

type Fields = Record<string, string>;

const KEPT = 200;

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

/** The confirmation page has the site's public address; here it is fetched from the site that sent the form. */
function confirmation(redirect: string, origin = ''): string {
  const {pathname} = new URL(redirect);
  return origin.startsWith('http') ? new URL(pathname, origin).href : redirect;
}

/** @param site the origins of the pages that may send forms */
export function formService(site: readonly string[]): Server {
  const gate = new Gate(site);
  const received: Fields[] = [];
  /** Answers that wait until they are released. */
  const held = new Map<string, () => void>();

  async function submit(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const fields = await fieldsOf(request);
    received.push(fields);
    received.splice(0, received.length - KEPT);
    const answer = ANSWERS[mailbox(fields)] ?? SUCCESS;
    if (answer.held) await new Promise<void>((release) => held.set(fields.email ?? '', release));
    if (answer.cut) request.socket.destroy();
    else if (answer === SUCCESS && fields.redirect && !request.headers.accept?.includes('application/json')) {
      response.writeHead(303, {Location: confirmation(fields.redirect, request.headers.origin)}).end();
    } else reply(response, answer);
  }

  return createServer((request, response) => {
    const {pathname, searchParams} = new URL(request.url ?? '/', LOCAL_FORMS_URL);
    const email = searchParams.get('email') ?? '';
    if (!gate.opens(request, response, LOCAL_FORMS_URL)) {
      reply(response, {status: 403, body: {success: false, message: REFUSED}});
    } else if (request.method === 'POST' && pathname === '/submit') {
      submit(request, response).catch((error: unknown) =>
        reply(response, {status: 400, body: {success: false, message: String(error)}}),
      );
    } else if (pathname === '/received') {
      reply(response, {body: received.filter((fields) => fields.email === email)});
    } else if (pathname === '/release') {
      held.get(email)?.();
      reply(response, {body: {released: held.delete(email)}});
    } else {
      reply(response, {type: 'text/html; charset=utf-8', body: overview(received)});
    }
  });
}

function reply(
  response: ServerResponse,
  {status = 200, type = 'application/json', body, headers, silent}: FormAnswer,
): void {
  // When a reused connection is cut, browsers repeat the request by themselves.
  response.setHeader('Connection', 'close');
  response.setHeader('Access-Control-Expose-Headers', 'Retry-After');
  if (silent) response.removeHeader('Access-Control-Allow-Origin');
  response.writeHead(status, {'Content-Type': type, ...headers});
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}
