/**
 * `npm run visual-diff -- <branch or commit>`: builds that commit and the working directory, and compares screenshots
 * of each page with Playwright. By default the base is the merge base with `main`.
 */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {PRODUCTION_BRANCH} from '../../node/deployment';
import {git} from '../../node/git';
import {mergeBaseWith} from '../../node/versions';
import {forLog} from '../../shared/escape';
import {findBrowser} from '../browser';
import {buildCopy, installPackages, NO_CACHE} from '../build';
import {buildDay} from '../../node/build';
import {runCommand} from '../../node/command';

const LOCKFILE = 'package-lock.json';
const MODULES = 'node_modules';

async function main(ref?: string): Promise<void> {
  const base = mergeBaseWith(ref);
  const name = forLog(ref ?? PRODUCTION_BRANCH);
  if (base === undefined) throw new Error(`${name} is not a branch or commit that this work is based on.`);
  // Both builds must use the same day, even if midnight passes between them.
  Object.assign(process.env, {BUILD_DAY: buildDay(), CHROME_PATH: findBrowser()});
  const folder = mkdtempSync(join(tmpdir(), 'visual-diff-'));
  try {
    await orFailWith(buildBase(base, folder), `The site cannot be built at the merge base with ${name}.`);
    const present = buildCopy('.', join(folder, 'after'), NO_CACHE);
    await orFailWith(present, 'The site cannot be built in its current state. Run `npm run build` to see why.');
    // A base page without a screenshot fails in the second run, because there is nothing to compare.
    playwright(folder, 'before', '--update-snapshots=all', '--reporter=dot');
    process.exitCode = playwright(folder, 'after', '--update-snapshots=none');
  } finally {
    rmSync(folder, {recursive: true, force: true});
    git(['worktree', 'prune']);
  }
}

const orFailWith = (work: Promise<void>, sentence: string): Promise<void> =>
  work.catch((cause: unknown) => Promise.reject(new Error(sentence, {cause})));

/** Builds a commit in a separate work tree. It uses the same packages unless its lockfile differs. */
async function buildBase(commit: string, folder: string): Promise<void> {
  const project = join(folder, 'project');
  git(['worktree', 'add', '--quiet', '--detach', project, commit]);
  if (readFileSync(LOCKFILE).equals(readFileSync(join(project, LOCKFILE))))
    symlinkSync(resolve(MODULES), join(project, MODULES), 'junction');
  else installPackages(project);
  await buildCopy(project, join(folder, 'before'), NO_CACHE);
}

function playwright(folder: string, site: 'before' | 'after', ...options: string[]): number {
  const env = {...process.env, VISUAL_DIFF_FOLDER: folder, VISUAL_DIFF_SITE: site};
  const command = [require.resolve('@playwright/test/cli'), 'test', `--config=${__dirname}`, ...options];
  const stdout = site === 'before' ? 'ignore' : 'inherit';
  return spawnSync(process.execPath, command, {stdio: ['ignore', stdout, 'inherit'], env}).status ?? 1;
}

runCommand(() => main(process.argv[2]));
