import {UnwritableError, type Edit} from '../../../../src/cms/edit';
import {writeEdit} from '../../../../src/cms/edit/write-edit';
import {siteDefinition} from '../../../../src/site/site-definition';

const PAGE = 'pages/careers.mdx';

/** Returns front matter in an unusual form: YAML also allows field names after a question mark. */
const page = (field: string) => `---\ntitle: Careers\n${field}\ndescription: Words.\n---\n\nMore words.\n`;

const FIELDS = [
  ...['? heading\n: Words', '?  heading\n: Words', '?        heading\n: Words', '?\theading\n: Words'],
  ...['?\n  heading\n: Words', '? # of the page\n  heading\n: Words', '? # a\n\n  # b\n  heading\n: Words'],
  ...['?  "heading"\n: Words', '?  heading'],
];
const GROUPS = [
  ...['{? name: Words, href: /about}', '{?  name: Words, href: /about}', '{?\n  name: Words, href: /about}'],
  ...['{href: /about, ?  name: Words}', '{href: /about, ? # a\n  name : Words}'],
];
const edits = (...path: string[]): Edit[] => [
  {kind: 'set', path, value: 'Other words'},
  {kind: 'remove', path},
];

test('The editor refuses to write a field whose name follows a question mark, in every form', () => {
  for (const field of FIELDS)
    for (const edit of edits('heading'))
      expect(() => writeEdit(siteDefinition, PAGE, page(field), edit)).toThrow(UnwritableError);
  for (const group of GROUPS)
    for (const edit of edits('start', 'name'))
      expect(() => writeEdit(siteDefinition, PAGE, page(`start: ${group}`), edit)).toThrow(UnwritableError);
});

test('The editor writes a field whose text has a question mark', () => {
  const fields = (lead: string) => page(`heading: Why?\n# Really?\nlead: ${lead}`);
  const lead: Edit = {kind: 'set', path: ['lead'], value: 'What else?'};
  expect(writeEdit(siteDefinition, PAGE, fields('"?  a"'), lead)).toBe(fields('What else?'));
  const group = (name: string) => page(`start: {name: ${name}, href: /about} # why?`);
  const name: Edit = {kind: 'set', path: ['start', 'name'], value: 'Now?'};
  expect(writeEdit(siteDefinition, PAGE, group('"When?"'), name)).toBe(group('Now?'));
});
