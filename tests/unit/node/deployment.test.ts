import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {deployment, servesFilesFirst} from '../../../src/node/deployment';
import {repository} from '../../../src/node/git';

const cloudflare = (branch: string) => ({CF_PAGES: '1', CF_PAGES_COMMIT_SHA: 'abc', CF_PAGES_BRANCH: branch});
const netlify = (more: NodeJS.ProcessEnv) => ({NETLIFY: 'true', COMMIT_REF: 'abc', ...more});
const published = {kind: 'production', branch: 'main', commit: 'abc'};
const previewed = {kind: 'preview', branch: 'news', commit: 'abc'};
const PULL_REQUEST = {CONTEXT: 'deploy-preview', REVIEW_ID: '42', HEAD: 'news'};

test.each<[string, NodeJS.ProcessEnv, object]>([
  ['local without a host', {}, {kind: 'local'}],
  ['production on an own server that says so', {DEPLOYMENT: 'production'}, {kind: 'production'}],
  ['production on Cloudflare Pages', cloudflare('main'), published],
  ['production of another branch', {...cloudflare('green'), RELEASE_BRANCH: 'green'}, {...published, branch: 'green'}],
  ['a preview of a branch on Cloudflare Pages, which gives no pull request number', cloudflare('news'), previewed],
  ['production on Netlify', netlify({CONTEXT: 'production', HEAD: 'main'}), published],
  ['a preview of a pull request on Netlify', netlify(PULL_REQUEST), {...previewed, pullRequest: '42'}],
  ['a preview of a branch on Netlify', netlify({CONTEXT: 'branch-deploy', BRANCH: 'news'}), previewed],
])('A build is %s', (_name, env, expected) => expect(deployment(env)).toEqual(expected));

test('Only Netlify prefers a file to a redirect of the same address', () =>
  expect([{NETLIFY: 'true'}, {CF_PAGES: '1'}, {}].map((env) => servesFilesFirst(env))).toEqual([true, false, false]));

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
