import {spawnSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {parse} from 'yaml';
import {ROOT} from '../../project';

/** This version has long-term support until April 2028: https://github.com/nodejs/release#release-schedule */
const NODE = '24';
const WORKFLOWS = join(ROOT, '.github/workflows');

interface Workflow {
  jobs: Record<
    string,
    {strategy?: {matrix: {include?: {node: number}[]}}; steps: {with?: Record<string, string | number>}[]}
  >;
}

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const jobs = readdirSync(WORKFLOWS).flatMap((file) =>
  Object.values((parse(readFileSync(join(WORKFLOWS, file), 'utf8')) as Workflow).jobs),
);
const versionsIn = ({steps}: Workflow['jobs'][string]) =>
  steps.flatMap(({with: given}) => given?.['node-version'] ?? []);

describe('The version of Node', () => {
  it('is the same for the tests of pull requests, hosts and servers', () => {
    const own = jobs.filter(({strategy}) => !strategy?.matrix.include).flatMap(versionsIn);
    expect(own.length).toBeGreaterThan(1);
    expect(new Set(own.map(String))).toEqual(new Set([NODE]));
    expect(read('netlify.toml')).toContain(`NODE_VERSION = "${NODE}"`);
    expect(read('DEPLOY.md')).toContain(`NODE_VERSION=${NODE}\``);
  });

  it('is tested from the oldest supported one to the next release', () => {
    const {engines} = JSON.parse(read('package.json')) as {engines: {node: string}};
    const tested = jobs.flatMap(({strategy}) => strategy?.matrix.include ?? []).map(({node}) => node);
    expect(engines.node).toBe(`>=${Math.min(...tested)}`);
    expect(Math.max(...tested)).toBeGreaterThan(Number(NODE));
  });
});

test('`npm start` on an old Node, or without packages, says in one sentence what to do', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'start-'));
  const startWith = (node: string) => {
    writeFileSync(join(cwd, 'package.json'), JSON.stringify({engines: {node}}));
    return spawnSync(process.execPath, [join(ROOT, 'src/cli/start.mjs')], {cwd, encoding: 'utf8'});
  };
  const stderr = `Node ${process.versions.node} is too old. Install 999.1 or newer.\n`;
  expect(startWith('>=999.1')).toMatchObject({status: 1, stderr});
  expect(startWith('>=1')).toMatchObject({status: 1, stderr: 'The packages are not installed. Run npm ci.\n'});
  rmSync(cwd, {recursive: true});
});
