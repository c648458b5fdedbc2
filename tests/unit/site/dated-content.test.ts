import {datedContent} from '../../../src/site/rules/dated-content';
import {readSource} from '../../../src/cms/lint/source';
import {siteDefinition} from '../../../src/site/site-definition';

const read = (file: string, top: string) =>
  readSource(siteDefinition, file, Buffer.from(`---\n${top}\n---\n\nWords.\n`));
const OPENINGS = `openings:
  - {id: turner, title: Turner, closes: 2026-12-31}
  - {id: welder, title: Welder, publishFrom: 2027-01-04}`;
const CAREERS = read('pages/careers.mdx', OPENINGS);
const JETTY = read('pages/jetty.mdx', 'title: Jetty\npublishFrom: 2027-01-15');
const PAPERS = read(
  'pages/about/certifications.mdx',
  `certifications:
  - {name: Quality, validUntil: 2026-12-31}
recordWords: {validUntil: "Valid until {date}", expired: "Expired on {date}"}`,
);

test.each([
  ['2026-12-31', true, '"Turner", which is open,'],
  ['2027-01-01', false, '"Turner", which closed on 2026-12-31,'],
])('On %s an opening that closes on 2026-12-31 is there: %s, in the list and as a page', (today, isThere, what) => {
  expect(datedContent([CAREERS], today).slice(0, 2)).toEqual([
    {page: '/careers', id: 'turner', isShown: isThere, description: what},
    {page: '/careers/turner', isShown: isThere, description: what},
  ]);
});

test.each([
  ['2027-01-03', false, 'will appear'],
  ['2027-01-04', true, 'appeared'],
])('On %s an opening that waits for 2027-01-04 is there: %s', (today, isThere, word) => {
  const what = `"Welder", which ${word} on 2027-01-04,`;
  expect(datedContent([CAREERS], today).slice(2)).toEqual([
    {page: '/careers', id: 'welder', isShown: isThere, description: what},
    {page: '/careers/welder', isShown: isThere, description: what},
  ]);
});

test('A scheduled page appears on its day, and so do its entries', () => {
  const reported = (today: string) => datedContent([JETTY], today);
  expect(reported('2027-01-14')).toEqual([expect.objectContaining({page: '/jetty', isShown: false})]);
  expect(reported('2027-01-15')).toEqual([expect.objectContaining({page: '/jetty', isShown: true})]);
  const careers = read('pages/careers.mdx', `title: Careers\npublishFrom: 2026-12-15\n${OPENINGS}`);
  const pages = (today: string) => datedContent([careers], today).map(({page, id = ''}) => `${page} ${id}`.trim());
  expect(pages('2026-12-14')).toEqual(['/careers']);
  expect(pages('2026-12-15')).toEqual([
    '/careers',
    '/careers turner',
    '/careers/turner',
    '/careers welder',
    '/careers/welder',
  ]);
});

test.each([
  ['2026-12-31', 'Valid until 31 December 2026'],
  ['2027-01-01', 'Expired on 31 December 2026'],
])('On %s a paper whose last day is 2026-12-31 is said to be: %s', (today, text) => {
  expect(datedContent([PAPERS], today)).toEqual([
    expect.objectContaining({page: '/about/certifications', words: text}),
  ]);
});
