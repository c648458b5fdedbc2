import type {Diagnostic} from '../../../../src/cms/values/diagnostic';
import {formatDiagnostic} from '../../../../src/editor/state/format-diagnostic';

test('The editor asks people to fill in an empty field, with an example as they would type it, and names pages by title', () => {
  const start = {line: 3, column: 1};
  const diagnostic: Omit<Diagnostic, 'message'> = {
    ...{
      ruleId: 'field-value',
      severity: 'error',
      messageKey: 'x',
      data: {},
      file: 'pages/a.mdx',
      range: {start, end: start},
    },
    path: ['openings', 6, 'location', 0],
  };
  const town = {control: {kind: 'words' as const, long: false}, example: 'Warri'};
  const empty = {...diagnostic, message: 'openings › 7 › location › 1 is empty.', help: '"- Warri"', isEmpty: true};
  const wrong = {
    ...diagnostic,
    message: 'openings › 7 › location › 1 "x" is no town.',
    help: 'Write, for example, "- Warri".',
  };
  const twice = {...diagnostic, path: undefined, message: 'The title is used at pages/b.mdx:12 already.'};
  const said = (item: Diagnostic, known?: Parameters<typeof formatDiagnostic>[1]) =>
    formatDiagnostic(item, known, () => 'The page');
  expect(said(empty, town)).toBe('Fill in this field. Write, for example, Warri.');
  expect(said(empty, {...town, example: 'Set and run mills.'})).toBe(
    'Fill in this field. Write, for example, Set and run mills.',
  );
  expect(said(empty, {control: {kind: 'picture'}})).toBe('Choose a picture.');
  expect(said(wrong, town)).toBe('"x" is no town. Write, for example, Warri.');
  expect(said({...diagnostic, path: undefined, message: '"/img/a/b.jpg" is 9 by 1 pixels.'})).toMatch(/^“b\.jpg” is 9/);
  expect(said(twice)).toBe('The title is used at The page already.');
});
