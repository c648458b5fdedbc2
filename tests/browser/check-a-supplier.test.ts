import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {attribute, BuiltPage, elementsIn, type PageElement} from '../../src/plugins/output/page';
import {longDate} from '../../src/shared/days';
import {listedEntries, site, frontMatterOfFile, pagesIn} from './page-content';
import {expect, fileTest} from './test';

const MAX_CLICKS = 2;
const BUYERS = '/buyers';
const CERTIFICATIONS = '/about/certifications';

type Entries = Partial<Record<string, string>>[];
const of = (entries: Entries, ...fields: string[]) => entries.flatMap((entry) => fields.map((field) => entry[field]));
const papers = (list: string): Entries =>
  listedEntries('about/certifications', list).map((record) => ({
    ...record,
    last: record.validUntil && longDate(record.validUntil),
  }));
const latest = pagesIn('projects')
  .toSorted((a, b) => (b.to ?? '').localeCompare(a.to ?? ''))
  .slice(0, 3);
const {codes = []} = frontMatterOfFile<{codes?: Entries}>('pages/services/fabrication.mdx');

/** The questions to a contractor before it may tender: the page where buyers start, and the pages with the answers. */
const ANSWERS: readonly (readonly [from: string, at: string, says: (string | undefined)[]])[] = [
  [BUYERS, BUYERS, [site.legalName, ...site.address]],
  [BUYERS, BUYERS, of(listedEntries('about/management', 'members'), 'name', 'position')],
  [BUYERS, BUYERS, of(listedEntries('contact/index', 'offices'), 'name', 'address', 'phone')],
  [BUYERS, BUYERS, of(latest, 'title', 'client', 'place')],
  [
    CERTIFICATIONS,
    CERTIFICATIONS,
    of(papers('certifications'), 'name', 'number', 'issuer', 'scope', 'last', 'register'),
  ],
  [CERTIFICATIONS, CERTIFICATIONS, of(papers('registrations'), 'number', 'category', 'last')],
  [CERTIFICATIONS, '/services/fabrication', of(codes, 'scheme', 'code', 'name')],
  [CERTIFICATIONS, '/projects', of(latest, 'contract')],
  [BUYERS, '/equipment', of(listedEntries('equipment', 'equipment'), 'name', 'ownership')],
  [BUYERS, '/contact', [site.email, ...of(listedEntries('contact/index', 'hours'), 'days')]],
];

const wordsOf = (element: PageElement): string =>
  element.childNodes
    .map((child) => ('value' in child ? child.value : 'tagName' in child ? wordsOf(child) : ''))
    .join(' ');

/** Returns the text and the links in the main part of a built page. */
function mainOf(address: string): {text: string; links: string[]} {
  const file = join('build', `${address}.html`);
  const [main] = existsSync(file) ? new BuiltPage(address, readFileSync(file, 'utf8')).elements('main') : [];
  if (!main) return {text: '', links: []};
  const links = elementsIn(main).flatMap((element) =>
    element.tagName === 'a' ? (attribute(element, 'href') ?? []) : [],
  );
  return {text: [wordsOf(main), ...links].join(' ').replace(/\s+/g, ' ').replaceAll(' ,', ','), links};
}

/** @returns the number of clicks from one page to another by links in the main parts, or more than the maximum. */
function clicks(from: string, to: string): number {
  let reached = new Set([from]);
  let count = 0;
  for (; count <= MAX_CLICKS && !reached.has(to); count += 1)
    reached = new Set([...reached].flatMap((item) => mainOf(item).links.map((link) => link.replace(/[?#].*/, ''))));
  return count;
}

fileTest('Buyers find the site’s answers to a prequalification within two clicks', () => {
  expect(clicks(CERTIFICATIONS, BUYERS)).toBe(1);
  for (const [from, address, says] of ANSWERS) {
    expect(clicks(from, address), address).toBeLessThanOrEqual(MAX_CLICKS);
    const {text} = mainOf(address);
    expect(
      says.filter((content) => content !== undefined && !text.includes(content)),
      address,
    ).toEqual([]);
  }
});
