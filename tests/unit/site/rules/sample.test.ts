import {deployment} from '../../../../src/node/deployment';
import {formatDiagnosticLine} from '../../../../src/cms/values/diagnostic';
import {lintWith} from '../../../../src/cms/lint/run';
import {warningsOf} from '../../../../src/cms/lint/warnings';
import {sampleDiagnostics} from '../../../../src/site/rules/sample';
import known from '../../../../src/site/rules/sample-pictures.json';
import {NamedPicture} from '../../../../src/cms/images/index';
import {assertPublishable} from '../../../../src/node/publishable';
import type {Changes} from '../../cms/memory-site';
import {workInTestSite} from '../../cms/site';
import type {Content} from '../../../../src/site/site-definition';
import {rule as unshownProject} from '../../../../src/site/rules/unshown-project';
import {WARNINGS} from '../../../../src/site/rules';

const TODAY = '2026-11-21';
const OPENING = 'pages/careers/machinist.mdx';
const HISTORY = 'pages/about/history.mdx';
const HOME = 'pages/index.mdx';
const PROJECT = 'pages/projects/epsilon.mdx';
const POLICY = 'pages/policy-of-the-tests.mdx';
const SITE = 'pages/_site.yml';
const SERVICE = 'pages/services/engineering.mdx';
const site = workInTestSite();

/** Returns what `find` finds when files are changed. */
async function foundWith<T>(changes: Changes, find: (content: Content) => T): Promise<T> {
  return find(await site.inMemory.contentWith(changes));
}
const changed = (file: string, was: string | RegExp, is: string): Changes => {
  const text = site.read(file).replace(was, () => is);
  if (text === site.read(file)) throw new Error(`The test changes nothing in ${file}.`);
  return new Map([[file, text]]);
};
const samplesIn = (content: Content) => sampleDiagnostics(content).map(formatDiagnosticLine);

describe('Before the launch', () => {
  it('every sample value of the shared facts is listed with its line', async () => {
    const lines = site.read(SITE).split('\n');
    const listed = (await foundWith(new Map(), samplesIn)).flatMap((message) => {
      const [, number = '', value = '', what = ''] =
        /_site\.yml:(\d+) .*?"(.*)" is a placeholder (address|number|street|key)\./.exec(message) ?? [];
      if (value === '') return [];
      expect(lines[Number(number) - 1]).toContain(value);
      return [`${what} ${value}`];
    });
    expect(listed).toEqual([
      'address https://www.ferrowell.example',
      'number +234 000 000 0000',
      'number +234 000 000 0001',
      'address info@ferrowell.example',
      'address careers@ferrowell.example',
      'street 00 Sample Street',
      'address https://linkedin.example/company/ferrowell',
      'address https://whatsapp.example/2340000000000',
      'address security@ferrowell.example',
      'address https://forms.example/submit',
      'key 00000000-0000-0000-0000-000000000000',
    ]);
  });

  it('a marked entry is listed once, a part of an entry by its path, and a whole page once', async () => {
    const marked = 'is a sample. Replace it, and remove "sample: true".';
    const entries = await foundWith(changed(PROJECT, 'A jetty for boats', 'A jetty at x.example for boats'), samplesIn);
    const ofProject = entries.filter((line) => line.startsWith(PROJECT));
    expect(ofProject).toEqual([
      expect.stringMatching(/:5 description "x\.example" is a placeholder address/),
      `${PROJECT}:22 photos › 3 "A bench on a deck" ${marked}`,
    ]);
    expect(entries).toContain(`pages/projects/alpha.mdx:2 The page ${marked}`);
    const heading = 'heading: What engineering is';
    expect(await foundWith(changed(SERVICE, heading, `${heading}\nsample: true`), samplesIn)).toContain(
      `${SERVICE}:2 The page ${marked}`,
    );
  });

  it('a sample value in a text is listed, and a picture that is described as rendered', async () => {
    const alt = /alt: (.*)/.exec(site.read(SERVICE))?.[1] ?? '';
    const said = '"3D render" is the description of a sample picture. Replace it with your own.';
    for (const [was, is, reported] of [
      [
        'Words.',
        'Write to [us](mailto:yard@ferrowell.example).',
        ':28 "mailto:yard@ferrowell.example" is a placeholder address. Replace it with your own.',
      ],
      [alt, '3D render of a yard.', `:13 service › alt ${said}`],
      ['Words.', '![3D render of a yard at dawn.](/img/photo.jpg)', `:28 ${said}`],
    ] as const)
      expect(await foundWith(changed(SERVICE, was, is), samplesIn)).toContain(SERVICE + reported);
  });

  it('a picture that came with the site is listed once, after all texts, even if it was renamed', async () => {
    const content = await site.inMemory.contentWith(new Map());
    const pictures = content.pictures.map((picture) =>
      picture.path === '/img/photo.jpg' && picture.facts
        ? new NamedPicture(picture.path, {...picture.facts, content: known.pictures[0] ?? ''}, [])
        : picture,
    );
    const listed = samplesIn({...content, pictures});
    expect(listed.filter((line) => line.includes('/img/photo.jpg'))).toEqual([listed.at(-1)]);
    expect(listed.at(-1)).toMatch(
      /^pages\/[\w/]+\.mdx:\d+ The picture "\/img\/photo\.jpg" is a sample\. Replace it with your own\.$/,
    );
  });

  it('a number of projects that is larger than the number shown is reported with both places', async () => {
    const unshown = async (number: number) => {
      const list = `statistics:\n  - {number: ${number}, suffix: +, label: Projects Completed}\n  - `;
      return (
        await foundWith(changed(HOME, /statistics:\n +- .*\n +- /, list), (content) =>
          lintWith([unshownProject], content, TODAY),
        )
      ).map(formatDiagnosticLine);
    };
    expect(await unshown(900)).toEqual([
      expect.stringMatching(
        /^pages\/index\.mdx:\d+ "900\+ Projects Completed" is more than the \d+ shown on pages\/projects\.mdx\./,
      ),
    ]);
    expect(await unshown(1)).toEqual([]);
  });
});

test('Only a production build stops, with the list, while a sample value is left', async () => {
  const deploy = async (env: NodeJS.ProcessEnv, changes: Changes = new Map()) =>
    assertPublishable(await site.inMemory.contentWith(changes), deployment(env));
  const production = {CF_PAGES: '1', CF_PAGES_BRANCH: 'main'};
  await expect(deploy(production)).rejects.toThrow(
    /^The site still contains sample values.*\npages\/_site\.yml:7 url "https:\/\/www\.ferrowell\.example" is a placeholder/,
  );
  await expect(deploy({NETLIFY: 'true', CONTEXT: 'production'})).rejects.toThrow('pages/projects/delta.mdx:2 The page');
  const published = changed(SITE, 'formService:', 'publishSample: true\nformService:');
  expect(await foundWith(published, samplesIn)).toEqual([]);
  await expect(deploy(production, published)).resolves.toBeUndefined();
  for (const env of [{CF_PAGES: '1', CF_PAGES_BRANCH: 'new-opening'}, {NETLIFY: 'true', CONTEXT: 'deploy-preview'}, {}])
    await expect(deploy(env)).resolves.toBeUndefined();
});

describe('A warning', () => {
  const warningsIn = (content: Content) => {
    const messages = warningsOf(content, WARNINGS, TODAY).map(formatDiagnosticLine);
    expect(content.diagnostics.map(formatDiagnosticLine).filter((line) => messages.includes(line))).toEqual([]);
    return messages;
  };
  const top = (fields: string) => `---\ntitle: Fresh\ndescription: A fresh page.\nheading: Fresh\n${fields}---\n`;
  const START = '  - {id: start, year: 2015, title: Start, description: Founded.}\n';
  const history = (first: string): Changes =>
    new Map([[HISTORY, `${top(`timeline:\n${first}${START}`)}\n<Timeline />\n`]]);

  it.each<[what: string, changes: () => Changes, line: string]>([
    [
      'the address for security is past its day',
      () => changed(SITE, /expires: .*/, 'expires: 2026-11-20'),
      'security › expires "2026-11-20" is in the past, so security researchers no longer trust the address. Write a date within one year.',
    ],
    [
      'a policy should have been reviewed',
      () => changed(POLICY, '2099-03-01', '2026-11-20'),
      'pages/policy-of-the-tests.mdx:8 signature › reviewBy "2026-11-20" is in the past, so the review is overdue. Have the policy reviewed, and write the new dates.',
    ],
    [
      'figures of two pages disagree',
      () => changed(SERVICE, 'service:', 'measures:\n  - {number: 200, suffix: +, label: Projects}\nservice:'),
      'pages/services/engineering.mdx:7 "200+ Projects" does not agree with "150+ Projects Completed" at pages/index.mdx:15. Correct one of them.',
    ],
    [
      'the years of experience are more than those since the foundation',
      () => history(''),
      'pages/index.mdx:16 "25+ Years Experience" is more than the 11 years since 2015 (pages/about/history.mdx:6). Correct one of them.',
    ],
    [
      'a list holds less than the specification names',
      () => changed(SERVICE, 'service:', 'scope: [Design]\nservice:'),
      'pages/services/engineering.mdx:6 scope has 1 entry; 25 were agreed.',
    ],
    [
      'a list is shown nowhere',
      () => changed(HOME, '<Statistics />', ''),
      'pages/index.mdx:14 The page does not show statistics. Add <Statistics /> on its own line where the list should appear.',
    ],
  ])('tells that %s, and stops no build', async (_what, changes, line) =>
    expect(await foundWith(changes(), warningsIn)).toContainEqual(expect.stringContaining(line)),
  );

  it('is reported for a history whose first entry is empty, but not for a missing closing time', async () => {
    const messages = await foundWith(history('  -\n'), (content) =>
      warningsOf(content, WARNINGS, TODAY).map(formatDiagnosticLine),
    );
    expect(messages.join()).toContain('the 11 years since 2015');
    const plain = await foundWith(new Map(), warningsIn);
    expect(plain).toContainEqual(
      expect.stringMatching(/^pages\/projects\.mdx:\d+ pages\/projects has 6 pages; 10 were agreed\.$/),
    );
    expect(plain.filter((line) => /hours.*closes/.test(line))).toEqual([]);
  });

  it('is reported after the last day of an opening, but not on that day', async () => {
    const closes = async (day: string) => {
      const link = 'applyLink: https://forms.example/apply/machinist';
      return (await foundWith(changed(OPENING, link, `${link}\ncloses: ${day}`), warningsIn)).join('\n');
    };
    expect(await closes('2026-11-20')).toContain(
      'closes "2026-11-20" is in the past, so the opening is no longer shown. Write a later date, or delete the page.',
    );
    expect(await closes(TODAY)).not.toContain(`${OPENING}:8`);
  });
});
