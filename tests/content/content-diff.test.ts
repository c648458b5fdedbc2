import {spawnSync} from 'node:child_process';
import {join, resolve} from 'node:path';
import {TestRepository} from './repository';
import {ROOT} from '../project';

const CHANGED = "Careers › Current Openings: 'Depot Laboratory Analyst': location Lagos → Warri";

describe('npm run content-diff', () => {
  const site = new TestRepository();
  beforeAll(() => site.prepare());
  afterAll(() => site.remove());

  const run = (args: string[], env: NodeJS.ProcessEnv = {}) =>
    spawnSync(resolve(ROOT, 'node_modules/.bin/jiti'), [resolve(ROOT, 'src/commands/content-diff.ts'), ...args], {
      cwd: site.folder,
      encoding: 'utf8',
      env: {...process.env, GITHUB_STEP_SUMMARY: '', ...env},
      shell: process.platform === 'win32',
    });

  it('prints the report and adds it to the summary of a workflow', async () => {
    await site.edit('pages/careers.mdx', 'location: Lagos', 'location: Warri');
    const {stdout, status} = run(['main'], {GITHUB_STEP_SUMMARY: join(site.folder, 'summary.md')});
    expect({stdout, status}).toEqual({stdout: `${CHANGED}\n`, status: 0});
    expect(site.read('summary.md')).toBe(`## What changed on the pages\n\n- ${CHANGED}\n`);
    site.restore();
  });

  it('says so when nothing changed, and compares with the production branch by itself', () => {
    expect(run([]).stdout).toBe('No page says anything else than before.\n');
  });

  it('names a base that does not exist in one sentence', () => {
    const {stderr, status} = run(['mian']);
    expect({stderr, status}).toEqual({
      stderr: 'mian is not a branch or commit from which this work comes.\n',
      status: 1,
    });
  });
});
