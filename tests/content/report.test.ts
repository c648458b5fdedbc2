import {spawnSync} from 'node:child_process';
import {flawReport} from '../../src/node/print-flaws';
import {TestSite} from './site';

const FLAWS = [
  {file: 'pages/a,b.mdx', line: 3, text: 'Line one: 50%\nof it.'},
  {file: 'pages/a,b.mdx', line: 12, text: 'Two.'},
  {file: 'pages/c.mdx', line: 1, text: 'Three.'},
];

describe('The report', () => {
  it('is one line for each flaw', () => {
    expect(flawReport(FLAWS.slice(1), {grouped: false, coloured: false})).toBe(
      'pages/a,b.mdx:12 Two.\npages/c.mdx:1 Three.\n',
    );
  });

  it('stands below the names of the files on a terminal, in colours where they are wanted', () => {
    expect(flawReport(FLAWS.slice(1), {grouped: true, coloured: false})).toBe(
      'pages/a,b.mdx\n  12  Two.\n\npages/c.mdx\n   1  Three.\n',
    );
    expect(flawReport(FLAWS.slice(2), {grouped: true, coloured: true})).toContain('\u001B[33m1\u001B[39m');
  });

  it('is said once more as annotations of the pull request, with the escapes that GitHub asks for', () => {
    expect(flawReport(FLAWS.slice(0, 1), {grouped: false, coloured: false, annotated: 'error'})).toContain(
      '::error file=pages/a%2Cb.mdx,line=3::Line one: 50%25 of it.\n',
    );
  });
});

describe('Many flaws of one file', () => {
  const many = Array.from({length: 25}, (_, index) => ({file: 'a', line: index + 1, text: `"${index}" is wrong.`}));

  it('are printed up to twenty, with the number of the others, and hide no other flaw', () => {
    const printed = flawReport([...many, ...FLAWS.slice(2)], {grouped: false, coloured: false})
      .trim()
      .split('\n');
    expect(printed).toHaveLength(22);
    expect(printed.slice(-2)).toEqual(['pages/c.mdx:1 Three.', '… and 5 more in a']);
  });
});

describe('npm run check', () => {
  const site = new TestSite();
  beforeAll(() => site.prepare());
  afterAll(() => site.remove());

  const check = (args: string[], env: Record<string, string> = {}) => {
    const jiti = require.resolve('jiti/package.json').replace('package.json', 'lib/jiti-cli.mjs');
    const command = [jiti, require.resolve('../../src/node/check.ts'), ...args];
    const {GITHUB_ACTIONS: _actions, ...own} = process.env;
    const options = {cwd: site.folder, encoding: 'utf8', env: {...own, ...env}} as const;
    const {status, stdout, stderr} = spawnSync(process.execPath, command, options);
    return {status, stdout, stderr};
  };

  it('passes a good site, and names its samples only when asked', () => {
    expect(check([])).toEqual({status: 0, stdout: '31 pages checked, no flaw found.\n', stderr: ''});
    const launch = check(['--launch']);
    expect(launch.stdout).toContain('projects › 1 "Project alpha" is a sample.');
    expect(launch.stdout).toMatch(/\n\d+ of \d+ sample values left\.\n$/);
    expect(launch.status).toBe(1);
  });

  it('fails with sentences and annotations, never with a stack', () => {
    const file = 'pages/projects.mdx';
    const source = site.read(file);
    site.write(file, source.replace('title: Project beta', 'title: @beta').replace('heading: Projects', ''));
    const {status, stdout, stderr} = check([], {GITHUB_ACTIONS: 'true'});
    site.write(file, source);
    expect(stderr).toBe('');
    expect(status).toBe(1);
    expect(stdout).toBe(
      [
        'pages/projects.mdx:2 heading is missing. Add a line such as "heading: Built one scope at a time".',
        'pages/projects.mdx:16 The value of "title" begins with @, which is a sign of its own. Write title: "@beta".',
        '::error file=pages/projects.mdx,line=2::heading is missing. Add a line such as "heading: Built one scope at a time".',
        '::error file=pages/projects.mdx,line=16::The value of "title" begins with @, which is a sign of its own. Write title: "@beta".',
        '2 flaws found. To mend 1 of 2: npm run check -- --fix',
        '',
      ].join('\n'),
    );
  });

  it('answers an option that it does not know in one line', () => {
    const {status, stdout, stderr} = check(['--lunch']);
    expect(status).toBe(2);
    expect(stdout + stderr).toMatch(/^The check had to stop: Unknown option '--lunch'[^\n]*\n$/);
  });
});
