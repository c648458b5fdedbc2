import {spawnSync} from 'node:child_process';
import {diagnosticReport} from '../../../src/node/check';
import type {Diagnostic} from '../../../src/cms/values/diagnostic';
import {TestSite} from '../cms/site';

const on = (file: string, line: number, message: string): Diagnostic => ({
  ...{ruleId: 'broken-link', severity: 'error', messageKey: 'x', data: {}, file, message},
  range: {start: {line, column: 5}, end: {line, column: 9}},
});

const DIAGNOSTICS = [
  on('pages/a,b.mdx', 3, 'Line one: 50%\nof it.'),
  on('pages/a,b.mdx', 12, 'Two.'),
  on('pages/c.mdx', 1, 'Three.'),
];

test('The report has a line for each diagnostic, grouped by file on a terminal, and as annotations on GitHub', () => {
  const [first, ...others] = DIAGNOSTICS;
  expect(diagnosticReport(others, {grouped: false, coloured: false})).toBe(
    'pages/a,b.mdx:12 Two.\npages/c.mdx:1 Three.\n',
  );
  expect(diagnosticReport(others, {grouped: true, coloured: false})).toBe(
    'pages/a,b.mdx\n  12  Two.  broken-link\n\npages/c.mdx\n   1  Three.  broken-link\n',
  );
  expect(diagnosticReport(others, {grouped: true, coloured: true})).toContain('\u001B[33m12\u001B[39m');
  expect(diagnosticReport(first ? [first] : [], {grouped: false, coloured: false, annotated: true})).toContain(
    '::error file=pages/a%2Cb.mdx,line=3,endLine=3,col=5,endColumn=9,title=broken-link::Line one: 50%25 of it.\n',
  );
});

test('At most twenty problems of one file are printed, with the number of the others, and they hide no other file', () => {
  const many = Array.from({length: 25}, (_, index) => on('a', index + 1, `"${index}" is wrong.`));
  const printed = diagnosticReport([...many, ...DIAGNOSTICS.slice(2)], {grouped: false, coloured: false});
  expect(printed.trim().split('\n')).toHaveLength(22);
  expect(printed).toMatch(/\npages\/c\.mdx:1 Three\.\n… and 5 more in a\n$/);
});

describe('npm run check', () => {
  const site = new TestSite();
  beforeAll(() => site.prepare());
  afterAll(() => site.remove());

  const check = (args: string[], env: Record<string, string> = {}) => {
    const jiti = require.resolve('jiti/package.json').replace('package.json', 'lib/jiti-cli.mjs');
    const command = [jiti, require.resolve('../../../src/cli/check.ts'), ...args];
    const {GITHUB_ACTIONS: _actions, ...own} = process.env;
    const options = {cwd: site.folder, encoding: 'utf8', env: {...own, ...env}} as const;
    const {status, stdout, stderr} = spawnSync(process.execPath, command, options);
    return {status, stdout, stderr};
  };

  it('passes a good site, and lists its samples only on request', () => {
    const {status, stdout} = check(['--launch']);
    expect(stdout).toMatch(/^43 pages checked, no problem found\.\n/);
    expect(stdout).toContain('pages/projects/alpha.mdx:2 The page is a sample.');
    expect(stdout).toMatch(/\n\d+ of \d+ sample values remain\.\n$/);
    expect(status).toBe(1);
  });

  it('fails with messages and annotations, never with a stack trace', () => {
    const file = 'pages/about/history.mdx';
    const source = site.read(file);
    site.write(file, source.replace('title: Project beta', 'title: @beta').replace('heading: From shed to yard', ''));
    const reported = check([], {GITHUB_ACTIONS: 'true'});
    site.write(file, source);
    const missing = 'heading is missing. Add a line such as "heading: Built one scope at a time".';
    const sign = 'The value of "title" begins with @, which has a special meaning. Write title: "@beta".';
    const lines = [
      `${file}:2 ${missing}`,
      `${file}:19 ${sign}`,
      `::error file=${file},line=2,endLine=2,col=1,endColumn=19,title=missing-field::${missing}`,
      `::error file=${file},line=19,endLine=19,col=5,endColumn=17,title=yaml-syntax::${sign}`,
      '2 problems found. To fix 1 of 2: npm run check -- --fix',
    ];
    expect(reported).toEqual({status: 1, stdout: `${lines.join('\n')}\n`, stderr: ''});
  });

  it('prints all diagnostics for other programs, each with its rule and range', () => {
    const file = 'pages/projects.mdx';
    const source = site.read(file);
    site.write(file, source.replace('heading: Projects', 'headin: Projects'));
    const {stdout} = check(['--json', '--warnings']);
    site.write(file, source);
    expect(JSON.parse(stdout)).toContainEqual({
      ruleId: 'unknown-field',
      severity: 'error',
      file,
      range: {start: {line: 4, column: 1}, end: {line: 4, column: 17}},
      path: [],
      message: 'headin is not a field of this page.',
      help: 'Did you mean "heading"?',
      messageKey: 'unknown',
      data: {meant: 'heading', shown: 'headin', fields: expect.arrayContaining(['heading']) as string[]},
    });
  });

  it('reports an unknown option in one line', () => {
    const {status, stdout, stderr} = check(['--lunch']);
    expect(status).toBe(2);
    expect(stdout + stderr).toMatch(/^The check failed: Unknown option '--lunch'[^\n]*\n$/);
  });
});
