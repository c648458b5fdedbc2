/**
 * `npm run statement`: keeps what the last `npm test` found, for the page on which visitors read it. Every figure comes
 * from the files that the run wrote, or from the build that it tested. It commits nothing.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {BUILD_RECORD, buildRecord} from '../src/node/build-record';
import {KEPT_RUN, programHash} from '../src/node/test-run';
import {TestRun} from '../src/content/kinds/test-run';
import {lagosDay} from '../src/shared/days';
import {readResults, resultsFile} from './lanes';
import {testRunOf, type BrowserReport} from './test-run';

const Run = TestRun.pick({commit: true, program: true, passed: true, skipped: true});
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

async function main(): Promise<void> {
  if (!existsSync(resultsFile('run')))
    throw new Error('There is no run of a commit in which all tests passed. Commit your work, then run `npm test`.');
  const run = Run.parse(readResults('run'));
  const {commit, files} = buildRecord.parse(readJson(join('build', BUILD_RECORD)));
  if (run.program !== programHash() || run.commit !== commit)
    throw new Error('The last run was one of another commit. Run `npm test` again.');
  // Imported here, because it reads the names of the pages in the build.
  const {currentWeights} = await import('./site/weights');
  const {version} = readJson('node_modules/html-validate/package.json') as {version: string};
  const kept = testRunOf({
    run,
    browser: {suites: ['pages', 'browser'].flatMap((name) => (readResults(name) as BrowserReport).suites)},
    html: {tool: `html-validate ${version}`, pages: Object.keys(files).filter((file) => file.endsWith('.html')).length},
    weights: Object.values(currentWeights()),
    speed: existsSync(resultsFile('speed')) ? (readResults('speed') as TestRun['speed']) : undefined,
    day: lagosDay(),
  });
  writeFileSync(KEPT_RUN, `${JSON.stringify(TestRun.parse(kept), null, 2)}\n`);
  process.stdout.write(`${KEPT_RUN} says what the run found. Look at it and commit it.\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
