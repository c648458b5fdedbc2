import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {deployment, servesFilesFirst} from '../../../src/node/deployment';
import {repository} from '../../../src/node/git';

const CLOUDFLARE = {CF_PAGES: '1', CF_PAGES_COMMIT_SHA: 'abc'};
const NETLIFY = {NETLIFY: 'true', COMMIT_REF: 'abc'};

test.each([
  ['local without a host', {}, {kind: 'local'}],
  ['production on an own server that says so', {DEPLOYMENT: 'production'}, {kind: 'production'}],
  [
    'production on Cloudflare Pages',
    {...CLOUDFLARE, CF_PAGES_BRANCH: 'main'},
    {kind: 'production', branch: 'main', commit: 'abc'},
  ],
  [
    'production of the branch that is released after a green night',
    {...CLOUDFLARE, CF_PAGES_BRANCH: 'production', RELEASE_BRANCH: 'production'},
    {kind: 'production', branch: 'production', commit: 'abc'},
  ],
  [
    'a preview of a branch on Cloudflare Pages, which tells no pull request',
    {...CLOUDFLARE, CF_PAGES_BRANCH: 'new-opening'},
    {kind: 'preview', branch: 'new-opening', commit: 'abc'},
  ],
  [
    'production on Netlify',
    {...NETLIFY, CONTEXT: 'production', HEAD: 'main'},
    {kind: 'production', branch: 'main', commit: 'abc'},
  ],
  [
    'a preview of a pull request on Netlify',
    {...NETLIFY, CONTEXT: 'deploy-preview', REVIEW_ID: '42', HEAD: 'new-opening'},
    {kind: 'preview', pullRequest: '42', branch: 'new-opening', commit: 'abc'},
  ],
  [
    'a preview of a branch on Netlify',
    {...NETLIFY, CONTEXT: 'branch-deploy', BRANCH: 'new-opening'},
    {kind: 'preview', branch: 'new-opening', commit: 'abc'},
  ],
])('A build is %s', (_name, env, expected) => {
  expect(deployment(env)).toEqual(expected);
});

test('Only Netlify prefers a file to a redirect of the same address', () => {
  expect([{NETLIFY: 'true'}, {CF_PAGES: '1'}, {}].map((env) => servesFilesFirst(env))).toEqual([true, false, false]);
});

const PAGE = 'https://github.com/company/site';

test('The page of the repository is found on GitHub, and never shown when the host gives anything else', () => {
  for (const url of [PAGE, `${PAGE}.git`, `${PAGE}/`])
    expect([url, repository({REPOSITORY_URL: url})]).toEqual([url, PAGE]);
  for (const url of [
    'https://name:password@github.com/company/site.git',
    'http://github.com/company/site',
    'javascript:alert(1)//github.com/company/site',
    'https://github.com.evil.example/company/site',
    `${PAGE}/pull/1`,
    'https://github.com/company/..',
    `${PAGE}"onclick="x`,
    `${PAGE}\nhttps://evil.example`,
    '/srv/site.git',
    '',
  ])
    expect([url, repository({REPOSITORY_URL: url})]).toEqual([url, undefined]);
});

test('The page of the repository is found from git’s remote, without any password', () => {
  const folder = mkdtempSync(join(tmpdir(), 'repository-'));
  const git = (...args: string[]) => execFileSync('git', args, {cwd: folder});
  git('init', '--quiet');
  git('remote', 'add', 'origin', PAGE);
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  for (const origin of [
    'https://name:password@github.com/company/site.git',
    'git@github.com:company/site.git',
    'ssh://git@github.com/company/site.git',
  ]) {
    git('remote', 'set-url', 'origin', origin);
    expect([origin, repository({})]).toEqual([origin, PAGE]);
  }
  jest.restoreAllMocks();
  rmSync(folder, {recursive: true});
});
