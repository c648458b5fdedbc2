import type {SearchPage} from '../../../../src/shared/search-index';
import {Searcher} from '../../../../src/components/SearchResults/searcher';

const page = (url: string, title: string, ...sections: [anchor: string | undefined, text: string][]): SearchPage => ({
  url,
  title,
  description: `The page ${title}.`,
  sections: sections.map(([anchor, text]) => ({anchor, heading: anchor && `Section ${anchor}`, text})),
});

const PAGES = [
  page('/welding', 'Welding', [undefined, 'Welders work at night.'], ['codes', 'ISO 9001:2015 and ISO 29001.']),
  page('/trading', 'Trading', ['price', 'Diesel costs N 1,500 a litre. O&M contracts. Success rate 99%.']),
  page('/contact', 'Office', ['noise', 'Call the desk about noise at night.'], ['vessels', 'Pressure vessels, DN-50.']),
  page('/people', 'People', ['names', 'Ọlá Adébáyọ̀ leads commissioning. Complaints of the environment go to her.']),
];
const searcher = new Searcher(PAGES);
const find = (term: string) => searcher.search(term, PAGES.length);
const addresses = (term: string) => find(term).pages.map(({url, sections}) => sections[0]?.url ?? url);

it.each([
  ['a word in another form', 'weld', ['/welding']],
  ['a plural in capitals', 'VESSELS', ['/contact#vessels']],
  ['the beginning of a word', 'commis', ['/people#names']],
  ['a word that ends otherwise', 'complainant', ['/people#names']],
  ['letters without their marks', 'ola adebayo', ['/people#names']],
  ['a code as it is written', 'ISO 9001', ['/welding#codes']],
  ['a code without its blank', 'ISO29001', ['/welding#codes']],
  ['a code with a hyphen', 'iso-29001', ['/welding#codes']],
  ['a code that the page has with a hyphen', 'DN50', ['/contact#vessels']],
  ['two letters with &', 'O&M', ['/trading#price']],
  ['a number with its comma', '1,500', ['/trading#price']],
  ['a code that no page has', 'ISO14001', []],
  ['a longer number', '9999', []],
  ['initials of which a page has the first', 'NNPC', []],
  ['a word that begins like a short one', 'naira', []],
  ['a word with two endings', 'environmental', ['/people#names']],
  ['a question of people', 'Who do I call about noise at night?', ['/contact#noise']],
])('A search for %s (“%s”) leads to the nearest heading of the pages that have it', (_title, term, expected) =>
  expect(addresses(term)).toEqual(expected),
);

it('A search finds pages with most of the words if no page has all, and names the missing words', () => {
  const {isPartial, missing, pages} = find('diesel vessels zebra');
  expect({isPartial, missing}).toEqual({isPartial: true, missing: ['zebra']});
  expect(pages.map(({url}) => url).sort()).toEqual(['/contact', '/trading']);
  expect(find('night noise').isPartial).toBe(false);
  expect(find("What’s Ola's zebra?").missing).toEqual(['zebra']);
});

it('A word with the same meaning finds a page, after the pages that have the word itself', () => {
  const named = page('/fuel', 'Fuel', [undefined, 'Diesel is here.']);
  const {pages, missing} = new Searcher([...PAGES, named], ['gasoil, diesel', 'fuel, diesel']).search('fuel', 3);
  expect(pages.map(({url}) => url)).toEqual(['/fuel', '/trading']);
  expect(missing).toEqual([]);
  expect(pages[1]?.sections[0]?.excerpt).toContain('Diesel');
});

it('A page with the rare words of a question comes before one with all its common words', () => {
  const named = page('/register', 'Registration of vendors', [undefined, 'Send the form.']);
  const more = ['/one', '/two', '/three'].map((url) => page(url, 'Other', [undefined, 'Long days take their time.']));
  const answers = page('/answers', 'Answer', ['a', 'Vendors wait long.'], ['b', 'These take days.'], ['c', 'No time.']);
  const {pages} = new Searcher([answers, ...more, named]).search('How long does the registration of vendors take?', 2);
  expect(pages.map(({url}) => url)).toEqual(['/register', '/answers']);
});

it.each([
  ['comissioning', 'commissioning'],
  ['pressure vesels', 'pressure vessels'],
  ['qqqqqq diesal', undefined],
  ['hydrogen', undefined],
  ['ISO 9002', undefined],
  ['<b>night</b>', undefined],
])('For “%s” the term that gives results is “%s”', (term, meant) => expect(find(term).meant).toBe(meant));

it('A result has its title, and an excerpt that begins before the first word found', () => {
  const long = page('/long', 'Long', [undefined, `${'before '.repeat(40)}Needle ${'after '.repeat(40)}`]);
  const [found] = new Searcher([long]).search('needle', 1).pages;
  expect(found?.title).toBe('Long');
  expect(found?.excerpt?.[1]).toBe('Needle');
  expect(found?.excerpt?.[0]).toMatch(/^… (before ){8}$/);
  expect(found?.excerpt?.[2]).toMatch(/ …$/);
});

test('An excerpt marks the words of the row that has all of them, and not those of its neighbours', () => {
  const rates = '2025, TRIR 2.0\n2024, TRIR 3.0\n2023, TRIR 4.0';
  const rows = new Searcher([page('/safety', 'Safety', ['rates', rates])]);
  const [one] = rows.search('TRIR 2024', 1).pages;
  expect(one?.sections[0]?.excerpt).toEqual(['2025, TRIR 2.0\n', '2024', ', ', 'TRIR', ' ', '3.0', '\n2023, TRIR 4.0']);
});
