import {openingPages} from '../../src/content/join';
import {loadContent, type Content} from '../../src/content/load';
import type {JobOpening} from '../../src/content/schema';
import {openingsFeed} from '../../src/plugins/metadata/feed';
import {describedPages} from '../../src/plugins/metadata/pages';
import {structuredData} from '../../src/plugins/metadata/structured-data';

const opening = (id: string, dates: Pick<JobOpening, 'posted' | 'closes'> = {}): JobOpening => ({
  id,
  title: `Title of ${id}`,
  location: 'Port-Harcourt, Lagos and Warri',
  type: 'Full-time',
  experience: '5–7+ years',
  description: 'Turn, bore and thread components on conventional machines. '.repeat(4).trim(),
  applyLink: `https://forms.example/${id}`,
  ...dates,
});

let real: Content;

/** The real pages with other openings. */
function contentWith(...openings: JobOpening[]): Content {
  const pages = real.pages.map((page) => (page.path === '/careers' ? {...page, data: {...page.data, openings}} : page));
  return {...real, pages};
}

describe('An opening', () => {
  beforeAll(async () => {
    real = await loadContent();
  });
  beforeEach(() => jest.useFakeTimers({now: new Date('2026-11-30T12:00:00Z')}));
  afterEach(() => jest.useRealTimers());

  it('has a page of its own until it closes', () => {
    const content = contentWith(
      opening('yesterday', {closes: '2026-11-29'}),
      opening('today', {closes: '2026-11-30'}),
      opening('always'),
    );
    expect(openingPages(content).map(({path}) => path)).toEqual(['/careers/today', '/careers/always']);
  });

  it('is described in at most 160 characters that end with a whole word', () => {
    const [page] = openingPages(contentWith(opening('long')));
    const description = page?.data.description ?? '';
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/^Title of long, Port-Harcourt, Lagos and Warri, Full-time\. .* [a-z]+…$/);
  });

  it('is told to search engines from the day of its publication to the end of its last day in Lagos', () => {
    const content = contentWith(opening('one', {posted: '2026-11-02', closes: '2026-12-31'}), opening('undated'));
    const all = describedPages(content);
    const jobOf = (path: string) => {
      const page = all.find((one) => one.path === path);
      const graph = page && content.site && structuredData(page, all, content.site);
      return (graph?.['@graph'] as object[]).find((thing) => '@type' in thing && thing['@type'] === 'JobPosting');
    };
    expect(jobOf('/careers/one')).toMatchObject({
      datePosted: '2026-11-02',
      validThrough: '2026-12-31T23:59:59+01:00',
      employmentType: 'FULL_TIME',
      experienceRequirements: {monthsOfExperience: 60},
    });
    expect(jobOf('/careers/undated')).toBeUndefined();
  });

  it('is in the feed with its own date, the newest first, and the feed is the same on every day', () => {
    const content = contentWith(
      opening('older', {posted: '2026-11-02'}),
      opening('undated'),
      opening('newer', {posted: '2026-11-09'}),
    );
    const feed = () => content.site && openingsFeed(describedPages(content), content.site);
    const first = feed();
    expect([...(first ?? '').matchAll(/CDATA\[(Title [^\]]+)/g)].map(([, title]) => title)).toEqual([
      'Title of newer',
      'Title of older',
    ]);
    expect(first).toContain('<updated>2026-11-09T00:00:00.000Z</updated>');
    jest.setSystemTime(new Date('2027-06-01'));
    expect(feed()).toBe(first);
  });
});
