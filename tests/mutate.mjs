/**
 * Mutation tests: `npm run test:mutation -- src/cms/values` changes the code of the folders or files one small change
 * at a time, and lists the changes that no unit test notices. `--shard=3/10` changes every tenth function. tests/README.md
 * says what to do with them.
 */
import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {Stryker} from '@stryker-mutator/core';

const {values, positionals} = parseArgs({allowPositionals: true, options: {shard: {type: 'string', default: '1/1'}}});
const [first = 'src/cms', ...others] = positionals;

/** The Jest project and the tests that cover the code below a folder; the first that matches counts. */
const TESTS = [
  {below: 'src/editor', project: 'editor', tests: ['editor/{state,github}/**/*', 'editor/*']},
  {below: 'src/cms/highlight', project: 'highlight', tests: ['cms/highlight/**/*', 'cms/highlight.*']},
  {below: 'src', project: 'cms', tests: ['{cms,site,shared}/**/*', 'cms.*']},
];
const {project, tests} = TESTS.find(({below}) => first.startsWith(below));

// Stryker's processes read the configuration of Jest with these variables.
process.env.MUTATION_TESTS_FILE = join(mkdtempSync(join(tmpdir(), 'mutation-')), 'tests.json');
process.env.MUTATION_SHARD = values.shard;
process.env.MUTATED_PROJECT = project;
process.env.MUTATED_TESTS = tests.map((glob) => `<rootDir>/tests/unit/${glob}.test.ts`).join(' ');

const toGlob = (path) => (path.endsWith('.ts') ? path : `${path.replace(/\/$/, '')}/**/*.ts`);

await new Stryker({
  mutate: [first, ...others].map(toGlob),
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner', './tests/mutation-plugins.mjs'],
  ignorers: ['shard', 'on-load'],
  jest: {configFile: 'tests/mutation.jest.config.mjs', enableFindRelatedTests: false},
  // The tests do not check types.
  disableTypeChecks: false,
  coverageAnalysis: 'perTest',
  // What runs while a module loads needs a new process for each change. These are mostly messages and patterns, which
  // the examples of the rules test.
  ignoreStatic: true,
  concurrency: 2,
  // A busy machine is slow; only an endless loop takes this long.
  timeoutMS: 20_000,
  dryRunTimeoutMinutes: 30,
  // Jest and the linters would read copies inside the project.
  tempDirName: join(tmpdir(), 'mutation'),
  ignorePatterns: ['build', '.docusaurus', '.wrangler'],
  reporters: ['progress-append-only', 'survivors', 'clear-text', 'json'],
  jsonReporter: {fileName: 'node_modules/.cache/mutation.json'},
  clearTextReporter: {allowColor: false, reportTests: false, logTests: false, reportMutants: false},
}).runMutationTest();
