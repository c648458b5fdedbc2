import {datedContent} from '../../../src/site/dated-content';
import {readSource} from '../../../src/cms/content/source';
import {siteDefinition} from '../../../src/site/site-definition';

const read = (file: string, top: string, body = 'Words.') =>
  readSource(siteDefinition, file, Buffer.from(`---\n${top}\n---\n\n${body}\n`));
const CAREERS = read('pages/careers.mdx', 'title: Careers', '<Openings />');
const TURNER = read('pages/careers/turner.mdx', 'title: Turner\ncloses: 2026-12-31');
const WELDER = read('pages/careers/welder.mdx', 'title: Welder\npublishFrom: 2027-01-04');
const JETTY = read('pages/jetty.mdx', 'title: Jetty\npublishFrom: 2027-01-15');
const PAPERS = read(
  'pages/about/certifications.mdx',
  `certifications:
  - {name: Quality, validUntil: 2026-12-31}
recordLabels: {validUntil: "Valid until {date}", expired: "Expired on {date}"}`,
);

test.each([
  ['2026-12-31', true, '"Turner", which is open,'],
  ['2027-01-01', false, '"Turner", which closed on 2026-12-31,'],
])('On %s an opening that closes on 2026-12-31 is there: %s, in the list and as a page', (today, isThere, what) =>
  expect(datedContent([CAREERS, TURNER], today)).toEqual([
    {page: '/careers', id: 'turner', isShown: isThere, description: what},
    {page: '/careers/turner', isShown: isThere, description: what},
  ]),
);

test.each([
  ['2027-01-03', false, 'will appear'],
  ['2027-01-04', true, 'appeared'],
])('On %s an opening that waits for 2027-01-04 is there: %s', (today, isThere, word) => {
  const what = `"Welder", which ${word} on 2027-01-04,`;
  expect(datedContent([CAREERS, WELDER], today)).toEqual([
    {page: '/careers', id: 'welder', isShown: isThere, description: what},
    {page: '/careers/welder', isShown: isThere, description: what},
  ]);
});

test('A scheduled page appears on its day', () => {
  const reported = (today: string) => datedContent([JETTY], today);
  expect(reported('2027-01-14')).toEqual([expect.objectContaining({page: '/jetty', isShown: false})]);
  expect(reported('2027-01-15')).toEqual([expect.objectContaining({page: '/jetty', isShown: true})]);
});

test.each([
  ['2026-12-31', 'Valid until 31 December 2026'],
  ['2027-01-01', 'Expired on 31 December 2026'],
])('On %s a paper whose last day is 2026-12-31 is said to be: %s', (today, text) =>
  expect(datedContent([PAPERS], today)).toEqual([
    expect.objectContaining({page: '/about/certifications', words: text}),
  ]),
);
