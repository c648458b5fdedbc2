import {spawnSync} from 'node:child_process';
import {readFileSync, statSync} from 'node:fs';
import {connect} from 'node:http2';
import {get, type IncomingMessage} from 'node:http';
import {join} from 'node:path';
import {hashesOf} from '../../src/node/build-record';
import {CADDY_PORT, NGINX_PORT} from './address';
import {Caddy} from './caddy-server';
import {listed, site} from './listed';
import {Nginx} from './nginx-server';
import {ROUTES} from './routes';
import {expect, fileTest, open, test} from './test';

const BUILT = 'build';

interface Answer extends Pick<IncomingMessage, 'statusCode' | 'headers'> {
  /** How many bytes came. */
  size: number;
}

/** Asks without following redirects, in the words given and no others. */
const ask = (port: number, path: string, headers: Record<string, string> = {}) =>
  new Promise<Answer>((resolve, reject) => {
    get({port, host: '127.0.0.1', path, headers}, (answer) => {
      let size = 0;
      answer.on('data', (chunk: Buffer) => (size += chunk.length));
      answer.on('end', () => resolve({statusCode: answer.statusCode, headers: answer.headers, size}));
    }).on('error', reject);
  });

for (const server of [new Nginx(NGINX_PORT), new Caddy(CADDY_PORT)]) {
  test.describe(`With ${server.name}`, () => {
    test.describe.configure({mode: 'default'});
    test.use({baseURL: server.url, allowed: [server.url]});
    test.skip(server.program === undefined, `${server.name} is not installed here`);
    test.beforeAll(async () => {
      if (server.program !== undefined) await server.start(BUILT, site.url);
    });
    test.afterAll(() => server.stop());

    fileTest('every file is served as it was built, each with the headers of the build', () => {
      const jiti = join('node_modules', 'jiti', 'lib', 'jiti-cli.mjs');
      const {stdout} = spawnSync(process.execPath, [jiti, 'src/commands/verify/index.ts', server.url, BUILT], {
        encoding: 'utf8',
      });
      expect(stdout).toContain(`All ${Object.keys(hashesOf(BUILT)).length} files are as they were built`);
    });

    fileTest('each page has one address, and what is no page is not found', async () => {
      for (const route of ROUTES) expect((await ask(server.port, route)).statusCode, route).toBe(200);
      const moved = {
        '/index': '/',
        '/index.html': '/',
        '/about.html': '/about',
        '/about/': '/about',
        '/about/history/': '/about/history',
        '/search.html?q=valve': '/search?q=valve',
      };
      for (const [from, to] of Object.entries(moved)) {
        const {statusCode, headers} = await ask(server.port, from);
        expect([from, statusCode, headers.location]).toEqual([from, 301, to]);
      }
      const unknown = ['/404', '/404.html', '/assets', '/_headers', '/.git/config', '/index.html.br', '/about.html.gz'];
      // A backslash is a slash to browsers: behind the first of an address it would name another site.
      for (const path of [
        ...unknown,
        '/%5Cother.example/',
        '/%5Cother.example.html',
        '/..%2f..%2fetc/passwd',
        '/about/x',
      ])
        expect([path, (await ask(server.port, path)).statusCode]).toEqual([
          path,
          path.includes('..') ? server.answers.outside : 404,
        ]);
      // Nobody keeps for ever that something is missing.
      const {headers} = await ask(server.port, '/assets/js/gone.js');
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      const page = await (await fetch(`${server.url}/no-such-page`)).text();
      expect(page).toBe(readFileSync(join(BUILT, '404.html'), 'utf8'));
    });

    fileTest('texts travel as they were compressed, and pages are asked for anew', async () => {
      const {size} = statSync(join(BUILT, 'index.html'));
      for (const encoding of server.encodings) {
        const {headers, size: sent} = await ask(server.port, '/', {'Accept-Encoding': encoding});
        expect(headers['content-encoding']).toBe(encoding);
        expect(headers['content-type']).toBe('text/html; charset=utf-8');
        expect(sent).toBeLessThan(size / 3);
        expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      }
      expect((await ask(server.port, '/')).size).toBe(size);
      const {headers} = await ask(server.port, '/', {'Accept-Encoding': 'br, gzip'});
      const again = await ask(server.port, '/', {'Accept-Encoding': 'br, gzip', 'If-None-Match': String(headers.etag)});
      expect(again.statusCode).toBe(304);
    });

    fileTest('visitors meet the site over HTTP/2 with encryption, and are led there from elsewhere', async () => {
      const {host} = new URL(site.url);
      const session = connect(`https://127.0.0.1:${server.port + 1}`, {rejectUnauthorized: false, servername: host});
      const status = await new Promise((resolve, reject) => {
        session.once('error', reject);
        session
          .request({':path': '/about', ':authority': host})
          .once('response', (answer) => resolve(answer[':status']));
      });
      expect([session.alpnProtocol, status]).toEqual(['h2', 200]);
      session.destroy();
      const open = await ask(server.port + 2, '/about?a=b', {Host: host});
      expect([open.statusCode, open.headers.location]).toEqual([server.answers.moved, `${site.url}/about?a=b`]);
    });

    test('the search finds pages, its worker under the policy of its own', async ({page}) => {
      await open(page, '/search');
      const [{title} = {title: ''}] = listed('projects', 'projects');
      await page.getByRole('main').getByRole('searchbox').fill(title);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main').getByRole('link', {name: title}).first()).toBeVisible();
    });
  });
}
