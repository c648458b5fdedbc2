import {mkdtempSync, readdirSync, rmSync, symlinkSync} from 'node:fs';
import {homedir, tmpdir} from 'node:os';
import path, {join, relative, resolve} from 'node:path';
import {PRODUCTION_BRANCH, trustsCaches} from '../../../src/node/deployment';
import {cacheFolder, entriesBelow, withSlashes, writeFileAt} from '../../../src/node/disk';

test('A folder is listed with all subfolders, and links are listed but not followed, on every Node version', () => {
  const folder = mkdtempSync(join(tmpdir(), 'below-'));
  const [site, elsewhere] = [join(folder, 'site'), join(folder, 'elsewhere')];
  for (const file of [join(site, 'a', 'b', 'deep.txt'), join(elsewhere, 'secret.txt')]) writeFileAt(file, 'x');
  symlinkSync(elsewhere, join(site, 'a', 'linked'));
  symlinkSync(join(elsewhere, 'secret.txt'), join(site, 'file'));
  const found = entriesBelow(site).map((entry) => [
    relative(site, join(entry.parentPath, entry.name)),
    entry.isDirectory() ? 'folder' : entry.isFile() ? 'file' : 'other',
  ]);
  rmSync(folder, {recursive: true});
  expect(Object.fromEntries(found)).toEqual({
    a: 'folder',
    [join('a', 'b')]: 'folder',
    [join('a', 'b', 'deep.txt')]: 'file',
    [join('a', 'linked')]: 'other',
    file: 'other',
  });
});

test('On hosts previews keep the cache of encoded pictures, and published builds start with an empty one', () => {
  for (const env of [
    {CF_PAGES: '1', CF_PAGES_BRANCH: 'a-change', XDG_CACHE_HOME: '/cache'},
    {NETLIFY: 'true', CONTEXT: 'deploy-preview', XDG_CACHE_HOME: '/cache'},
  ])
    expect(cacheFolder(env, 'linux')).toBe(resolve('node_modules', '.cache'));
  for (const env of [
    {CF_PAGES: '1', CF_PAGES_BRANCH: PRODUCTION_BRANCH},
    {NETLIFY: 'true', CONTEXT: 'production'},
  ]) {
    const folder = cacheFolder(env, 'linux');
    expect(readdirSync(folder)).toEqual([]);
    expect(cacheFolder(env, 'linux')).toBe(folder);
    expect(trustsCaches(env)).toBe(false);
  }
  expect(cacheFolder({PICTURE_CACHE: 'elsewhere', NETLIFY: 'true'}, 'linux')).toBe('elsewhere');
});

test.each([
  ['Linux', 'linux', {}, join(homedir(), '.cache')],
  ['Linux with a cache folder of the user’s choice', 'linux', {XDG_CACHE_HOME: resolve('chosen')}, resolve('chosen')],
  ['Linux with a choice that is no absolute path', 'linux', {XDG_CACHE_HOME: 'chosen'}, join(homedir(), '.cache')],
  ['macOS', 'darwin', {XDG_CACHE_HOME: resolve('chosen')}, join(homedir(), 'Library', 'Caches')],
  ['Windows', 'win32', {LOCALAPPDATA: resolve('local')}, resolve('local')],
  ['Windows without its variable', 'win32', {}, join(homedir(), 'AppData', 'Local')],
] as const)('The cache of encoded pictures is shared by all clones of a user on %s', (_system, platform, env, folder) =>
  expect(cacheFolder(env, platform)).toBe(join(folder, 'energy-services-site')),
);

test('A path has slashes on Windows, and keeps a backslash elsewhere, so that no name looks like a folder', () => {
  const file = path.win32.relative('C:\\site\\static', 'C:\\site\\static\\img\\home\\yard.jpg');
  expect(withSlashes(file, path.win32)).toBe('img/home/yard.jpg');
  expect(withSlashes('img\\..\\_worker.js', path.posix)).toBe('img\\..\\_worker.js');
});
