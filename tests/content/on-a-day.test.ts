import {onDay} from '../../src/content/check/on-a-day';
import {readSource} from '../../src/content/check/source';

const read = (file: string, top: string) => readSource(file, Buffer.from(`---\n${top}\n---\n\nWords.\n`));
const CAREERS = read(
  'pages/careers.mdx',
  `openings:
  - {id: turner, title: Turner, closes: 2026-12-31}
  - {id: welder, title: Welder, publishFrom: 2027-01-04}`,
);
const JETTY = read('pages/jetty.mdx', 'title: Jetty\npublishFrom: 2027-01-15');
const PAPERS = read(
  'pages/about/certifications.mdx',
  `certifications:
  - {name: Quality, validUntil: 2026-12-31}
recordWords: {validUntil: "Valid until {date}", expired: "Expired on {date}"}`,
);

describe('On a day', () => {
  it.each([
    ['2026-12-31', true, '"Turner", which is open,'],
    ['2027-01-01', false, '"Turner", which closed on 2026-12-31,'],
  ])('%s an opening that closes on 2026-12-31 is there: %s, in the list and as a page', (today, isThere, what) => {
    expect(onDay([CAREERS], today).slice(0, 2)).toEqual([
      {page: '/careers', id: 'turner', isThere, what},
      {page: '/careers/turner', isThere, what},
    ]);
  });

  it.each([
    ['2027-01-03', false, 'appears'],
    ['2027-01-04', true, 'appeared'],
  ])('%s an opening that waits for 2027-01-04 is there: %s', (today, isThere, word) => {
    const what = `"Welder", which ${word} on 2027-01-04,`;
    expect(onDay([CAREERS], today).slice(2)).toEqual([
      {page: '/careers', id: 'welder', isThere, what},
      {page: '/careers/welder', isThere, what},
    ]);
  });

  it.each([
    ['2027-01-14', false],
    ['2027-01-15', true],
  ])('%s a page that waits for 2027-01-15 is there: %s', (today, isThere) => {
    expect(onDay([JETTY], today)).toEqual([expect.objectContaining({page: '/jetty', isThere})]);
  });

  it.each([
    ['2026-12-31', 'Valid until 31 December 2026'],
    ['2027-01-01', 'Expired on 31 December 2026'],
  ])('%s a paper whose last day is 2026-12-31 is said to be: %s', (today, words) => {
    expect(onDay([PAPERS], today)).toEqual([expect.objectContaining({page: '/about/certifications', words})]);
  });
});
