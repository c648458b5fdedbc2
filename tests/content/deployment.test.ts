import {deployment} from '../../src/content/host/deployment';
import {repository} from '../../src/content/host/repository';

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

describe('The repository', () => {
  it.each([
    'https://github.com/company/site',
    'https://github.com/company/site.git',
    'https://name:password@github.com/company/site.git',
    'https://token@github.com/company/site',
    'git@github.com:company/site.git',
    'ssh://git@github.com/company/site.git',
  ])('is found on GitHub from %s, without any password', (REPOSITORY_URL) => {
    expect(repository({REPOSITORY_URL})).toBe('https://github.com/company/site');
  });

  it.each(['https://github.com.evil.example/company/site', 'https://git.example/company/site', '/srv/site.git', ''])(
    'has no page to edit at "%s"',
    (REPOSITORY_URL) => {
      expect(repository({REPOSITORY_URL})).toBeUndefined();
    },
  );
});
