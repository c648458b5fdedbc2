/** Which pages a report compares, and which other pages it names. */
import {readFileSync} from 'node:fs';
import {report} from '../../../../src/cms/report';
import {pageHeadline} from '../../../../src/cms/report/sentences';
import {SITE_FILE} from '../../../../src/cms/values/paths';
import {pageFiles} from '../../../../src/node/project-files';
import {siteDefinition} from '../../../../src/site/site-definition';

const TEXTS = new Map([...pageFiles(), SITE_FILE].map((file) => [file, readFileSync(file, 'utf8')]));
const textOf = (file: string) => TEXTS.get(file) ?? '';

/** Returns the report of changed pages, and of photos that were replaced under the same name. */
function reportOf(now: Readonly<Record<string, string>>, replaced: string[] = []) {
  const files = [...new Set([...TEXTS.keys(), ...Object.keys(now)])];
  const changed = Object.keys(now).map((after) => ({before: TEXTS.has(after) ? after : undefined, after}));
  const textNow = (file: string) => now[file] ?? textOf(file);
  return report(siteDefinition, {textBefore: textOf, textNow, files, changed, replaced: new Set(replaced)});
}

test('A photo that was replaced under the same name is a change of each page that shows it, and of no other', () => {
  const photo = '/img/bench.jpg';
  const showing = [...TEXTS].flatMap(([file, text]) => (text.includes(photo) ? [file] : [])).sort();
  expect(showing.length).toBeGreaterThan(2);
  expect(reportOf({}, [photo]).map(({file, changes}) => [file, changes.length > 0])).toEqual(
    showing.map((file) => [file, true]),
  );
  expect(reportOf({}, [photo, '/img/nobody-shows-this.jpg'])).toHaveLength(showing.length);
  expect(reportOf({})).toEqual([]);
});

test('A page whose text changes without a visible difference is not in the report', () => {
  const file = 'pages/careers.mdx';
  expect(reportOf({[file]: textOf(file).replace(/^title: (.*)$/m, 'title: "$1"')})).toEqual([]);
  expect(reportOf({[SITE_FILE]: `# A comment\n${textOf(SITE_FILE)}`})).toEqual([]);
});

test.each([
  ['publishFrom: 2099-01-31\n', 'new page, visible from 31 January 2099'],
  ['publishFrom: soon\n', 'new page'],
  ['', 'new page'],
])('A new page with %j has the headline %s', (field, headline) => {
  const page = textOf('pages/careers/machinist.mdx').replace('---\n', `---\n${field}`);
  expect(reportOf({'pages/careers/welder.mdx': page}).map(pageHeadline)).toEqual([headline]);
});

test.each([
  ['c1', ['Home']],
  ['kelp', undefined],
])(
  'A change of the client %s names the pages that refer to it, %j, and none that only contains its id',
  (id, pages) => {
    const [clients, careers] = ['pages/about/clients.mdx', 'pages/careers.mdx'];
    const now = {
      [clients]: textOf(clients).replace(`id: ${id}, name: `, '$&New '),
      [careers]: `${textOf(careers)}\nWords about ${id}.\n`,
    };
    const [change] = reportOf(now).find(({file}) => file === clients)?.changes ?? [];
    expect(change?.alsoOn).toEqual(pages);
  },
);
