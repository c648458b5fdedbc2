/** What is kept of the last run of all tests, and whether it was a run of the program that builds now. */
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {type TestedBuild, TestRun} from '../content/kinds';
import {sha256Of} from './build-record';
import {onceInBuild} from './build';
import {PAGES_FOLDER, STATIC_FOLDER} from '../content/read';
import {git, tryGit} from './git';

/** Written by `npm run statement`. */
export const KEPT_RUN = 'src/node/last-run.json';

/** What is no part of the program: words and pictures, which each build checks, and the run, which is committed after it. */
const NOT_PROGRAM = [PAGES_FOLDER, STATIC_FOLDER, KEPT_RUN];

/**
 * The hash of the program: of all files of the commit but words, pictures and the run itself. No history is needed for
 * it, because a host's clone may have none.
 * @throws Error when there is no commit
 */
export const programHash = (): string =>
  sha256Of(
    Buffer.from(
      git(['ls-tree', '-r', '-z', 'HEAD'])
        .split('\0')
        .filter((line) => !NOT_PROGRAM.some((path) => `${line}/`.includes(`\t${path}/`)))
        .join('\0'),
    ),
  );

/**
 * @returns the run that is kept; nothing where none is
 * @throws Error when the file is not what `npm run statement` writes
 */
export const testedBuild = onceInBuild((): TestedBuild | undefined => {
  const file = join(process.cwd(), KEPT_RUN);
  if (!existsSync(file)) return undefined;
  const run = TestRun.parse(JSON.parse(readFileSync(file, 'utf8')));
  return {run, isThis: isCommitted() && programHash() === run.program};
});

/** Whether the program lies here as it was committed; a host may add other files beside it. */
const isCommitted = (): boolean => {
  const others = NOT_PROGRAM.map((path) => `:(exclude)${path}`);
  return tryGit(['diff', '--quiet', 'HEAD', '--', '.', ...others]) !== undefined;
};
