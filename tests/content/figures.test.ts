import {noticesOf} from '../../src/content/check/notices';
import {showContent} from '../../src/node/load';
import {workInTestSite} from './site';

const HOME = 'pages/index.mdx';
const PAGE = 'pages/thank-you.mdx';
const SITE = 'pages/_site.yml';
const DAY = '2026-11-30';
const site = workInTestSite();

const REGISTERED = `figures:
  - {id: success, number: 99, suffix: "%", label: Success Rate, asOf: 2026-01, source: Register}
  - {id: projects, number: 150, suffix: "+", label: Projects Completed, asOf: 2026-01, source: Register}
  - {id: years, number: 11, label: Years Experience, asOf: 2026-01, source: Register}
  - {id: clients, number: 500, suffix: "+", label: Satisfied Clients, asOf: 2026-01, source: Register}
  - {id: yard, number: 1200, suffix: m², label: Floor, asOf: 2026-01, source: Drawing}
  - {id: area, number: 6989, suffix: m², label: Square Metres, asOf: 2026-01, source: Survey}
formService:`;
const STATISTICS = /statistics:\n(?: {2}.*\n)+/;
const NAMED = 'statistics:\n  - figure: projects\n  - figure: years\n  - figure: clients\n  - figure: success\n';

const base = () =>
  new Map([
    [SITE, site.read(SITE).replace(/figures:\n(?: .*\n)+formService:/, REGISTERED)],
    [HOME, site.read(HOME).replace(STATISTICS, NAMED)],
  ]);

async function noticesWith(file: string, text: string): Promise<string[]> {
  const content = await site.inMemory.contentWith(new Map([...base(), [file, text]]));
  expect(content.flaws).toEqual([]);
  return noticesOf(content, DAY)
    .filter(({text: said}) => /disagrees|written out/.test(said))
    .map(({file: where, text: said, advice = ''}) => `${where} ${said} ${advice}`.trim());
}

const saying = (words: string) => noticesWith(PAGE, site.read(PAGE).replace('\nWords.\n', `\n${words}\n`));

test('A figure that is named shows as it is registered, with the label of the page where it has one', async () => {
  const text = site
    .read(HOME)
    .replace(STATISTICS, NAMED.replace('- figure: years', '- {figure: years, label: In the trade}'));
  const content = await site.inMemory.contentWith(new Map([...base(), [HOME, text]]));
  if (!content.site) throw new Error('The test site has a flaw.');
  const {pages} = showContent(content, content.site);
  expect(pages.get('/')).toMatchObject({
    statistics: [
      {number: 150, suffix: '+', label: 'Projects Completed'},
      {number: 11, label: 'In the trade'},
      {number: 500, suffix: '+', label: 'Satisfied Clients'},
      {number: 99, suffix: '%', label: 'Success Rate'},
    ],
  });
});

test('A page that writes a registered figure out is told both places', async () => {
  const text = site
    .read(HOME)
    .replace(STATISTICS, NAMED.replace('- figure: projects', '- {number: 150, suffix: +, label: Projects}'));
  expect(await noticesWith(HOME, text)).toEqual([
    expect.stringMatching(
      /^pages\/index\.mdx "150\+ Projects" is written out, though it stands at pages\/_site\.yml:\d+\. Write "figure: projects"/,
    ),
  ]);
});

test.each([
  ['200+ projects', '200+ projects'],
  ['more than 200 projects', '200 projects'],
  ['over 120 completed projects', '120 completed projects'],
  ['some 1,500 projects', '1,500 projects'],
  ['149 major projects', '149 major projects'],
  ['in 160 projects across Nigeria', '160 projects'],
  ['**175** projects', '175 projects'],
  ['300 clients', '300 clients'],
  ['400 satisfied clients', '400 satisfied clients'],
  ['450+ clients in five countries', '450+ clients'],
  ['15 years of experience', '15 years of experience'],
  ["20 years' experience", "20 years' experience"],
  ['25+ years of experience', '25+ years of experience'],
  ['8 years experience', '8 years experience'],
  ['a 95% success rate', '95% success'],
  ['97 % success', '97 % success'],
  ['98.5% success', '98.5% success'],
  ['7,000 square metres', '7,000 square metres'],
  ['6500 square metres of yard', '6500 square metres'],
  ['12 years of proven experience', '12 years of proven experience'],
])('Words with another number than a registered figure are told: %s', async (words, told) => {
  const found = await saying(`We have ${words}.`);
  expect(found).toEqual([expect.stringContaining(`"${told}" disagrees with`)]);
});

test.each([
  'Our four latest projects, of 150 projects in all.',
  'We asked for 2–3 years of experience, or 5–7+ years.',
  'In 2024 projects grew.',
  'The 5 latest projects are shown, and 3 of the projects are offshore.',
  'ISO 9001 projects, API 650 projects.',
  'Since 2015 we have served 500 clients.',
  '6 years after the first weld.',
  'Proposals within 24–48 hours, 99% success.',
  'A yard of 6,989 square metres.',
])('Words that agree, or speak of something else, are not told: %s', async (words) => {
  expect(await saying(words)).toEqual([]);
});
