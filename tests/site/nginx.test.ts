import {spawnSync} from 'node:child_process';
import {readFileSync, statSync} from 'node:fs';
import {connect} from 'node:http2';
import {get, type IncomingMessage} from 'node:http';
import {join} from 'node:path';
import {hashesOf} from '../../src/content/host/build-record';
import {NGINX_PORT, NGINX_URL} from './address';
import {listed, site} from './listed';
import {HAS_BROTLI, NGINX, Nginx} from './nginx-server';
import {ROUTES} from './routes';
import {expect, fileTest, open, test} from './test';

const BUILT = 'build';
/** The folder is copied and every text compressed, on a machine that is busy with other tests. */
const PATIENCE_MS = 120_000;

test.describe.configure({mode: 'default', timeout: PATIENCE_MS});
test.use({baseURL: NGINX_URL, allowed: [NGINX_URL]});
test.skip(NGINX === undefined || process.platform === 'win32', 'nginx is not installed here');

let server: Nginx;
test.beforeAll(async () => {
  if (NGINX === undefined) return;
  server = new Nginx();
  await server.start(BUILT, site.url);
});
test.afterAll(() => server.stop());

/** Asks without following redirects, in the words given and no others. */
const ask = (path: string, headers: Record<string, string> = {}) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get({port: NGINX_PORT, host: '127.0.0.1', path, headers}, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer));
    }).on('error', reject);
  });

fileTest('nginx serves every file as it was built, each with the headers of the build', () => {
  const jiti = join('node_modules', 'jiti', 'lib', 'jiti-cli.mjs');
  const {stdout} = spawnSync(process.execPath, [jiti, 'src/commands/verify/index.ts', NGINX_URL, BUILT], {
    encoding: 'utf8',
  });
  expect(stdout).toContain(`All ${Object.keys(hashesOf(BUILT)).length} files are as they were built`);
});

fileTest('With nginx each page has one address, and what is no page is not found', async () => {
  for (const route of ROUTES) expect((await ask(route)).statusCode, route).toBe(200);
  const moved = {
    '/index': '/',
    '/index.html': '/',
    '/about.html': '/about',
    '/about/': '/about',
    '/about/history/': '/about/history',
    '/search.html?q=valve': '/search?q=valve',
  };
  for (const [from, to] of Object.entries(moved)) {
    const {statusCode, headers} = await ask(from);
    expect([from, statusCode, headers.location]).toEqual([from, 301, to]);
  }
  const unknown = ['/404', '/404.html', '/assets', '/_headers', '/.git/config', '/index.html.br', '/about.html.gz'];
  // A backslash is a slash to browsers: behind the first of an address it would name another site.
  for (const path of [...unknown, '/%5Cother.example/', '/%5Cother.example.html', '/..%2f..%2fetc/passwd', '/about/x'])
    expect([path, (await ask(path)).statusCode]).toEqual([path, path.includes('..') ? 400 : 404]);
  const page = await (await fetch(`${NGINX_URL}/no-such-page`)).text();
  expect(page).toBe(readFileSync(join(BUILT, '404.html'), 'utf8'));
});

fileTest('With nginx texts travel as they were compressed, and pages are asked for anew', async () => {
  const {size} = statSync(join(BUILT, 'index.html'));
  const encodings = HAS_BROTLI ? ['br', 'gzip'] : ['gzip'];
  for (const encoding of encodings) {
    const {headers} = await ask('/', {'Accept-Encoding': encoding});
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(Number(headers['content-length'])).toBeLessThan(size / 3);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  }
  expect(Number((await ask('/')).headers['content-length'])).toBe(size);
  const {headers} = await ask('/', {'Accept-Encoding': 'br, gzip'});
  const again = await ask('/', {'Accept-Encoding': 'br, gzip', 'If-None-Match': String(headers.etag)});
  expect(again.statusCode).toBe(304);
});

fileTest('Visitors meet nginx over HTTP/2 with encryption, and are led there from elsewhere', async () => {
  const {host} = new URL(site.url);
  const session = connect(`https://127.0.0.1:${NGINX_PORT + 1}`, {rejectUnauthorized: false, servername: host});
  const status = await new Promise((resolve, reject) => {
    session.once('error', reject);
    session.request({':path': '/about', ':authority': host}).once('response', (answer) => resolve(answer[':status']));
  });
  expect([session.alpnProtocol, status]).toEqual(['h2', 200]);
  session.destroy();
  const open = await fetch(`http://127.0.0.1:${NGINX_PORT + 2}/about?a=b`, {redirect: 'manual'});
  expect([open.status, open.headers.get('location')]).toEqual([301, `${site.url}/about?a=b`]);
});

test('With nginx the search finds pages, its worker under the policy of its own', async ({page}) => {
  await open(page, '/search');
  const [{title} = {title: ''}] = listed('projects', 'projects');
  await page.getByRole('main').getByRole('searchbox').fill(title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('link', {name: title}).first()).toBeVisible();
});
