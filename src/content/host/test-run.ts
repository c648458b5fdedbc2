/** What is kept of the last run of all tests, and whether it was a run of what is built now. */
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {TestedBuild} from '../kinds/kind';
import {TestRun} from '../kinds/test-run';
import {sha256Of} from './build-record';
import {onceInBuild} from './build';
import {git, tryGit} from './git';

/** Written by `npm run statement`. */
export const KEPT_RUN = 'src/content/host/last-run.json';

/**
 * The hash of all files of the commit, without the one that keeps the run: that one is committed after it. No history is
 * needed for it, because a host's clone may have none.
 * @throws Error when there is no commit
 */
export const treeHash = (): string =>
  sha256Of(
    Buffer.from(
      git(['ls-tree', '-r', '-z', 'HEAD'])
        .split('\0')
        .filter((line) => !line.endsWith(`\t${KEPT_RUN}`))
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
  return {run, isThis: isCommitted() && treeHash() === run.tree};
});

/** Whether the files of the commit lie here with no change; a host may add others beside them. */
const isCommitted = (): boolean => tryGit(['diff', '--quiet', 'HEAD', '--', '.']) !== undefined;
