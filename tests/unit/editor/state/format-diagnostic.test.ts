import type {Diagnostic} from '../../../../src/cms/values/diagnostic';
import {messages} from '../../../../src/editor/messages';
import {
  formatDiagnostic,
  toFileHint,
  toPlainSentence,
  toPlainText,
  withoutQuotes,
} from '../../../../src/editor/state/format-diagnostic';

test('The editor asks people to fill in an empty field, with an example as they would type it, and names pages by title', () => {
  const start = {line: 3, column: 1};
  const kind = {ruleId: 'field-value', severity: 'error', messageKey: 'x', data: {}} as const;
  const range = {start, end: start};
  const diagnostic = {...kind, file: 'pages/a.mdx', range, path: ['openings', 6, 'location', 0]};
  const town = {control: {kind: 'words' as const, long: false}, example: 'Warri'};
  const empty = {...diagnostic, message: 'openings › 7 › location › 1 is empty.', help: '"- Warri"', isEmpty: true};
  const message = 'openings › 7 › location › 1 "x" is no town.';
  const wrong = {...diagnostic, message, help: 'Write, for example, "- Warri".'};
  const twice = {...diagnostic, path: undefined, message: 'The title is used at pages/b.mdx:12 already.'};
  const said = (item: Diagnostic, known?: Parameters<typeof formatDiagnostic>[1]) =>
    formatDiagnostic(item, known, () => 'The page');
  expect(said(empty, town)).toBe('Fill in this field. Write, for example, Warri.');
  expect(said(empty, {...town, example: 'Set and run mills.'})).toBe(
    'Fill in this field. Write, for example, Set and run mills.',
  );
  expect(said(empty, {...town, example: '"2026"'})).toBe('Fill in this field. Write, for example, 2026.');
  expect(said(empty, {control: {kind: 'group', fields: []}, example: '{name: Warri}'})).toBe('Fill in this field.');
  expect(said(empty, {control: {kind: 'picture'}})).toBe('Choose a picture.');
  expect(said(wrong, town)).toBe('"x" is no town. Write, for example, Warri.');
  expect(said({...diagnostic, path: undefined, message: '"/img/a/b.jpg" is 9 by 1 pixels.'})).toMatch(/^“b\.jpg” is 9/);
  expect(said({...wrong, help: 'Write a town.'}, town)).toBe('"x" is no town. Write a town.');
  expect(said({...wrong, help: undefined}, {...town, example: undefined})).toBe('"x" is no town.');
  expect(said(twice)).toBe('The title is used at The page already.');
  const early = 'closes "2026-11-16" is earlier than 2026-12-20.';
  expect(said({...wrong, path: ['closes'], message: early, help: 'Not 2026-13-20, nor at-2026-11-16.pdf.'}, town)).toBe(
    '"16 November 2026" is earlier than 20 December 2026. Not 2026-13-20, nor at-2026-11-16.pdf.',
  );
  const steps = 'Export it as JPEG (on an iPhone: Settings › Camera › Formats › Most Compatible).';
  expect(said({...wrong, help: steps}, town)).toBe(`"x" is no town. ${steps}`);
});

const {diagnostic: parts, link} = messages;

it.each([
  ['[Our yard](/yard) and ![a crane](/img/a.jpg)', 'Our yard and a crane'],
  ['yard](/yard) and on', `yard ${link} and on`],
  ['a [cut link', 'a cut link'],
  ['**Bold** and __bold__', 'Bold and bold'],
  ['### Berth # 2', 'Berth # 2'],
  [String.raw`5 \* 3 \* 2, \<draft>, \{name}, \[box\], \~5\~, B \| C`, '5 * 3 * 2, <draft>, {name}, [box], ~5~, B | C'],
  [String.raw`[Yard \[2\]](/yard) of [2]`, 'Yard [2] of [2]'],
  [String.raw`One\ two \\ three\ `, String.raw`One two \ three `],
  ['*Long*, ~~old~~ and `code`, 5 * 3 * 2 and a_b_c', 'Long, old and code, 5 * 3 * 2 and a_b_c'],
  ['<CompanyAddress />', 'Company address'],
  ['2026-11-30', '30 November 2026'],
  ['2026-11-30 or later', '2026-11-30 or later'],
])('The text "%s" is shown without Markdown as "%s"', (text, expected) => expect(toPlainText(text)).toBe(expected));

it.each([
  ["partners › 'Rhine Valves' › name", 'Partners › Rhine Valves › name'],
  ["'Ada's bench', 'Yard'", "Ada's bench, Yard"],
  ["the list 'Yard'", "The list 'Yard'"],
])('The path %s is shown without quotes as %s', (path, expected) => expect(withoutQuotes(path)).toBe(expected));

it.each([
  ['A PDF in static/files, with its size.', 'A PDF, with its size.'],
  ['The id of one of the services.', 'One of the services.'],
  ['Not the id of one of them.', 'Not the id of one of them.'],
  [undefined, ''],
])('The description "%s" becomes the hint "%s" where a file is chosen', (description, expected) =>
  expect(toFileHint(description)).toBe(expected),
);

it.each([
  ['pages/careers.mdx:12 has no title.', '<pages/careers.mdx> has no title.'],
  ['The photos on lines 3 to 5, and line 7, are small.', `The photos on ${parts.text}, and ${parts.text}, are small.`],
  ['openings › 7 › title is long.', `${parts.it} is long.`],
  ['First: openings › 7 is long.', `First: ${parts.it} is long.`],
  ['Add "/files/hse/policy.pdf" to static/files/hse.', `Add “policy.pdf” to ${parts.files}.`],
  ['Add it to static/img/about-us/yard, then go on.', `Add it to ${parts.pictures}, then go on.`],
  ['"2027-02-29" is not a date in the format year-month-day.', '"2027-02-29" is not a date.'],
  ['It ends on 2027-02-28.', 'It ends on 28 February 2027.'],
  ['Add <CompanyAddress /> here, not <b>.', 'Add “Company address” here, not <b>.'],
  ['Write `- Warri` without `.', `Write “- Warri” without ${parts.backtick}.`],
])('The sentence "%s" is said to staff as "%s"', (sentence, expected) =>
  expect(toPlainSentence(sentence, (file) => `<${file}>`)).toBe(expected),
);
