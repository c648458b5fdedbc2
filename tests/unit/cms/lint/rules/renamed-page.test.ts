import {formatDiagnosticLine} from '../../../../../src/cms/values/diagnostic';
import {workInTestSite} from '../../site';

const site = workInTestSite();

const page = (fields = '') =>
  `---\ntitle: Our story\ndescription: How we began.\nheading: Our story\n${fields}---\n\nWords.\n`;
const OLD = '/about/our-story';
const NEW = 'pages/about/beginnings.mdx';
const FORMERLY = `formerly: [${OLD}]\n`;

const reported = async (...changes: [file: string, text: string][]) =>
  (await site.inMemory.diagnosticsWith(new Map(changes))).map(formatDiagnosticLine);

const projects = (link: string): [string, string] => [
  'pages/projects.mdx',
  site.read('pages/projects.mdx').replace('\nWords.', `\nRead [our story](${link}).`),
];
const home = (link: string): [string, string] => [
  'pages/index.mdx',
  site.read('pages/index.mdx').replace('href: /about/clients', `href: ${link}`),
];

test('A renamed page is reported once, with its name, the links to its old address, and how to keep that address', async () => {
  expect(await reported([NEW, page()], projects(OLD), home(OLD))).toEqual([
    `${NEW}:1 This page seems to have been renamed: nothing links to /about/beginnings, but pages/index.mdx:10, pages/projects.mdx:67 still link to ${OLD}, which does not exist. Write /about/beginnings there, and add "formerly: [${OLD}]" here to redirect the old address.`,
  ]);
  expect(await reported([NEW, page()], projects(OLD))).toHaveLength(1);
});

test('A misspelt link, or a link to another site or a file with the same name, does not make a page look renamed', async () => {
  expect(await reported([NEW, page()], projects('/about/beginings'))).toEqual([
    'pages/projects.mdx:67 The link "/about/beginings" is not a page of this site. Did you mean "/about/beginnings"?',
  ]);
  for (const link of ['https://client.example/about/beginning', 'https://client.example/beginnings'])
    expect(await reported([NEW, page()], projects(link))).toEqual([]);
  const file = '/files/beginnings';
  const isNone = expect.stringContaining(`"${file}" is not`) as string;
  expect(await reported([NEW, page()], projects(file), home(file))).toEqual([isNone, isNone]);
});

test('A page may have a former address, which must be unique and must not be linked to', async () => {
  expect(await reported([NEW, page(FORMERLY)], projects('/about/beginnings'), home('/about/beginnings'))).toEqual([]);
  expect(await reported([NEW, page(FORMERLY)], projects(OLD))).toEqual([
    `pages/projects.mdx:67 The link "${OLD}" is the old address of a page. Write /about/beginnings.`,
  ]);
  const today = page(FORMERLY).replace('Our story', 'Our day').replace('How we began', 'What we do');
  expect(await reported([NEW, page(FORMERLY)], ['pages/about/today.mdx', today])).toEqual([
    `pages/about/today.mdx:5 formerly › 1 "${OLD}" is already used at ${NEW}:5. An address can redirect to only one page. Remove one of them.`,
  ]);
});
