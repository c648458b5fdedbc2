/**
 * `npm run upgrade-rehearsal`: builds copies of the last commit with the newest React and the newest Rspack, and prints
 * what became of each override of src/plugins/docusaurus. `--write` keeps the tables in its README. `react@19.3.1` and so
 * on name other versions; several behind one another are tried one by one, then together.
 */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {git} from '../../node/git';
import {lagosDay, longDate} from '../../shared/days';
import {rehearse, type Newer, type Result} from './rehearse';
import {overridesIn, tableOf} from './table';

const OVERRIDES = 'src/plugins/docusaurus';
const README = join(OVERRIDES, 'README.md');
const [BEGIN, END] = ['<!-- rehearsal -->', '<!-- /rehearsal -->'];
/** React's two packages are of one version. */
const TOGETHER: Readonly<Record<string, string[]>> = {react: ['react', 'react-dom']};
const NEWEST = ['react', '@rspack/core'];

function stepOf(asked: string): Newer {
  const at = asked.lastIndexOf('@');
  const name = at > 0 ? asked.slice(0, at) : asked;
  const version = execFileSync('npm', ['view', at > 0 ? asked : `${name}@latest`, 'version'], {
    encoding: 'utf8',
  }).trim();
  return Object.fromEntries((TOGETHER[name] ?? [name]).map((one) => [one, version]));
}

async function inCopy(newer: Newer): Promise<Result> {
  const parent = mkdtempSync(join(tmpdir(), 'rehearsal-'));
  const copy = join(parent, 'site');
  try {
    git(['clone', '--quiet', '.', copy]);
    return await rehearse(copy, newer);
  } finally {
    rmSync(parent, {recursive: true, force: true});
  }
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({options: {write: {type: 'boolean'}}, allowPositionals: true});
  const steps = (positionals.length > 0 ? positionals : NEWEST).map(stepOf);
  const together = steps.length > 1 ? [Object.assign({}, ...steps) as Newer] : [];
  const results: Result[] = [];
  for (const newer of [{}, ...steps, ...together]) {
    process.stdout.write(`Trying ${Object.keys(newer).join(', ') || 'the project as it is'} …\n`);
    results.push(await inCopy(newer));
  }
  const told = `${longDate(lagosDay())}, beside Docusaurus ${docusaurus()}.\n\n${tableOf(overridesIn(OVERRIDES), results)}`;
  process.stdout.write(`${told}\n`);
  if (values.write) keep(told);
}

function docusaurus(): string {
  const {version} = JSON.parse(readFileSync('node_modules/@docusaurus/core/package.json', 'utf8')) as {version: string};
  return version;
}

function keep(told: string): void {
  const text = readFileSync(README, 'utf8');
  const before = text.slice(0, text.indexOf(BEGIN) + BEGIN.length);
  writeFileSync(README, `${before}\n\n${told}\n\n${text.slice(text.indexOf(END))}`);
  execFileSync('npx', ['prettier', '--write', '--log-level=warn', README], {shell: process.platform === 'win32'});
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
