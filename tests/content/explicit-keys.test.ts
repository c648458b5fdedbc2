import {Unwritable, type Edit} from '../../src/content/write';
import {writeEdit} from '../../src/content/write/write-edit';

const PAGE = 'pages/careers.mdx';

/** A top block as nobody writes it here: names of fields behind a question mark, which YAML knows as well. */
const page = (field: string) => `---\ntitle: Careers\n${field}\ndescription: Words.\n---\n\nMore words.\n`;

const EDITS: Edit[] = [
  {kind: 'set', at: ['heading'], value: 'Other words'},
  {kind: 'remove', at: ['heading']},
];

describe('A field whose name stands behind a question mark', () => {
  test.each([
    ['one blank', '? heading\n: Words'],
    ['two blanks', '?  heading\n: Words'],
    ['many blanks', '?        heading\n: Words'],
    ['a tab', '?\theading\n: Words'],
    ['a line end', '?\n  heading\n: Words'],
    ['a comment', '? # of the page\n  heading\n: Words'],
    ['a comment and empty lines', '? # a\n\n  # b\n  heading\n: Words'],
    ['two blanks, and its value between quotes', '?  "heading"\n: "Words"'],
    ['two blanks, without a value', '?  heading'],
  ])('is left to the text of the page after %s', (_how, field) => {
    for (const edit of EDITS) expect(() => writeEdit(PAGE, page(field), edit)).toThrow(Unwritable);
  });

  test.each([
    ['one blank', '{? name: Words, href: /about}'],
    ['two blanks', '{?  name: Words, href: /about}'],
    ['a line end', '{?\n  name: Words, href: /about}'],
    ['a comma and two blanks', '{href: /about, ?  name: Words}'],
    ['a comment', '{href: /about, ? # a\n  name : Words}'],
  ])('is left to the text of the page between brackets after %s', (_how, group) => {
    const source = page(`start: ${group}`);
    for (const edit of [
      {kind: 'set', at: ['start', 'name'], value: 'Other words'},
      {kind: 'remove', at: ['start', 'name']},
    ] as Edit[]) {
      expect(() => writeEdit(PAGE, source, edit)).toThrow(Unwritable);
    }
  });

  test('is told from one whose words have a question mark', () => {
    const written = writeEdit(PAGE, page('heading: Why?\n# Really?\nlead: "?  a"'), {
      kind: 'set',
      at: ['lead'],
      value: 'What else?',
    });
    expect(written).toBe(page('heading: Why?\n# Really?\nlead: "What else?"'));
    const group = (name: string) => page(`start: {name: ${name}, href: /about} # why?`);
    const edit: Edit = {kind: 'set', at: ['start', 'name'], value: 'Now?'};
    expect(writeEdit(PAGE, group('"When?"'), edit)).toBe(group('"Now?"'));
  });
});
