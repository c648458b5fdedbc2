import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {baseOf, baseOnHost} from '../../src/node/merge-base';
import {asText} from '../../src/review/report/sentences';
import {changesSince, TestRepository} from './repository';

/** More than the first step by which a clone that was cut short is deepened. */
const MANY = 60;
const CHANGED = "Careers › Current Openings: 'Depot Laboratory Analyst': location Lagos → Warri";

describe('What a host compares a preview with', () => {
  const origin = new TestRepository();
  let left: string;
  let clone: string;

  beforeAll(async () => {
    origin.prepare();
    left = origin.git('rev-parse', 'main');
    origin.emptyCommits('edit', MANY);
    origin.git('checkout', '--quiet', 'edit');
    await origin.edit('pages/careers.mdx', 'location: Lagos', 'location: Warri');
    origin.commit('Move the laboratory');
    origin.git('checkout', '--quiet', 'main');
    await origin.edit('pages/projects.mdx', 'title: Project alpha', 'title: Project one');
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
  const report = () => asText(changesSince(baseOnHost() ?? ''));

  it('is the commit at which the branch left the published one, so that later work there is not blamed on it', () => {
    cloneOrigin('--branch=edit');
    expect(baseOnHost()).toBe(left);
    expect(report()).toBe(CHANGED);
  });

  it('is fetched where the clone is cut to one commit and knows no other branch', () => {
    cloneOrigin('--branch=edit', '--depth=1');
    expect(baseOf()).toBeUndefined();
    expect(baseOnHost()).toBe(left);
    expect(report()).toBe(CHANGED);
  });

  it('is fetched where only the one commit was fetched and no branch is checked out', () => {
    run('init', '--quiet');
    run('remote', 'add', 'origin', pathToFileURL(origin.folder).href);
    run('fetch', '--quiet', '--depth=1', 'origin', 'edit');
    run('checkout', '--quiet', 'FETCH_HEAD');
    expect(report()).toBe(CHANGED);
  });

  it('is the newest published state that the clone knows, where nothing can be fetched', () => {
    cloneOrigin('--branch=edit');
    run('remote', 'set-url', 'origin', 'file:///no/such/place');
    expect(baseOnHost()).toBe(left);
  });

  it('is nothing where the clone is cut short and nothing can be fetched', () => {
    cloneOrigin('--branch=edit', '--depth=1');
    run('remote', 'set-url', 'origin', 'file:///no/such/place');
    expect(baseOnHost()).toBeUndefined();
  });

  it('is nothing where there is no repository', () => {
    expect(baseOnHost()).toBeUndefined();
  });

  it('is nothing for a name that no commit has', () => {
    cloneOrigin('--branch=edit');
    expect(baseOf('no-such-branch')).toBeUndefined();
    expect(baseOf('--help')).toBeUndefined();
  });
});
