import {formatDiagnosticLine, type Diagnostic} from '../../../src/cms/base/diagnostic';
import {controlAt} from '../../../src/cms/edit';
import {formatDiagnostic} from '../../../src/editor/state/format-diagnostic';
import {FAMILIES, applyInvalidInput, withOriginalText} from './invalid';
import {workInTestSite} from './site';
import {schemaOf} from '../../../src/cms/definition/site-definition';
import {siteDefinition} from '../../../src/site/site-definition';

const site = workInTestSite();

/** What no message of the editor may contain: a file, a line, or a technical term. */
const OF_CODE = /`|\bpages\/|\bstatic\/|\bline \d|› \d|\bYAML\b|\bpull request|\bcommit\b|\btoken\b/i;

const inEditor = (diagnostic: Diagnostic): string =>
  formatDiagnostic(
    diagnostic,
    diagnostic.path && controlAt(schemaOf(siteDefinition, diagnostic.file), diagnostic.path),
    () => 'The page',
  );

/** Returns the message of a diagnostic with its columns. */
const inTerminal = (diagnostic: Diagnostic): string => {
  const {start, end} = diagnostic.range;
  return `  ${formatDiagnosticLine(diagnostic)} (${start.column}–${end.column})`;
};

describe('A mistake is reported at its line, in the editor without technical terms, and fixed where possible:', () => {
  it.each(FAMILIES)('$about', async ({invalidInputs}) => {
    const failures: object[] = [];
    const reported: string[] = [];
    for (const invalidInput of invalidInputs) {
      const {changes, expected} = await applyInvalidInput(site, invalidInput);
      const {diagnostics, changed, left} = await site.inMemory.fixedWith(changes);
      const found = {
        problems: diagnostics.map(({file, range, ruleId}) => `${file}:${range.start.line} ${ruleId}`),
        code: diagnostics.map(inEditor).filter((item) => OF_CODE.test(item)),
        fixed: [...changed.values()].map((bytes) => Buffer.from(bytes).toString()),
        fixable: left.filter(({fix}) => fix !== undefined),
      };
      const fixed = 'fixed' in invalidInput ? [withOriginalText(site, invalidInput, invalidInput.fixed ?? '')] : [];
      const right = {problems: expected, code: [], fixed, fixable: []};
      if (JSON.stringify(found) !== JSON.stringify(right))
        failures.push({invalidInput: invalidInput.invalidInput, expected: right, found});
      reported.push(`${invalidInput.invalidInput}:`, ...diagnostics.map(inTerminal));
    }
    expect(failures).toEqual([]);
    expect(reported.join('\n')).toMatchSnapshot();
  });
});

test('The fix keeps all other problems and the line breaks', async () => {
  const file = 'pages/about/history.mdx';
  const source = `\uFEFF${site.read(file).replaceAll('\n', '\r\n')}`;
  const invalidInput = source
    .replace('title: Project beta', 'title: Beta: phone # 5')
    .replace('heading: From shed to yard', 'headin: x');
  const {changed, sentences} = await site.inMemory.fixedWith(new Map([[file, invalidInput]]));
  expect(sentences).toEqual(['pages/about/history.mdx:19 "title: Beta: phone # 5" is now "title: "Beta: phone # 5"".']);
  expect(Buffer.from(changed.get(file) ?? []).toString()).toBe(
    invalidInput.replace('title: Beta: phone # 5', 'title: "Beta: phone # 5"'),
  );
});

test('The editor asks people to fill in an empty field, with an example as they would type it, and names pages by title', () => {
  const start = {line: 3, column: 1};
  const diagnostic: Omit<Diagnostic, 'message'> = {
    ...{ruleId: 'field-value', severity: 'error', file: 'pages/a.mdx', range: {start, end: start}},
    path: ['openings', 6, 'location', 0],
  };
  const town = {control: {kind: 'words' as const, long: false, places: []}, example: 'Warri'};
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
  expect(said(empty, {control: {kind: 'picture', endings: []}})).toBe('Choose a picture.');
  expect(said(wrong, town)).toBe('"x" is no town. Write, for example, Warri.');
  expect(said({...diagnostic, path: undefined, message: '"/img/a/b.jpg" is 9 by 1 pixels.'})).toMatch(/^“b\.jpg” is 9/);
  expect(said(twice)).toBe('The title is used at The page already.');
});
