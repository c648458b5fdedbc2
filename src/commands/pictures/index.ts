/**
 * `npm run pictures -- <branch or commit>`: builds the site as it was there and as it is now, photographs the pages of
 * which a byte differs, and writes a report of what looks different. Without a name it is where the work left `main`.
 */
import {spawnSync} from 'node:child_process';
import {join} from 'node:path';
import {baseOf} from '../../node/merge-base';
import {PRODUCTION_BRANCH} from '../../node/deployment';
import {forLog} from '../../shared/escape';
import {changedRoutes, pagesOf} from './built-files';
import {buildStates} from './states';
import {asVariable} from './task';

async function main(ref?: string): Promise<void> {
  const base = baseOf(ref);
  if (base === undefined)
    throw new Error(`${forLog(ref ?? PRODUCTION_BRANCH)} is not a branch or commit from which this work comes.`);
  const {before, after, remove} = await buildStates(base);
  try {
    const routes = changedRoutes(pagesOf(before), pagesOf(after));
    const task = asVariable({before, after, routes, now: new Date().toISOString()});
    const playwright = require.resolve('@playwright/test/cli');
    const config = `--config=${join(__dirname, 'runner.config.ts')}`;
    const {status} = spawnSync(process.execPath, [playwright, 'test', config, '--pass-with-no-tests'], {
      stdio: 'inherit',
      env: {...process.env, ...task},
    });
    process.exitCode = status ?? 1;
  } finally {
    remove();
  }
}

main(process.argv[2]).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
