import {execFileSync, spawnSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {dirname, join, resolve} from 'node:path';
import {expect, test} from '@playwright/test';
import {buildCopy, NO_CACHE} from '../../src/commands/build';
import {serveSite, type SiteServer} from '../../src/commands/host';
import {compare} from '../../src/commands/verify/compare';
import {checkOut, discard} from '../../src/commands/verify/rebuild';
import {BUILD_RECORD, buildRecord, hashesOf, type BuildRecord} from '../../src/node/build-record';
import {DAY} from '../fixture/day.json';
import {CHANGED_PORT, OWN_PORT} from './address';
import {Caddy} from './caddy-server';
import {dishonest, DISHONEST} from './dishonest';
import {site} from './listed';
import {Nginx} from './nginx-server';

const BUILT = 'build';
const ELSEWHERE = {TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'C'};
/** What Cloudflare Pages, and the settings there, tell a build of the published branch. */
const CLOUDFLARE = {
  CF_PAGES: '1',
  CF_PAGES_BRANCH: 'main',
  CF_PAGES_URL: 'https://1a2b3c4d.website.pages.dev',
  GITHUB_CLIENT_ID: 'Iv23liABCDEF',
  BUILD_DAY: DAY,
};
const REPOSITORY = 'https://github.com/company/website';

test.describe.configure({mode: 'serial'});

/** Git ignores this folder. */
const FOLDER = join('test-results', 'verify');
const clone = join(FOLDER, 'a clone');
const live = join(FOLDER, 'live');
const another = join(FOLDER, 'another');
const again = join(FOLDER, 'again');
let host: SiteServer;

const git = (...args: string[]) => execFileSync('git', args, {encoding: 'utf8'});
const inClone = (...args: string[]) =>
  git('-C', clone, '-c', 'user.name=Test', '-c', 'user.email=test@site.example', '-c', 'commit.gpgsign=false', ...args);
const filesOf = (...args: string[]) =>
  git('ls-files', '-z', '--exclude-standard', ...args)
    .split('\0')
    .filter(Boolean);
const recordIn = (folder: string) => JSON.parse(readFileSync(join(folder, BUILD_RECORD), 'utf8')) as BuildRecord;

/** What is changed here and in no commit yet is part of the build under test. */
function takeChanges(): void {
  for (const file of filesOf('--modified', '--others')) {
    mkdirSync(dirname(join(clone, file)), {recursive: true});
    if (existsSync(file)) cpSync(file, join(clone, file));
  }
  for (const file of filesOf('--deleted')) rmSync(join(clone, file));
}

/** Lets the samples be published, and gives a page a former address. */
function prepare(): void {
  const change = (file: string, from: RegExp, to: string) => {
    const path = join(clone, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  };
  if (site.publishSample === undefined) change('pages/_site.yml', /^formService:/m, 'publishSample: true\n$&');
  change('pages/about/history.mdx', /^title:/m, 'formerly: [/about/our-story]\n$&');
  inClone('add', '--all');
  inClone('commit', '--quiet', '--message', 'The site as it is published');
  inClone('branch', '--force', 'main');
  inClone('remote', 'set-url', 'origin', `${REPOSITORY}.git`);
}

/** Asks as whoever has the clone does. */
function verify(url: string, folder = again) {
  const jiti = resolve('node_modules', 'jiti', 'lib', 'jiti-cli.mjs');
  const options = {encoding: 'utf8', cwd: clone} as const;
  const {stdout, status} = spawnSync(
    process.execPath,
    [jiti, 'src/commands/verify/index.ts', url, resolve(folder)],
    options,
  );
  return {said: stdout.split('\n'), status};
}

/**
 * The bundler numbers modules by their path, so the copy has modules of its own, as a clone has. Links to the same files
 * take seconds, and are possible on one disk only.
 */
function linkModules(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, {withFileTypes: true})) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isFile()) linkSync(source, target);
    else if (entry.isDirectory() && entry.name !== '.cache') linkModules(source, target);
  }
}

test.beforeAll(async () => {
  discard(FOLDER);
  checkOut(recordIn(BUILT), clone);
  takeChanges();
  prepare();
  linkModules('node_modules', join(clone, 'node_modules'));
  const commit = inClone('rev-parse', 'HEAD').trim();
  await buildCopy(clone, live, {...NO_CACHE, ...CLOUDFLARE, CF_PAGES_COMMIT_SHA: commit});
  git('clone', '--quiet', clone, another);
  renameSync(join(clone, 'node_modules'), join(another, 'node_modules'));
  await buildCopy(another, again, {...NO_CACHE, ...recordIn(live).environment, ...ELSEWHERE});
  linkModules('node_modules', join(clone, 'node_modules'));
  host = await serveSite(CHANGED_PORT, live);
});
test.afterAll(() => {
  host.stop();
  discard(FOLDER);
});

test('A second build in another folder, time zone and language, with a cold cache and what the record says, differs in 0 bytes', () => {
  expect(hashesOf(again)).toEqual(hashesOf(live));
  const {files, lockfile, kind} = recordIn(live);
  expect(recordIn(again)).toMatchObject({files, lockfile, kind});
  expect(kind).toBe('production');
});

test('The record of the build names each of its files by its hash, and no hash of itself', () => {
  const {files, commit} = recordIn(BUILT);
  expect(commit).toBe(git('rev-parse', 'HEAD').trim());
  expect(files).toEqual(hashesOf(BUILT));
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['/index.html', '/sitemap.xml', '/_headers']));
  expect(files).not.toHaveProperty([BUILD_RECORD]);
});

test('The site as Cloudflare builds and serves it is found equal, file by file and header by header', () => {
  const {said, status} = verify(host.url);
  expect(said.filter((line) => line.includes(' has the header ') || line.includes('differs'))).toEqual([]);
  expect(said.join('\n')).toContain(`All ${Object.keys(recordIn(live).files).length} files are as they were built`);
  expect(said).toContain('main, as this clone knows it, has nothing newer.');
  expect(said).toContain(`Staff sign in by the GitHub App ${CLOUDFLARE.GITHUB_CLIENT_ID}: compare it with yours.`);
  expect(said.join('\n')).toContain('Not seen: what the program at /edit/session does with a sign-in');
  expect(status).toBe(0);
});

test.describe('The site as it is built for a server of one’s own is found equal', () => {
  const own = join(FOLDER, 'own');
  const servers = [new Nginx(OWN_PORT), new Caddy(OWN_PORT)];
  test.beforeAll(() => buildCopy(clone, own, {...NO_CACHE, DEPLOYMENT: 'production', BUILD_DAY: DAY}));
  test.afterAll(async () => {
    for (const server of servers) await server.stop();
  });

  for (const server of servers) {
    test(`as ${server.name} serves it`, async () => {
      test.skip(server.program === undefined, `${server.name} is not installed here`);
      await server.start(own, site.url);
      const {said, status} = verify(server.url, own);
      await server.stop();
      expect(said.join('\n')).toContain(`All ${Object.keys(recordIn(own).files).length} files are as they were built`);
      expect(status).toBe(0);
    });
  }
});

test.describe('A host is told that', () => {
  /** A few files of each kind, which suffice to be lied about. */
  const few = join(FOLDER, 'few');
  test.beforeAll(() => {
    const kept = /^\/(?:(?:index|edit|privacy|404|about|about\/our-story)\.html|_\w+|robots\.txt|company\.json)$/;
    const files = Object.entries(recordIn(live).files).filter(([file]) => kept.test(file));
    for (const [file] of files) cpSync(join(live, file), join(few, file));
    mkdirSync(dirname(join(few, BUILD_RECORD)));
    writeFileSync(join(few, BUILD_RECORD), JSON.stringify({...recordIn(live), files: Object.fromEntries(files)}));
  });

  const flawsOf = async (one: Parameters<typeof dishonest>[1]) => {
    const server = dishonest(host.url, one);
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      const {files: _all, ...record} = buildRecord.parse(await (await fetch(url + BUILD_RECORD)).json());
      return await compare(url, few, {...record, files: recordIn(few).files}, () => undefined);
    } finally {
      server.close();
    }
  };

  test('shows what was built: nothing', async () => {
    expect(await flawsOf({spoil: () => undefined})).toEqual([]);
  });

  for (const one of DISHONEST) {
    test(one.does, async () => {
      expect(await flawsOf(one)).toEqual(expect.arrayContaining([expect.stringMatching(one.says)]));
    });
  }
});

test('A site that gives what staff write to somebody else is told, and how far it is behind', () => {
  inClone('remote', 'set-url', 'origin', 'https://github.com/company/the-website.git');
  inClone('commit', '--quiet', '--allow-empty', '--message', 'Something newer');
  inClone('update-ref', 'refs/remotes/origin/main', 'HEAD');
  const {said, status} = verify(host.url);
  expect(said).toContain(
    `The site gives what staff write to ${REPOSITORY}; this clone is of https://github.com/company/the-website.`,
  );
  expect(said).toContain('The commits on main since then: 1.');
  expect(status).toBe(1);
});

test('One changed byte, a missing file, an added one and a weakened header are each named', async () => {
  const folder = join(FOLDER, 'changed');
  cpSync(live, folder, {recursive: true});
  const page = join(folder, 'privacy.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace('<title', '<titlE'));
  rmSync(join(folder, 'oem.html'));
  writeFileSync(join(folder, 'added.html'), '<title>Added</title>');
  const record = recordIn(folder);
  record.files['/added.html'] = hashesOf(folder)['/added.html'] ?? '';
  writeFileSync(join(folder, BUILD_RECORD), JSON.stringify(record));
  const headers = join(folder, '_headers');
  writeFileSync(headers, readFileSync(headers, 'utf8').replace("frame-ancestors 'none'", 'frame-ancestors *'));
  host.stop();
  host = await serveSite(CHANGED_PORT, folder);
  const {said, status} = verify(host.url);
  expect(said).toEqual(
    expect.arrayContaining([
      '/privacy differs from what was built.',
      '/oem is missing.',
      '/added is extra: the build has no such file.',
      expect.stringMatching(
        /^\/about has the header content-security-policy: .*frame-ancestors \* in place of: .*frame-ancestors 'none'$/,
      ),
    ]),
  );
  // The headers of a page stand in one rule, so no other page passes; scripts have a policy of their own.
  expect(said.filter((line) => line.startsWith('/assets/js/'))).toEqual([]);
  expect(said.filter((line) => / differs | missing| extra:/.test(line))).toHaveLength(3);
  expect(status).toBe(1);
});
