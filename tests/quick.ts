/**
 * `npm run test:quick`: what is wrong with the work at hand, in seconds: pages, format, types, and the unit tests that are
 * nearest to what changed since the work left `main`, or since the last commit. Those named behind `--` run whole.
 */
import {tryGit} from '../src/node/git';
import {nearestTests} from './imports';
import {runStages, type Stage} from './lanes';
import {CONTENT, FORMATTING, TYPES} from './stages';

/** Prettier keeps what it has seen in the same folder. */
const CACHE = 'node_modules/.cache';
const PATIENCE_MS = 20_000;

const JEST = ['jest', '--config=tests/jest.config.mjs'];
const UNIT: Stage = {name: 'Unit tests', command: JEST};

const linesOf = (text = ''): string[] => text.split('\0').filter(Boolean);

function changedFiles(): string[] {
  const since = tryGit(['merge-base', 'main', 'HEAD'])?.trim() ?? 'HEAD';
  return [
    ...linesOf(tryGit(['diff', '--name-only', '--no-renames', '-z', since])),
    ...linesOf(tryGit(['ls-files', '--others', '--exclude-standard', '-z'])),
  ];
}

function unitTests(): Stage[] {
  const named = process.argv.slice(2);
  if (named.length > 0) return [{...UNIT, command: [...JEST, ...named]}];
  const tests = nearestTests(changedFiles());
  const command = [...JEST, '--testSequencer=./tests/shortest-first.cjs', '--bail', '--runTestsByPath', ...tests];
  return tests.length > 0 ? [{...UNIT, command, patience: PATIENCE_MS}] : [];
}

await runStages([
  [
    CONTENT,
    {...FORMATTING, command: [...FORMATTING.command, '--cache']},
    {...TYPES, command: [...TYPES.command, '--incremental', '--tsBuildInfoFile', `${CACHE}/types.tsbuildinfo`]},
  ],
  unitTests(),
]);
