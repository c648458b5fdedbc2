import {warningsOf} from '../../../src/cms/lint/warnings';
import {collectPageData} from '../../../src/node/load';
import {ratesOf} from '../../../src/site/rates';
import {withCommas} from '../../../src/shared/numbers';
import {workInTestSite} from '../cms/site';
import {WARNINGS} from '../../../src/site/rules';

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

async function warningsWith(file: string, text: string): Promise<string[]> {
  const content = await site.inMemory.contentWith(new Map([...base(), [file, text]]));
  expect(content.diagnostics).toEqual([]);
  return warningsOf(content, WARNINGS, DAY)
    .filter(({message}) => /does not agree|repeats the shared figure/.test(message))
    .map(({file: where, message, help = ''}) => `${where} ${message} ${help}`.trim());
}

const pageWithText = (text: string) => warningsWith(PAGE, site.read(PAGE).replace('\nWords.\n', `\n${text}\n`));

test('A figure that is used by its id shows the shared value, with the label of the page if it has one', async () => {
  const text = site
    .read(HOME)
    .replace(STATISTICS, NAMED.replace('- figure: years', '- {figure: years, label: In the trade}'));
  const content = await site.inMemory.contentWith(new Map([...base(), [HOME, text]]));
  if (!content.site) throw new Error('The test site has a problem.');
  const {pages} = collectPageData(content, content.site);
  expect(pages.get('/')).toMatchObject({
    statistics: [
      {number: 150, suffix: '+', label: 'Projects Completed'},
      {number: 11, label: 'In the trade'},
      {number: 500, suffix: '+', label: 'Satisfied Clients'},
      {number: 99, suffix: '%', label: 'Success Rate'},
    ],
  });
});

test('A page that repeats a registered figure gets a warning with both places', async () => {
  const text = site
    .read(HOME)
    .replace(STATISTICS, NAMED.replace('- figure: projects', '- {number: 150, suffix: +, label: Projects}'));
  expect(await warningsWith(HOME, text)).toEqual([
    expect.stringMatching(
      /^pages\/index\.mdx "150\+ Projects" repeats the shared figure at pages\/_site\.yml:\d+\. Write "figure: projects"/,
    ),
  ]);
});

/** The reported figure is the one without the text around it. */
const DISAGREEING_TEXTS = {
  'more than 200 projects': '200 projects',
  'over 120 completed projects': '120 completed projects',
  'in 160 projects across Nigeria': '160 projects',
  '**175** projects': '175 projects',
  '400 satisfied clients': '400 satisfied clients',
  '15 years of experience': '15 years of experience',
  "20 years' experience": "20 years' experience",
  'a 95% success rate': '95% success',
  '98.5% success': '98.5% success',
  '6500 square metres of yard': '6500 square metres',
  'twenty-one years of experience': 'twenty-one years of experience',
  'Ninety projects': 'Ninety projects',
  '12 years of proven experience': '12 years of proven experience',
};

const AGREEING_TEXTS = [
  'Our four latest projects, of 150 projects in all.',
  'In 2024 projects grew.',
  'One hundred and fifty projects, four projects in Lagos, and two-thirds of projects offshore.',
  'The 5 latest projects are shown, and 3 of the projects are offshore.',
  'ISO 9001 projects, API 650 projects.',
  'Since 2015 we have served 500 clients.',
  '6 years after the first weld.',
  'Proposals within 24–48 hours, 99% success.',
];

test('Text with a different number than a registered figure is reported; text that agrees or is about something else is not', async () => {
  const paragraphs = [...Object.keys(DISAGREEING_TEXTS).map((text) => `We have ${text}.`), ...AGREEING_TEXTS];
  expect(await pageWithText(paragraphs.join('\n\n'))).toEqual(
    Object.values(DISAGREEING_TEXTS).map((message) => expect.stringContaining(`"${message}" does not agree`) as string),
  );
});

test('A safety rate follows from cases and hours, per million hours and per 200,000', () => {
  const counts = {hours: 2_500_000, fatalities: 1, lostTime: 2, recordable: 9};
  expect(ratesOf(counts, 1_000_000)).toEqual({ltif: '1.20', trir: '3.60'});
  expect(ratesOf(counts, 200_000)).toEqual({ltif: '0.24', trir: '0.72'});
  expect([withCommas(999), withCommas(2_500_000)]).toEqual(['999', '2,500,000']);
});

test('A safety rate in text must agree with the counts, unless no page has counts', async () => {
  const policy = 'pages/policy-of-the-tests.mdx';
  const reported = async (text: string, ...more: [string, string][]) => {
    const changes = new Map([[PAGE, site.read(PAGE).replace('Words.', text)], ...more]);
    return (await site.inMemory.diagnosticsWith(changes)).map(({message}) => message);
  };
  for (const text of [
    'LTIF in 2025: 0.50.',
    'Our LTIF was 0.5 in 2025, our TRIR 2.0.',
    'LTIF (per 1,000,000 hours) of 0.50, TRIR 0.4 per 200,000 hours.',
    'The LTIF of the last 3 years, for 2025 and on 1,000,000 hours.',
    'TRIR fell by 33% in 2025.',
    'The LTIF of 2019 was 7.5.',
    'We report TRIR. 12 people looked at it.',
  ])
    expect([text, await reported(text)]).toEqual([text, []]);
  const without = site
    .read(policy)
    .replace(/safety:\n(?: .*\n)+/, '')
    .replace('<SafetyFigures />', '');
  expect(await reported('Our TRIR was 77 in 2025.', [policy, without])).toEqual([]);
});
