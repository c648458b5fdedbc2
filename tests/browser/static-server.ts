/**
 * Serves a built site from this process according to its `_headers` and `_redirects`; the second lane uses the host's
 * server.
 */
import {once} from 'node:events';
import {createServer} from 'node:http';
import {existsSync, readFileSync, statSync} from 'node:fs';
import {extname, join} from 'node:path';
import type {AddressInfo} from 'node:net';
import {headerRules, headersOf, readHostFile, redirectsIn} from '../../src/cli/server-rules';
import type {SiteServer} from '../../src/cli/host';
import {HEADERS_FILE} from '../../src/node/build-record';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'application/javascript',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/vnd.microsoft.icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
/** The files that the host reads and does not serve. */
const OF_THE_HOST = /^\/(_headers|_redirects|_routes\.json)$/;
const NOT_FOUND = '/404.html';
const REVALIDATE = 'public, max-age=0, must-revalidate';
const NO_STORE = 'no-store';

/**
 * @param port any free one by default
 * @throws Error when there is no build, or the port is taken
 */
export async function serveStatic(port = 0, folder = 'build'): Promise<SiteServer> {
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`There is no built site in ${folder}.`);
  const rules = headerRules(readHostFile(folder, HEADERS_FILE));
  const redirects = redirectsIn(folder);
  const isFile = (path: string) =>
    !OF_THE_HOST.test(path) && statSync(join(folder, path), {throwIfNoEntry: false})?.isFile();

  /** @returns the file of an address, or its redirect target */
  function find(path: string): {file?: string; to?: string} {
    const to = redirects.get(path);
    if (to !== undefined) return {to};
    if (path !== '/' && path.endsWith('/')) return {to: path.slice(0, -1)};
    if (path === '/index' || path === '/index.html') return {to: '/'};
    if (path.endsWith('.html') && isFile(path)) return {to: path.slice(0, -'.html'.length)};
    const file = path === '/' ? '/index.html' : [`${path}.html`, path].find(isFile);
    return {file};
  }

  const server = createServer((request, response) => {
    const {pathname, search} = new URL(request.url ?? '/', 'http://site.localhost');
    const {file = NOT_FOUND, to} = find(decodeURIComponent(pathname));
    // Cloudflare Pages lets other sites read the files of a site.
    response.setHeader('Access-Control-Allow-Origin', '*');
    for (const [name, value] of headersOf(rules, pathname)) response.setHeader(name, value);
    if (to !== undefined)
      return void response.writeHead(redirects.has(pathname) ? 301 : 308, {Location: to + search}).end();
    if (!response.hasHeader('Content-Type'))
      response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
    const isFound = file !== NOT_FOUND || pathname === '/404';
    if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', isFound ? REVALIDATE : NO_STORE);
    response.statusCode = isFound ? 200 : 404;
    response.end(request.method === 'HEAD' ? undefined : readFileSync(join(folder, file)));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return {url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop};
}
