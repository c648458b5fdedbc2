/**
 * `npm run smoke -- https://…` checks a live site, by default `url` of pages/_site.yml; `--weekly` also sends an
 * enquiry. DEPLOY.md says more.
 */
import {spawnSync} from 'node:child_process';
import {parseArgs} from 'node:util';
import {loadContent} from '../../node/load';
import {findBrowser} from '../browser';
import {runCommand} from '../../node/command';

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({options: {weekly: {type: 'boolean'}}, allowPositionals: true});
  const address = positionals[0] ?? (await loadContent()).site?.url ?? '';
  if (!/^https?:/.test(address)) throw new Error('Usage: npm run smoke -- https://www.company.example');
  const smokeEnv = {
    SMOKE_URL: new URL(address).origin,
    SMOKE_WEEKLY: String(values.weekly),
    CHROME_PATH: findBrowser(),
  };
  const run = [require.resolve('@playwright/test/cli'), 'test', `--config=${__dirname}`];
  process.exitCode =
    spawnSync(process.execPath, run, {stdio: 'inherit', env: {...process.env, ...smokeEnv}}).status ?? 1;
}

runCommand(main);
