import {deployment} from '../../src/node/deployment';
import {sentence} from '../../src/content/base/flaw';
import {loadContent} from '../../src/node/load';
import {noticesOf, unshownJobs} from '../../src/content/check/notices';
import {sampleFlaws} from '../../src/content/check/samples';
import known from '../../src/content/check/sample-pictures.json';
import {NamedPicture} from '../../src/content/pictures';
import {assertPublishable} from '../../src/node/assert-publishable';
import {workInTestSite} from './site';

const TODAY = '2026-11-21';
const CAREERS = 'pages/careers.mdx';
const HISTORY = 'pages/about/history.mdx';
const HOME = 'pages/index.mdx';
const PROJECTS = 'pages/projects.mdx';
const SITE = 'pages/_site.yml';
const SERVICE = 'pages/services/engineering.mdx';

const site = workInTestSite();

const after = <T>(file: string, was: string, is: string, find: () => Promise<T>) =>
  site.during(file, site.read(file).replace(was, is), find);

describe('Before the launch', () => {
  const samples = async () => sampleFlaws(await loadContent()).map(sentence);
  const of = async (file: string) => (await samples()).filter((line) => line.startsWith(file));

  it('every sample value of the shared facts is listed with its line', async () => {
    const lines = site.read(SITE).split('\n');
    const listed = (await of(SITE)).flatMap((line) => {
      const [, number = '', value = '', what = ''] =
        /:(\d+) .*?"(.*)" is a sample (address|number|street|key)\./.exec(line) ?? [];
      if (value === '') return [];
      expect(lines[Number(number) - 1]).toContain(value);
      return [[value, what]];
    });
    expect(listed).toEqual([
      ['https://www.ferrowell.example', 'address'],
      ['+234 000 000 0000', 'number'],
      ['+234 000 000 0001', 'number'],
      ['info@ferrowell.example', 'address'],
      ['careers@ferrowell.example', 'address'],
      ['00 Sample Street', 'street'],
      ['https://linkedin.example/company/ferrowell', 'address'],
      ['https://whatsapp.example/2340000000000', 'address'],
      ['security@ferrowell.example', 'address'],
      ['https://forms.example/submit', 'address'],
      ['00000000-0000-0000-0000-000000000000', 'key'],
    ]);
  });

  it('an entry marked as a sample is listed once, whatever it holds', async () => {
    const lines = await after(PROJECTS, 'description: What was done.', 'description: See x.example.', () =>
      of(PROJECTS),
    );
    expect(lines).toHaveLength(6);
    expect(lines[0]).toBe(
      'pages/projects.mdx:6 projects › 1 "Project alpha" is a sample. Replace it and remove "sample: true".',
    );
  });

  it('a part of an entry that is marked and has no name is listed by its place', async () => {
    expect(await of(PROJECTS)).toContain(
      'pages/projects.mdx:64 projects › 5 › story is a sample. Replace it and remove "sample: true".',
    );
  });

  it('a page marked as a sample is listed', async () => {
    const marked = 'heading: What engineering is\nsample: true';
    expect(await after(SERVICE, 'heading: What engineering is', marked, () => of(SERVICE))).toEqual([
      'pages/services/engineering.mdx:2 The page is a sample. Replace it and remove "sample: true".',
    ]);
  });

  it('a sample value among the words of a page is listed', async () => {
    const words = 'Write to [us](mailto:yard@ferrowell.example).';
    expect(await after(SERVICE, 'Words.', words, () => of(SERVICE))).toEqual([
      'pages/services/engineering.mdx:28 "mailto:yard@ferrowell.example" is a sample address. Replace it by your own.',
    ]);
  });

  it('a picture that says it was rendered is listed, in a field and in a body', async () => {
    const picture = '![3D render of a yard at dawn.](/img/photo.jpg)';
    const alt = /alt: (.*)/.exec(site.read(SERVICE))?.[1] ?? '';
    const said = '"3D render" describes a sample picture. Replace it by your own.';
    expect(await after(SERVICE, alt, '3D render of a yard.', () => of(SERVICE))).toEqual([
      `pages/services/engineering.mdx:13 service › alt ${said}`,
    ]);
    expect(await after(SERVICE, 'Words.', picture, () => of(SERVICE))).toEqual([
      `pages/services/engineering.mdx:28 ${said}`,
    ]);
  });

  it('a picture that the site came with is listed once, behind all words, whatever its name is now', async () => {
    const content = await loadContent();
    const pictures = content.pictures.map((picture) =>
      picture.path === '/img/photo.jpg' && picture.facts
        ? new NamedPicture(picture.path, {...picture.facts, content: known.pictures[0] ?? ''}, [])
        : picture,
    );
    const listed = sampleFlaws({...content, pictures}).map(sentence);
    expect(listed.filter((line) => line.includes('/img/photo.jpg'))).toEqual([listed.at(-1)]);
    expect(listed.at(-1)).toMatch(
      /^pages\/[\w/]+\.mdx:\d+ The picture "\/img\/photo\.jpg" is a sample\. Put your own in its place\.$/,
    );
    expect(listed[0]).toMatch(/^pages\/_site\.yml:/);
  });

  it('nothing is listed when pages/_site.yml says that the sample site itself is published', async () => {
    expect(await after(SITE, 'formService:', 'publishSample: true\nformService:', samples)).toEqual([]);
  });
});

describe('A deploy', () => {
  const deploy = async (env: NodeJS.ProcessEnv) => assertPublishable(await loadContent(), deployment(env));
  const production = {CF_PAGES: '1', CF_PAGES_BRANCH: 'main'};

  it('of production is refused while a sample value is left, with the list', async () => {
    const refused =
      /^Sample values are left.*\npages\/_site\.yml:7 url "https:\/\/www\.ferrowell\.example" is a sample/;
    await expect(deploy(production)).rejects.toThrow(refused);
    await expect(deploy({NETLIFY: 'true', CONTEXT: 'production'})).rejects.toThrow('projects › 4 "Project delta"');
  });

  it('of production passes when the sample site itself is to be published', async () => {
    const setting = 'publishSample: true\nformService:';
    await expect(after(SITE, 'formService:', setting, () => deploy(production))).resolves.toBeUndefined();
  });

  it('of a branch, of a pull request and on the own machine is never stopped', async () => {
    await expect(deploy({CF_PAGES: '1', CF_PAGES_BRANCH: 'new-opening'})).resolves.toBeUndefined();
    await expect(deploy({NETLIFY: 'true', CONTEXT: 'deploy-preview'})).resolves.toBeUndefined();
    await expect(deploy({})).resolves.toBeUndefined();
  });
});

describe('The launch list', () => {
  it('names a number of projects that is more than those shown, with both places, and only then', async () => {
    const unshown = async () => unshownJobs(await loadContent()).map(sentence);
    const counted = (number: number) =>
      site
        .read(HOME)
        .replace(/statistics:\n(?: +- .*\n)+/, (list) =>
          list.replace(/- .*\n/, `- {number: ${number}, suffix: +, label: Projects Completed}\n`),
        );
    expect(await site.during(HOME, counted(900), unshown)).toEqual([
      expect.stringMatching(
        /^pages\/index\.mdx:\d+ "900\+ Projects Completed" is more than the \d+ that are shown at pages\/projects\.mdx:\d+\./,
      ),
    ]);
    expect(await site.during(HOME, counted(1), unshown)).toEqual([]);
  });
});

describe('A notice', () => {
  const notices = async () => noticesOf(await loadContent(), TODAY).map(sentence);
  /** The pages of the tests are few and plain, so that they give notices of their own. */
  const fresh = async (file: string, text: string) => {
    const before = await notices();
    return (await site.during(file, text, notices)).filter((line) => !before.includes(line));
  };
  const top = (fields: string) => `---\ntitle: Fresh\ndescription: A fresh page.\nheading: Fresh\n${fields}---\n`;
  const opening = (day: string) =>
    `  - {id: cnc, title: CNC, location: [Lagos], type: Full-time, experience: 2+, description: Mill., applyLink: https://forms.example/cnc, closes: ${day}}\n`;

  it('tells that the address for security is past its day, and lets the site be built all the same', async () => {
    const expired = site.read(SITE).replace(/expires: .*/, 'expires: 2026-11-20');
    const [flaws, notices] = await site.during(SITE, expired, async () => {
      const content = await loadContent();
      return [content.flaws, noticesOf(content, TODAY).map(sentence)];
    });
    expect(flaws).toEqual([]);
    expect(notices.filter((line) => line.includes('expires'))).toEqual([
      expect.stringMatching(
        /^pages\/_site\.yml:\d+ security › expires "2026-11-20" is past, so nobody trusts the address any more\. Write a day within a year\.$/,
      ),
    ]);
  });

  it('tells that the last day of an opening is past, but not on that day', async () => {
    const page = (day: string) =>
      `${top(`benefits: [{title: Learn}]\nopenings:\n${opening(day)}`)}\n<Benefits />\n\n<Openings />\n`;
    expect(await fresh(CAREERS, page('2026-11-20'))).toContain(
      'pages/careers.mdx:7 openings › 1 › closes "2026-11-20" is past, so the opening is not shown. Set a later day or remove the entry.',
    );
    expect((await fresh(CAREERS, page(TODAY))).join()).not.toContain('is past');
  });

  it('tells that a policy should have been reviewed', async () => {
    const policy = site.read('pages/policy-of-the-tests.mdx').replace('2099-03-01', '2026-11-20');
    expect(await fresh('pages/policy-of-the-tests.mdx', policy)).toEqual([
      'pages/policy-of-the-tests.mdx:8 signature › reviewBy "2026-11-20" is past, so buyers ask why. Have the policy reviewed, and write the new days.',
    ]);
  });

  it('does not take the hour at which an office closes for a last day', async () => {
    expect((await notices()).filter((line) => /hours.*closes/.test(line))).toEqual([]);
  });

  it('tells that figures of two pages disagree', async () => {
    const figures = 'measures:\n  - {number: 200, suffix: +, label: Projects}\n';
    const lines = await after(SERVICE, 'service:', `${figures}service:`, notices);
    expect(lines).toContain(
      'pages/services/engineering.mdx:7 "200+ Projects" disagrees with "150+ Projects Completed" at pages/index.mdx:15. Visitors will ask which is right.',
    );
  });

  it('tells that the years of experience are more than those since the foundation', async () => {
    const timeline = 'timeline:\n  - {id: start, year: 2015, title: Start, description: Founded.}\n';
    expect(await fresh(HISTORY, `${top(timeline)}\n<Timeline />\n`)).toContain(
      'pages/index.mdx:16 "25+ Years Experience" is more than the 11 years since 2015 (pages/about/history.mdx:6). Visitors will ask which is right.',
    );
  });

  it('is told of a history whose first entry was left empty', async () => {
    const timeline = 'timeline:\n  -\n  - {id: start, year: 2015, title: Start, description: Founded.}\n';
    expect((await fresh(HISTORY, `${top(timeline)}\n<Timeline />\n`)).join()).toContain('the 11 years since 2015');
  });

  it('tells that a list holds less than the specification names', async () => {
    expect(await notices()).toContain('pages/projects.mdx:5 projects has 6 of the 10 entries that were agreed for it.');
    const scope = 'scope: [Design]\nservice:';
    expect(await after(SERVICE, 'service:', scope, notices)).toContain(
      'pages/services/engineering.mdx:6 scope has 1 of the 25 entries that were agreed for it.',
    );
  });

  it('tells that a list is shown nowhere', async () => {
    expect(await after(HOME, '<Statistics />', '', notices)).toContain(
      'pages/index.mdx:14 statistics is shown nowhere. Write <Statistics /> on a line of its own where it belongs.',
    );
  });

  it('is never a flaw', async () => {
    const past = site.read(HOME).replace('number: 150', 'number: 151');
    expect(await site.during(HOME, past, () => site.flaws())).toEqual([]);
  });
});
