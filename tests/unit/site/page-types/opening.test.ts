import {loadContent, collectPageData} from '../../../../src/node/load';
import type {AllPageData} from '../../../../src/site/page-data';
import type {Site} from '../../../../src/site/page-types/site';
import {feedOf, structuredData, describedPages} from '../../../../src/plugins/head';
import {type Content, siteDefinition} from '../../../../src/site/site-definition';
import {entriesOf, pageTypeOf, selectPublished} from '../../../../src/cms/parse';
import {siteDay} from '../../../../src/site/locale';

type Dates = Partial<Record<'posted' | 'closes', string>>;

const opening = (id: string, dates: Dates = {}) => ({
  id,
  data: {
    title: `Title of ${id}`,
    location: ['Port-Harcourt', 'Lagos', 'Warri'],
    type: 'Full-time',
    experience: '5–7+ years',
    description: 'Turn, bore and thread components on conventional machines. '.repeat(4).trim(),
    applyLink: `https://forms.example/${id}`,
    ...dates,
  },
});
type Opening = ReturnType<typeof opening>;

let real: Content;
let site: Site;

/** Returns the real pages with other openings. */
function shownWith(...openings: Opening[]): {content: Content; shown: AllPageData} {
  const written = openings.map(({id, data}) => {
    const location = {file: `pages/careers/${id}.mdx`, path: `/careers/${id}`};
    const page = pageTypeOf(siteDefinition, location.file).read(data, location);
    if (Array.isArray(page)) throw new Error(JSON.stringify(page));
    return {...page, photos: {}};
  });
  const pages = [...real.pages.filter(({kind}) => kind !== 'opening'), ...written];
  const content = selectPublished({...real, pages, entries: entriesOf(siteDefinition, pages)}, siteDay());
  return {content, shown: collectPageData(content, site)};
}

const describedWith = (...openings: Opening[]) => {
  const {content, shown} = shownWith(...openings);
  return describedPages(content, shown);
};

describe('An opening', () => {
  beforeAll(async () => {
    real = await loadContent();
    if (!real.site) throw new Error('pages/_site.yml has a problem.');
    site = real.site;
  });
  beforeEach(() => jest.useFakeTimers({now: new Date('2026-11-30T12:00:00Z')}));
  afterEach(() => jest.useRealTimers());

  it.each([
    ['1st December 2026', ['closes']],
    ['2026-11-01', ['closes']],
  ])('that closes on %s has one problem', (closes, keys) => {
    const location = {file: 'pages/careers/a.mdx', path: '/careers/a'};
    const {data} = opening('a', {posted: '2026-11-16', closes});
    const problems = pageTypeOf(siteDefinition, location.file).read(data, location);
    expect(Array.isArray(problems) && problems.map(({path}) => path)).toEqual([keys]);
  });

  it('has its own page until it closes', () => {
    const {shown} = shownWith(
      opening('yesterday', {closes: '2026-11-29'}),
      opening('today', {closes: '2026-11-30'}),
      opening('always'),
    );
    const ofOpenings = [...shown.pages].flatMap(([path, {kind}]) => (kind === 'opening' ? path : []));
    expect(ofOpenings).toEqual(['/careers/today', '/careers/always']);
  });

  it('has a description of at most 160 characters that ends with a whole word', () => {
    const page = shownWith(opening('long')).shown.pages.get('/careers/long');
    const description = page?.description ?? '';
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/^Title of long, Port-Harcourt, Lagos and Warri, Full-time\. .* [a-z]+…$/);
  });

  it('is in the structured data from its publication to the end of its last day in Lagos', () => {
    const all = describedWith(opening('one', {posted: '2026-11-02', closes: '2026-12-31'}), opening('undated'));
    const projectOf = (path: string) => {
      const page = all.find((item) => item.path === path);
      const graph = page && structuredData(page, all, site);
      return (graph?.['@graph'] as object[]).find((thing) => '@type' in thing && thing['@type'] === 'JobPosting');
    };
    const dates = {datePosted: '2026-11-02', validThrough: '2026-12-31T23:59:59+01:00'};
    const experienceRequirements = {monthsOfExperience: 60};
    expect(projectOf('/careers/one')).toMatchObject({...dates, employmentType: 'FULL_TIME', experienceRequirements});
    expect(projectOf('/careers/undated')).toBeUndefined();
  });

  it('is in the feed with its date, the newest first, and the feed is the same on every day', () => {
    const pages = describedWith(
      opening('older', {posted: '2026-11-02'}),
      opening('undated'),
      opening('newer', {posted: '2026-11-09'}),
    );
    const feed = () => pages.map((page) => feedOf(page, site)).join('');
    const first = feed();
    const titles = [...first.matchAll(/CDATA\[(Title [^\]]+)/g)].map(([, title]) => title);
    expect(titles).toEqual(['Title of newer', 'Title of older']);
    expect(first).toContain('<updated>2026-11-09T00:00:00.000Z</updated>');
    jest.setSystemTime(new Date('2027-06-01'));
    expect(feed()).toBe(first);
  });
});
