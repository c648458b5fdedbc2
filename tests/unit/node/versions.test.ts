import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {readFilesAt} from '../../../src/node/git';
import {mergeBaseWith, mergeBaseOnHost} from '../../../src/node/versions';
import {asText} from '../../../src/cms/report/sentences';
import {changesSince, TestRepository} from '../cms/repository';

/** More commits than the first step of deepening a shallow clone. */
const MANY = 60;
const CHANGED = 'Depot Laboratory Analyst › location: Lagos → Warri (also on Careers)';
const origin = new TestRepository();
let left: string;
let clone: string;

beforeAll(async () => {
  origin.prepare();
  left = origin.git('rev-parse', 'main');
  origin.emptyCommits('edit', MANY);
  origin.git('checkout', '--quiet', 'edit');
  await origin.edit('pages/careers/analyst.mdx', '[Lagos]', '[Warri]');
  origin.commit('Move the laboratory');
  origin.git('checkout', '--quiet', 'main');
  await origin.edit('pages/projects/alpha.mdx', 'title: Project alpha', 'title: Project one');
  origin.commit('Meanwhile, on the published site');
});
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'clone-'));
  jest.spyOn(process, 'cwd').mockReturnValue(clone);
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(clone, {recursive: true, force: true});
});
afterAll(() => origin.remove());

const run = (...args: string[]) => execFileSync('git', args, {cwd: clone, encoding: 'utf8', stdio: 'pipe'});
const cloneOrigin = (...options: string[]) =>
  run('clone', '--quiet', ...options, pathToFileURL(origin.folder).href, '.');
const report = () => asText(changesSince(mergeBaseOnHost() ?? ''));

describe('The base that a host compares a preview with', () => {
  it('is the merge base with the published branch, even when nothing can be fetched', () => {
    cloneOrigin('--branch=edit');
    expect(mergeBaseOnHost()).toBe(left);
    expect(report()).toBe(CHANGED);
    expect([mergeBaseWith('no-such-branch'), mergeBaseWith('--help')]).toEqual([undefined, undefined]);
    run('remote', 'set-url', 'origin', 'file:///no/such/place');
    expect(mergeBaseOnHost()).toBe(left);
  });

  it('is fetched when the clone has only one commit, and is undefined when that fails', () => {
    cloneOrigin('--branch=edit', '--depth=1');
    expect(mergeBaseWith()).toBeUndefined();
    run('remote', 'set-url', 'origin', 'file:///no/such/place');
    expect(mergeBaseOnHost()).toBeUndefined();
    run('remote', 'set-url', 'origin', pathToFileURL(origin.folder).href);
    expect(mergeBaseOnHost()).toBe(left);
    expect(report()).toBe(CHANGED);
  });

  it('is fetched when the clone has only one commit and no branch', () => {
    run('init', '--quiet');
    run('remote', 'add', 'origin', pathToFileURL(origin.folder).href);
    run('fetch', '--quiet', '--depth=1', 'origin', 'edit');
    run('checkout', '--quiet', 'FETCH_HEAD');
    expect(report()).toBe(CHANGED);
  });

  it('is undefined when there is no repository', () => expect(mergeBaseOnHost()).toBeUndefined());
});

test('All files of a folder at a commit are read byte for byte, whatever their names', () => {
  const files = new Map([
    ['pages/index.mdx', Buffer.from('Ẹ káàbọ̀\r\n')],
    ['pages/about/two words.mdx', Buffer.from('100644 blob 0\n')],
    ['pages/a "quoted"\nname', Buffer.from([0xff, 0x00, 0x0a])],
    ['pages/empty', Buffer.from('')],
  ]);
  origin.git('checkout', '--quiet', '--orphan', 'files');
  origin.git('rm', '-rfq', '.');
  for (const [file, bytes] of files) origin.write(file, bytes);
  origin.git('config', 'core.autocrlf', 'false');
  origin.commit('Begin');
  origin.write('pages/index.mdx', 'changed since');
  jest.spyOn(process, 'cwd').mockReturnValue(origin.folder);
  expect(new Map([...readFilesAt('HEAD', 'pages')].sort())).toEqual(new Map([...files].sort()));
  expect(readFilesAt('HEAD', 'nowhere').size).toBe(0);
  expect(() => readFilesAt('0'.repeat(40), 'pages')).toThrow(/git/);
});
