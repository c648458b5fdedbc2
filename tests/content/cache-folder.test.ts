import {readdirSync} from 'node:fs';
import {homedir} from 'node:os';
import {join, resolve} from 'node:path';
import {cacheFolder} from '../../src/node/cache-folder';
import {PRODUCTION_BRANCH, trustsCaches} from '../../src/node/deployment';

describe('The cache of encoded pictures', () => {
  it.each([
    ['Cloudflare Pages', {CF_PAGES: '1', CF_PAGES_BRANCH: 'a-change', XDG_CACHE_HOME: '/cache'}],
    ['Netlify', {NETLIFY: 'true', CONTEXT: 'deploy-preview', XDG_CACHE_HOME: '/cache'}],
  ])('of previews lies in node_modules on %s, which keeps it there from build to build', (_host, env) => {
    expect(cacheFolder(env, 'linux')).toBe(resolve('node_modules', '.cache'));
  });

  it.each([
    ['Cloudflare Pages', {CF_PAGES: '1', CF_PAGES_BRANCH: PRODUCTION_BRANCH}],
    ['Netlify', {NETLIFY: 'true', CONTEXT: 'production'}],
  ])('of what %s publishes is empty at first and the same for the whole build', (_host, env) => {
    const folder = cacheFolder(env, 'linux');
    expect(readdirSync(folder)).toEqual([]);
    expect(cacheFolder(env, 'linux')).toBe(folder);
    expect(trustsCaches(env)).toBe(false);
  });

  it.each([
    ['Linux', 'linux', {}, join(homedir(), '.cache')],
    ['Linux with a cache folder of the user’s choice', 'linux', {XDG_CACHE_HOME: resolve('chosen')}, resolve('chosen')],
    ['Linux with a choice that is no absolute path', 'linux', {XDG_CACHE_HOME: 'chosen'}, join(homedir(), '.cache')],
    ['macOS', 'darwin', {XDG_CACHE_HOME: resolve('chosen')}, join(homedir(), 'Library', 'Caches')],
    ['Windows', 'win32', {LOCALAPPDATA: resolve('local')}, resolve('local')],
    ['Windows without its variable', 'win32', {}, join(homedir(), 'AppData', 'Local')],
  ] as const)('is shared by all clones of a user on %s', (_system, platform, env, folder) => {
    expect(cacheFolder(env, platform)).toBe(join(folder, 'energy-services-site'));
  });

  it('lies where PICTURE_CACHE says, on a host too', () => {
    expect(cacheFolder({PICTURE_CACHE: 'elsewhere', NETLIFY: 'true'}, 'linux')).toBe('elsewhere');
  });
});
