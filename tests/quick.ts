/** `npm run test:quick`: what is wrong with the work at hand, in seconds: pages, format, types, and unit tests of what changed. */
import {spawnSync} from 'node:child_process';
import {runStages} from './lanes';
import {CONTENT, FORMATTING, TYPES} from './stages';

const MAIN = 'main';
/** Prettier keeps what it has seen in the same folder. */
const CACHE = 'node_modules/.cache';

/** The unit tests that were named, else those of what changed since the work left `main`, or since the last commit. */
function selection(): string[] {
  const named = process.argv.slice(2);
  if (named.length > 0) return named;
  const {status} = spawnSync('git', ['rev-parse', '--verify', '--quiet', MAIN], {stdio: 'ignore'});
  return [status === 0 ? `--changedSince=${MAIN}` : '--onlyChanged'];
}

await runStages([
  [
    CONTENT,
    {...FORMATTING, command: [...FORMATTING.command, '--cache']},
    {...TYPES, command: [...TYPES.command, '--incremental', '--tsBuildInfoFile', `${CACHE}/types.tsbuildinfo`]},
  ],
  [{name: 'Unit tests', command: ['jest', '--config=tests/jest.config.mjs', ...selection()]}],
]);
