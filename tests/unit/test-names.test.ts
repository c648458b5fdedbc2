/** A test has the name of its module, or of the module and an aspect; exceptions are in one list. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import elsewhere from '../tested-elsewhere.json';
import {PAGE_TEST_NAMES, ROOT} from '../project';

const MAX_LINES_UNTESTED = 60;

/** Tests of the project as a whole. */
const WHOLE_PROJECT = ['documents', 'guide', 'how-to-diffs', 'terminology', 'test-names', 'test-rules'];

/** Commands that test a built site themselves, or only call what the tests call. */
const COMMANDS = ['src/cli/smoke/live-site.ts', 'src/cli/visual-diff/index.ts', 'src/plugins/pdf/command.ts'];

const filesBelow = (folder: string, wanted: RegExp): string[] =>
  readdirSync(join(ROOT, folder), {recursive: true, encoding: 'utf8'})
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => wanted.test(name));

const sources = filesBelow('src', /\.tsx?$/).filter((name) => !/\.(d|spec)\.ts$/.test(name));
const modules = new Set(sources.map((name) => name.replace(/\.tsx?$/, '')));
const folders = new Set(
  [...modules].flatMap((name) => name.split('/').map((_, end, all) => all.slice(0, end).join('/'))),
);
const isSubject = (name: string) => modules.has(name) || folders.has(name);

/** @returns the module or folder of `src` that a test is named after */
function subjectOf(test: string): string | undefined {
  const name = test.replace(/(\.all)?\.test\.tsx?$/, '');
  const withoutAspect = name.replace(/\.[^./]+$/, '');
  return [name, withoutAspect].find((subject) => subject !== '' && isSubject(subject));
}

const tests = filesBelow('tests/unit', /\.test\.tsx?$/);
const subjects = new Set(tests.map(subjectOf));
const entries = Object.keys(elsewhere);

/** Whether a module, its folder if the folder has no main module, or the folder that it is the main module of has a test. */
function hasOwnTest(source: string): boolean {
  const name = source.replace(/(\/index)?\.tsx?$/, '');
  const folder = name.replace(/\/[^/]+$/, '');
  const isFolderTested = tests.some((test) => [`${folder}.test.ts`, `${folder}.all.test.ts`].includes(test));
  return subjects.has(name) || (isFolderTested && !modules.has(`${folder}/index`));
}

const isLong = (source: string) =>
  readFileSync(join(ROOT, 'src', source), 'utf8').split('\n').length > MAX_LINES_UNTESTED;
const untested = sources
  .map((source) => ({source, path: `src/${source}`}))
  .filter(({source, path}) => isLong(source) && !hasOwnTest(source) && !COMMANDS.includes(path));

/** @returns the most specific entry of the list about a file */
const entryOf = (path: string): string | undefined =>
  entries
    .filter((entry) => path === entry || path.startsWith(`${entry}/`))
    .sort((one, other) => other.length - one.length)[0];

test('Each unit test has the name of a module or a folder of src, unless it is about the whole project', () => {
  const unnamed = tests.filter((name) => subjectOf(name) === undefined);
  expect(unnamed.map((name) => name.replace(/(\.all)?\.test\.ts$/, '')).sort()).toEqual(WHOLE_PROJECT);
});

test('Each long file of src has a test of its name, or tests/tested-elsewhere.json says which test covers it', () =>
  expect(untested.filter(({path}) => entryOf(path) === undefined).map(({path}) => path)).toEqual([]));

test('The list of files that other tests cover names only files and tests that exist, and only where it is needed', () => {
  const paths = Object.entries(elsewhere).flat();
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  const needed = new Set(untested.map(({path}) => entryOf(path)));
  expect(entries.filter((entry) => !needed.has(entry))).toEqual([]);
});

test('Each browser test that belongs to the real pages exists', () => {
  const files = PAGE_TEST_NAMES.map((name) => `tests/browser/${name}.test.ts`);
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});
