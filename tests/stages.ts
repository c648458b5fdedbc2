/** What guards the site, stage by stage. */
import {findBrowser} from '../src/commands/browser';
import {join} from 'node:path';
import {FIXTURE_PROJECT, OF_FIXTURE} from './fixture/project';
import {readResults, resultsFile, type Stage} from './lanes';

export const CONTENT: Stage = {name: 'Content', command: ['jiti', 'src/node/check.ts']};
export const FORMATTING: Stage = {name: 'Formatting', command: ['prettier', '--check', '--log-level=warn', '.']};
export const LINT: Stage = {name: 'Lint', command: ['eslint', '--max-warnings=0', '.']};
export const TYPES: Stage = {name: 'Types', command: ['tsc', '--noEmit']};
export const UNUSED: Stage = {name: 'Nothing unused', command: ['knip']};
export const FOR_TESTS_ALONE: Stage = {
  name: 'Nothing for tests alone',
  command: ['knip', '--production', '--exports', '--files', '--config=tests/knip-product.mjs'],
};
export const BUILD: Stage = {name: 'Build', command: ['docusaurus', 'build']};
export const HTML: Stage = {
  name: 'HTML',
  command: ['html-validate', '--config=tests/html-validate.json', 'build/**/*.html'],
};

export const UNIT: Stage = {
  name: 'Unit tests',
  // By itself Jest leaves one core to others; the stages beside it end sooner than it does.
  command: [
    'jest',
    '--config=tests/jest.config.mjs',
    '--maxWorkers=100%',
    '--json',
    `--outputFile=${resultsFile('unit')}`,
  ],
  tally() {
    const {numPassedTests, numFailedTests, numFailedTestSuites} = readResults('unit') as Record<string, number>;
    return {passed: numPassedTests ?? 0, failed: Math.max(numFailedTests ?? 0, numFailedTestSuites ?? 0), skipped: 0};
  },
};

export const FIXTURE: Stage = {name: 'Build of the fixture', command: ['jiti', 'tests/fixture/build.ts']};

const browser = (name: string, config: string, results: string, at?: Stage['at']): Stage => ({
  name,
  at,
  command: ['playwright', 'test', `--config=${join(__dirname, config)}`],
  prepare: () => (process.env.CHROME_PATH = findBrowser()),
  tally() {
    const {stats} = readResults(results) as {stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>};
    return {passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped};
  },
});

/** What looks at the real pages, whatever they say, and what looks at the product by those of the fixture. */
export const PAGES = browser('Pages in a browser', 'pages.config.ts', 'pages');
export const BROWSER = browser('Browser tests', 'playwright.config.ts', 'browser', {
  cwd: FIXTURE_PROJECT,
  env: OF_FIXTURE,
});
