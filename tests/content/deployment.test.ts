import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {deployment, servesFilesFirst} from '../../src/node/deployment';
import {repository} from '../../src/node/repository';

describe('What a build is for', () => {
  it.each([
    ['local without a host', {}, {kind: 'local'}],
    ["production on a server of one's own that says so", {DEPLOYMENT: 'production'}, {kind: 'production'}],
    [
      'production on Cloudflare Pages',
      {CF_PAGES: '1', CF_PAGES_BRANCH: 'main', CF_PAGES_COMMIT_SHA: 'abc'},
      {kind: 'production', branch: 'main', commit: 'abc'},
    ],
    [
      'a preview of a branch on Cloudflare Pages, which tells no pull request',
      {CF_PAGES: '1', CF_PAGES_BRANCH: 'new-opening', CF_PAGES_COMMIT_SHA: 'abc'},
      {kind: 'preview', branch: 'new-opening', commit: 'abc'},
    ],
    [
      'production on Netlify',
      {NETLIFY: 'true', CONTEXT: 'production', HEAD: 'main', COMMIT_REF: 'abc'},
      {kind: 'production', branch: 'main', commit: 'abc'},
    ],
    [
      'a preview of a pull request on Netlify',
      {NETLIFY: 'true', CONTEXT: 'deploy-preview', REVIEW_ID: '42', HEAD: 'new-opening', COMMIT_REF: 'abc'},
      {kind: 'preview', pullRequest: '42', branch: 'new-opening', commit: 'abc'},
    ],
    [
      'a preview of a branch on Netlify',
      {NETLIFY: 'true', CONTEXT: 'branch-deploy', BRANCH: 'new-opening', COMMIT_REF: 'abc'},
      {kind: 'preview', branch: 'new-opening', commit: 'abc'},
    ],
  ])('is %s', (_name, env, expected) => {
    expect(deployment(env)).toEqual(expected);
  });
});

describe('A file at an address that is redirected', () => {
  it.each([
    ['comes first on Netlify', {NETLIFY: 'true'}, true],
    ['does not on Cloudflare Pages', {CF_PAGES: '1'}, false],
    ["does not on a server of one's own", {}, false],
  ])('%s', (_name, env, first) => {
    expect(servesFilesFirst(env)).toBe(first);
  });
});

describe('The repository', () => {
  it.each([
    'https://github.com/company/site',
    'https://github.com/company/site.git',
    'https://github.com/company/site/',
  ])('is found on GitHub from %s', (REPOSITORY_URL) => {
    expect(repository({REPOSITORY_URL})).toBe('https://github.com/company/site');
  });

  it.each([
    'https://name:password@github.com/company/site.git',
    'https://token@github.com/company/site',
    'http://github.com/company/site',
    'git@github.com:company/site.git',
    'ssh://git@github.com/company/site.git',
    'javascript:alert(1)//github.com/company/site',
    'https://github.com.evil.example/company/site',
    'https://github.com/company/site/pull/1',
    'https://github.com/company/..',
    'https://github.com/../site',
    'https://github.com/company/site"onclick="x',
    'https://github.com/company/site\nhttps://evil.example',
    'https://git.example/company/site',
    '/srv/site.git',
    '',
  ])('has no page, and is never shown, when the host tells %j', (REPOSITORY_URL) => {
    expect(repository({REPOSITORY_URL})).toBeUndefined();
  });

  it.each([
    'https://name:password@github.com/company/site.git',
    'git@github.com:company/site.git',
    'ssh://git@github.com/company/site.git',
  ])('is found from where git has it, %s, without any password', (origin) => {
    const folder = mkdtempSync(join(tmpdir(), 'repository-'));
    for (const command of [
      ['init', '--quiet'],
      ['remote', 'add', 'origin', origin],
    ]) {
      execFileSync('git', command, {cwd: folder});
    }
    jest.spyOn(process, 'cwd').mockReturnValue(folder);
    expect(repository({})).toBe('https://github.com/company/site');
    jest.restoreAllMocks();
    rmSync(folder, {recursive: true});
  });
});
