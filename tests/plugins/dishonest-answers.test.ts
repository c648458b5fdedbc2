import {once} from 'node:events';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {compare} from '../../src/commands/verify/compare';
import {BUILD_RECORD, hashesOf, type BuildRecord} from '../../src/node/build-record';

const EVIL = 'https://evil.example';
const OLD = '/about/our-story';
const NEW = '/about/history';
const FILES: Readonly<Record<string, string>> = {
  '/index.html': '<!doctype html><title>Home</title>',
  '/404.html': '<!doctype html><title>Not found</title>',
  [`${NEW}.html`]: '<!doctype html><title>History</title>',
  [`${OLD}.html`]: `<!doctype html><meta http-equiv="refresh" content="0; url=${NEW}">`,
  '/company.json': '{}',
  '/assets/js/main.js': 'start()',
  '/_redirects': `${OLD} ${NEW} 301\n`,
  '/_headers': '/*\n  X-Frame-Options: DENY\n',
};
const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  json: 'application/json',
  js: 'text/javascript',
};

interface Told {
  status: number;
  headers: Record<string, string>;
  body: string;
}

type Spoil = (answer: Told, path: string, isBrowser: boolean) => void;

/** What an honest host answers; hosts that obey no redirects show the page that leads on. */
function honest(path: string, obeys: boolean): Told {
  const headers = {'x-frame-options': 'DENY'};
  if (obeys && path === OLD) return {status: 301, headers: {...headers, location: NEW}, body: ''};
  const name = [path, `${path}.html`, `${path}index.html`].find((one) => one in FILES && !one.startsWith('/_'));
  const file = name ?? '/404.html';
  const type = TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? '';
  return {status: name ? 200 : 404, headers: {...headers, 'content-type': type}, body: FILES[file] ?? ''};
}

const folder = mkdtempSync(join(tmpdir(), 'built-'));
const record = () => JSON.parse(readFileSync(join(folder, BUILD_RECORD), 'utf8')) as BuildRecord;

beforeAll(() => {
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(join(folder, file, '..'), {recursive: true});
    writeFileSync(join(folder, file), text);
  }
  const plain = {commit: 'c'.repeat(40), clean: true, shallow: false, lockfile: 'a'.repeat(64), kind: 'production'};
  mkdirSync(join(folder, BUILD_RECORD, '..'));
  writeFileSync(
    join(folder, BUILD_RECORD),
    JSON.stringify({...plain, environment: {}, headers: '', files: hashesOf(folder)}),
  );
});
afterAll(() => rmSync(folder, {recursive: true}));

/** What is told of a host that spoils its answers. */
async function toldOf(spoil: Spoil, obeys = true): Promise<string[]> {
  const server = createServer(({url = '/', headers}, response) => {
    const answer = honest(url, obeys);
    spoil(answer, url, headers['user-agent']?.includes('Mozilla') === true);
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const {port} = server.address() as AddressInfo;
    return await compare(`http://127.0.0.1:${port}`, folder, record(), () => undefined);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const at =
  (where: (path: string) => boolean, more: Record<string, string>): Spoil =>
  ({headers}, path) => {
    if (where(path)) Object.assign(headers, more);
  };
const isOld = (path: string) => path === OLD;
const isPage = (path: string) => !path.includes('.');

describe('A host that', () => {
  it.each([
    ['obeys redirects', true],
    ['obeys none', false],
  ])('%s and changes nothing is told nothing', async (_what, obeys) => {
    expect(await toldOf(() => undefined, obeys)).toEqual([]);
  });

  it.each<[what: string, spoil: Spoil, obeys: boolean, says: string]>([
    [
      'lets somebody else know who comes by a former address',
      at(isOld, {'reporting-endpoints': `default="${EVIL}/r"`}),
      true,
      `${OLD} has a header that the build does not give it: reporting-endpoints: default="${EVIL}/r"`,
    ],
    [
      'sets a cookie where it leads on',
      at(isOld, {'set-cookie': 'visitor=1'}),
      true,
      `${OLD} has a header that the build does not give it: set-cookie: visitor=1`,
    ],
    [
      'shows the right page at a former address, and leads elsewhere by a header',
      at(isOld, {refresh: `0; url=${EVIL}`}),
      false,
      `${OLD} has a header that the build does not give it: refresh: 0; url=${EVIL}`,
    ],
    [
      'lets the page at a former address be framed',
      at(isOld, {'x-frame-options': 'SAMEORIGIN'}),
      false,
      `${OLD} has the header x-frame-options: SAMEORIGIN in place of: DENY`,
    ],
    [
      'leads people alone to another site by the same path',
      ({headers}, path, isBrowser) => {
        if (isOld(path) && isBrowser) headers.location = EVIL + NEW;
      },
      true,
      `${OLD} does not lead to ${NEW}.`,
    ],
    [
      'leads on to an address that begins with somebody',
      at(isOld, {location: `//evil.example${NEW}`}),
      true,
      `${OLD} does not lead to ${NEW}.`,
    ],
    [
      'says that pages are written in letters of another kind',
      at(isPage, {'content-type': 'text/html; charset=iso-2022-jp'}),
      true,
      `${NEW} is said to be text/html; charset=iso-2022-jp.`,
    ],
    [
      'says that data are a page',
      at((path) => path.endsWith('.json'), {'content-type': 'text/html; charset=utf-8'}),
      true,
      '/company.json is said to be text/html; charset=utf-8.',
    ],
    [
      'says that a script is words',
      at((path) => path.endsWith('.js'), {'content-type': 'text/plain'}),
      true,
      '/assets/js/main.js is said to be text/plain.',
    ],
    [
      'lets visitors of a page that is not there be known',
      at((path) => path === '/no-such-page', {nel: '{"report_to":"default"}'}),
      true,
      '/no-such-page has a header that the build does not give it: nel: {"report_to":"default"}',
    ],
  ])('%s is told so', async (_what, spoil, obeys, says) => {
    expect(await toldOf(spoil, obeys)).toEqual(expect.arrayContaining([expect.stringContaining(says)]));
  });
});
