/** Writing whole pages, and what is never written. */
import {readFileSync} from 'node:fs';
import {pageFiles} from '../../../../src/node/project-files';
import {parseYaml, splitPage} from '../../../../src/cms/parse/front-matter';
import {UnwritableError, writePage, type Edit, type Value} from '../../../../src/cms/edit';
import {writeEdit} from '../../../../src/cms/edit/write-edit';
import {MemorySite} from '../memory-site';
import {siteDefinition} from '../../../../src/site/site-definition';

const PAGES = pageFiles().map((file): [string, string] => [file, readFileSync(file, 'utf8')]);
const write = (file: string, source: string, edit: Edit) => writeEdit(siteDefinition, file, source, edit);

test('An edit is refused with a sentence until a syntax error is fixed', () => {
  const broken = '---\ntitle: “Curly”\ndescription: x: y\n---\n';
  const edit = {kind: 'set', path: ['title'], value: 'Words'} as const;
  expect(() => write('pages/privacy.mdx', broken, edit)).toThrow('The fields at the top have a syntax error');
  expect(() => write('pages/privacy.mdx', '---\ntitle: Words\n---\n', {...edit, path: ['group', 'title']})).toThrow(
    UnwritableError,
  );
});

test('Invisible characters are not written', () => {
  const edit = {kind: 'set', path: ['title'], value: 'So\u00ADft\u200B words'} as const;
  expect(write('pages/x.mdx', '---\ntitle: Words\n---\n', edit)).toBe('---\ntitle: Soft words\n---\n');
});

test('A new service page has its fields in the order of the other pages, and passes the check', async () => {
  const [, like = ''] = PAGES.find(([file]) => file === 'pages/services/trading.mdx') ?? [];
  const data = parseYaml('', splitPage(like)?.yaml ?? '', 0).parsed?.data as Record<string, Value>;
  const card = data.service as Record<string, Value>;
  const file = 'pages/services/surveying.mdx';
  const text = writePage(
    siteDefinition,
    file,
    {
      service: {...card, title: 'Surveying: land & sea', features: ['One', 'Two', 'Three']},
      sidebar_position: 9,
      heading: 'Surveying',
      description: 'Surveys on land and at sea.',
      title: 'Surveying',
    },
    'We survey.',
  );
  const starts = text.match(/^\w[^:\n]*/gm);
  expect(starts).toEqual(['title', 'description', 'heading', 'sidebar_position', 'service', 'We survey.']);
  expect(text).toContain('  title: "Surveying: land & sea"\n');
  expect(await new MemorySite().diagnosticsWith(new Map([[file, text]]))).toEqual([]);
});

test('Every page that is written again from its data reads the same', () => {
  for (const [file, source] of PAGES) {
    const dataOf = (text: string) =>
      parseYaml('', splitPage(text)?.yaml ?? '', 0).parsed?.data as Record<string, Value>;
    expect(dataOf(writePage(siteDefinition, file, dataOf(source)))).toEqual(dataOf(source));
  }
});

test('A new file has a body only if there are words for one, and the shared facts have no lines around them', () => {
  const written = (file: string, ...body: string[]) => writePage(siteDefinition, file, {title: 'T'}, ...body);
  expect(written('pages/x.mdx')).toBe('---\ntitle: T\n---\n');
  expect(written('pages/x.mdx', ' \n ')).toBe('---\ntitle: T\n---\n');
  expect(written('pages/x.mdx', '\n\nWords. \n')).toBe('---\ntitle: T\n---\n\nWords.\n');
  expect(written('pages/_site.yml')).toBe('title: T\n');
});
