import {asText} from '../../../src/cms/report/sentences';
import {cpuTimeOf} from './malicious/cpu-time';
import {changesSince, TestRepository} from './repository';

const PAGE = 'pages/about/malicious.mdx';
const LIMIT_MS = 30_000;
const PRIME = 7919;
const LARGEST = 100_003;
const site = new TestRepository();
beforeAll(() => {
  site.prepare();
  jest.spyOn(process, 'cwd').mockReturnValue(site.folder);
});
afterAll(() => {
  jest.restoreAllMocks();
  site.remove();
});

const page = (body: string, top = '') =>
  `---\ntitle: Yard\ndescription: The yard of the site.\nheading: The yard\n${top}---\n\n${body}\n`;
const many = (count: number, piece: (index: number) => string, between: string) =>
  Array.from({length: count}, (_, index) => piece(index)).join(between);
/** Returns a nearly unique word for an index, different in each version. */
const word = (index: number, version = 0) => (((index + version * 50_021) * PRIME) % LARGEST).toString(36);

/** Pages in two versions whose comparison once took half a minute or never finished. */
const PAGES: [what: string, make: (version: number) => string][] = [
  ['1900 paragraphs, all different', (version) => page(many(1900, (index) => word(index, version), '\n\n'))],
  [
    '1500 paragraphs with the same beginning',
    (version) => page(many(1500, (index) => `the same words ${word(index, version)}`, '\n\n')),
  ],
  ['1900 paragraphs reversed', (version) => page(many(1900, (index) => word(version ? 1900 - index : index), '\n\n'))],
  [
    'every second of 1900 paragraphs different',
    (version) => page(many(1900, (index) => word(index, index % 2 ? version : 0), '\n\n')),
  ],
  [
    'twelve paragraphs of 900 words, all different',
    (version) =>
      page(many(12, (position) => many(900, (index) => word(position * 1000 + index, version), ' '), '\n\n')),
  ],
  [
    'fifty paragraphs of the same 300 words in a different order',
    (version) =>
      page(
        many(50, (position) => many(300, (index) => `w${(index * (position + 1 + version * 60)) % 307}`, ' '), '\n\n'),
      ),
  ],
  [
    '1250 entries, all different',
    (version) =>
      page(many(5, (position) => many(250, (index) => `- ${word(position * 300 + index, version)}`, '\n'), '\n\n')),
  ],
  [
    '1400 former addresses, all different',
    (version) => page('Words.', `formerly:\n${many(1400, (index) => `  - /a-${word(index, version)}`, '\n')}\n`),
  ],
];

it.each(PAGES)('Two versions are compared in limited time, whatever they contain: %s', async (what, make) => {
  site.write(PAGE, make(0));
  const base = site.commit(what);
  site.write(PAGE, make(1));
  expect(await cpuTimeOf(() => expect(asText(changesSince(base))).not.toBe(''))).toBeLessThan(LIMIT_MS);
});
