import {KEPT_RUN, testedBuild, programHash} from '../../src/node/test-run';
import {countsOf} from '../../src/content/show/counts';
import {loadContent} from '../../src/node/load';
import {testRunOf, type BrowserReport} from '../test-run';
import {TestRepository} from './repository';

/** What the browser tests write, as far as it is read. */
const test = (...notes: string[][]) => ({
  tests: [{results: [{annotations: notes.map(([type = '', description]) => ({type, description}))}]}],
});
const CHROMIUM = ['browser', 'chromium 131.0.6778.1'];
const LOOK = ['axe', 'axe-core 4.13.0'];
const REPORT: BrowserReport = {
  suites: [
    {specs: [test(CHROMIUM, LOOK, LOOK)], suites: [{specs: [test(CHROMIUM, LOOK)]}]},
    {
      specs: [
        test(['browser', 'firefox 128.5']),
        test(['home', '293394 B in 18 requests on first view, 474603 B to the end']),
      ],
    },
  ],
};
const found = (commit: string) => ({
  run: {commit, program: programHash(), passed: 2000, skipped: 3},
  browser: REPORT,
  html: {tool: 'html-validate 10.17.0', pages: 30},
  weights: [108_000, 115_000, 109_000],
  day: '2026-11-23',
});

describe('The statement of what was tested', () => {
  const site = new TestRepository();
  beforeAll(() => {
    site.prepare();
    jest.spyOn(process, 'cwd').mockReturnValue(site.folder);
  });
  afterAll(() => {
    jest.restoreAllMocks();
    site.remove();
  });

  const keep = () => {
    const run = testRunOf(found(site.git('rev-parse', 'HEAD')));
    site.write(KEPT_RUN, JSON.stringify(run));
    return run;
  };

  it('takes every figure from what the run itself wrote', () => {
    expect(testRunOf({...found('a'.repeat(40)), speed: {least: 1.02, most: 1.31}})).toMatchObject({
      browsers: {Chromium: '131.0.6778.1', Firefox: '128.5'},
      accessibility: {tool: 'axe-core 4.13.0', looks: 3},
      html: {tool: 'html-validate 10.17.0', pages: 30},
      code: {least: 108_000, most: 115_000},
      home: {first: 293_394, requests: 18, all: 474_603},
      speed: {least: 1.02, most: 1.31},
    });
    expect(() => testRunOf({...found('a'.repeat(40)), browser: {suites: []}})).toThrow('Run `npm test`.');
  });

  it('is absent where no run is kept, and holds for the commit that keeps it, also without any history', () => {
    expect(testedBuild()).toBeUndefined();
    const run = keep();
    expect(testedBuild()).toEqual({run, isThis: true});
    site.commit('Keep what the tests found');
    expect(testedBuild()).toEqual({run, isThis: true});
    site.git('checkout', '--quiet', '--orphan', 'without-history');
    site.commit('All at once');
    expect(testedBuild()).toEqual({run, isThis: true});
  });

  it('holds whatever words and pictures change, committed or not', async () => {
    keep();
    site.commit('Keep what the tests found');
    await site.edit('pages/_site.yml', 'email: info@', 'email: office@');
    site.write('static/files/new.txt', 'A file.');
    expect(testedBuild()?.isThis).toBe(true);
    site.commit('Name another address');
    expect(testedBuild()?.isThis).toBe(true);
  });

  it.each(['src/pages/part.ts', 'pages.config.ts', 'package.json'])(
    'ends with a change of the program, in %s, committed or not',
    (file) => {
      site.write(file, 'before');
      site.commit('Begin');
      keep();
      site.commit('Keep what the tests found');
      site.write(file, 'after');
      expect(testedBuild()?.isThis).toBe(false);
      site.commit('Change the program');
      expect(testedBuild()?.isThis).toBe(false);
    },
  );

  it('counts what the check has read: pages, links of fields and bodies, and sentences, the last without a sign', async () => {
    const {pages, links, sentences} = countsOf(await loadContent());
    const file = 'pages/about/clients.mdx';
    site.write(file, `${site.read(file)}\nOne more. And a [link](/about/clients)! The last\n`);
    const after = countsOf(await loadContent());
    expect(after).toEqual({pages, links: links + 1, sentences: sentences + 3});
    expect(Math.min(pages, links, sentences)).toBeGreaterThan(5);
  });

  it('is not made of anything but what the command writes', () => {
    site.write(KEPT_RUN, '{"passed": "all"}');
    expect(() => testedBuild()).toThrow('passed');
  });
});
