import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {expect, test} from '@playwright/test';
import {serveSite} from '../../src/commands/host';
import {buildIn, checkOut, discard} from '../../src/commands/verify/rebuild';
import {BUILD_RECORD, hashesOf, type BuildRecord} from '../../src/content/host/build-record';
import {CHANGED_PORT, SITE_URL} from './address';

/** A build and a server, on a machine that is busy with other tests. */
const PATIENCE_MS = 300_000;
const BUILT = 'build';
const ELSEWHERE = {TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'C'};

test.describe.configure({mode: 'serial', timeout: PATIENCE_MS});

/** Git ignores this folder. */
const clone = join('test-results', 'another clone');
let again: string;

const git = (...args: string[]) => execFileSync('git', args, {encoding: 'utf8'});
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

function verify(url: string) {
  const jiti = join('node_modules', 'jiti', 'lib', 'jiti-cli.mjs');
  const {stdout, status} = spawnSync(process.execPath, [jiti, 'src/commands/verify/index.ts', url, again], {
    encoding: 'utf8',
  });
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

test.beforeAll(() => {
  discard(clone);
  checkOut(recordIn(BUILT), clone);
  takeChanges();
  linkModules('node_modules', join(clone, 'node_modules'));
  again = buildIn(clone, recordIn(BUILT).environment, ELSEWHERE);
});
test.afterAll(() => discard(clone));

test('A second build in another folder, time zone and language, with a cold cache, differs in 0 bytes', () => {
  expect(hashesOf(again)).toEqual(hashesOf(BUILT));
  const {files, lockfile} = recordIn(BUILT);
  expect(recordIn(again)).toMatchObject({files, lockfile});
});

test('The record of the build names each of its files by its hash, and no hash of itself', () => {
  const {files, commit} = recordIn(BUILT);
  expect(commit).toBe(git('rev-parse', 'HEAD').trim());
  expect(files).toEqual(hashesOf(BUILT));
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['/index.html', '/sitemap.xml', '/_headers']));
  expect(files).not.toHaveProperty([BUILD_RECORD]);
});

test('A site that serves what was built is found equal, file by file and header by header', () => {
  const {said, status} = verify(SITE_URL);
  expect(said.join('\n')).toContain(`All ${Object.keys(recordIn(BUILT).files).length} files are as they were built`);
  expect(status).toBe(0);
});

test('One changed byte, a missing file, an added one and a weakened header are each named', async () => {
  const folder = join(clone, 'changed');
  cpSync(again, folder, {recursive: true});
  const page = join(folder, 'privacy.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace('<title', '<titlE'));
  rmSync(join(folder, 'oem.html'));
  writeFileSync(join(folder, 'sw.js'), 'addEventListener("fetch", () => undefined)');
  writeFileSync(join(folder, 'added.html'), '<title>Added</title>');
  const record = recordIn(folder);
  record.files['/added.html'] = hashesOf(folder)['/added.html'] ?? '';
  writeFileSync(join(folder, BUILD_RECORD), JSON.stringify(record));
  const headers = join(folder, '_headers');
  writeFileSync(headers, readFileSync(headers, 'utf8').replace("frame-ancestors 'none'", 'frame-ancestors *'));
  const {url, stop} = await serveSite(CHANGED_PORT, folder);
  try {
    const {said, status} = verify(url);
    expect(said).toEqual(
      expect.arrayContaining([
        '/privacy differs from what was built.',
        '/oem is missing.',
        '/sw.js is extra: the build has no such file.',
        '/added is extra: the build has no such file.',
        expect.stringMatching(
          /^\/about has the header content-security-policy: .*frame-ancestors \* in place of: .*frame-ancestors 'none'$/,
        ),
      ]),
    );
    // The headers of a page stand in one rule, so no other page passes; scripts have a policy of their own.
    expect(said.filter((line) => line.startsWith('/assets/js/'))).toEqual([]);
    expect(said.filter((line) => / differs | missing| extra:/.test(line))).toHaveLength(4);
    expect(status).toBe(1);
  } finally {
    stop();
  }
});
