/** Serves the site with a script that records errors before all others, because a driver does not receive them. */
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {LOCAL_GITHUB_URL} from '../../../src/node/github-service';
import {GITHUB_URL} from '../address';

const NOTES = '/notes-of-the-tests.js';

/** Runs in the page. */
function note(): void {
  const notes: string[] = [];
  Object.assign(window, {notes});
  addEventListener(
    'error',
    (event) => notes.push(event.message || `lost ${(event.target as HTMLElement).outerHTML}`),
    true,
  );
  addEventListener('unhandledrejection', ({reason}) => notes.push(String(reason)));
  addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
    notes.push(`${violatedDirective} forbids ${blockedURI}`),
  );
  for (const kind of ['error', 'warn'] as const) {
    // eslint-disable-next-line no-console -- nothing is printed: this records what the page prints
    console[kind] = (...words: unknown[]) => notes.push(words.map(String).join(' '));
  }
}

/** @returns the address of the watched site, and a function that stops it; `window.notes` has the errors of a page */
export async function watchSite(site: string): Promise<{url: string; stop: () => void}> {
  const server = createServer((request, response) => {
    const answer = async () => {
      const {pathname} = new URL(request.url ?? '/', site);
      if (pathname === NOTES) return {status: 200, type: 'text/javascript', body: `(${note.toString()})()`, csp: ''};
      const reported = await fetch(site + (request.url ?? '/'));
      const type = reported.headers.get('content-type') ?? '';
      const bytes = Buffer.from(await reported.arrayBuffer());
      // WebKit cannot map an address to another port.
      const ofWorker = (text: string) => text.replaceAll(LOCAL_GITHUB_URL, GITHUB_URL);
      const body = type.startsWith('text/html')
        ? ofWorker(bytes.toString()).replace('<head>', `<head><script src="${NOTES}"></script>`)
        : type.startsWith('application/json')
          ? ofWorker(bytes.toString())
          : bytes;
      return {
        status: reported.status,
        type,
        body,
        csp: ofWorker(reported.headers.get('content-security-policy') ?? ''),
      };
    };
    answer().then(
      ({status, type, body, csp}) =>
        response.writeHead(status, {'Content-Type': type, 'Content-Security-Policy': csp}).end(body),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close()};
}
