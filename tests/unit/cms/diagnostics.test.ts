/** Whole files with a problem, and pages with several at once; single problems are examples of the rules. */
import type {Diagnostic} from '../../../src/cms/values/diagnostic';
import {formatDiagnostic} from '../../../src/editor/state/format-diagnostic';
import type {Changes} from './memory-site';
import {workInTestSite} from './site';

const site = workInTestSite();

const HISTORY = 'pages/about/history.mdx';
const HOME = 'pages/index.mdx';
const OPENING = 'pages/careers/machinist.mdx';
const ENTRY = 'title: Project beta';
const BODY = 'Plain words, and a photo:';
const YARD = '  - id: yard\n    year: 2016\n    title: The Yard\n    description: A roof, three cranes and a gate.\n';

/** Returns a page with other text, in another encoding if that is the problem. */
function edit(file: string, was: string, is: string, encode: (text: string) => Buffer = Buffer.from): Changes {
  const text = site.read(file);
  if (!text.includes(was)) throw new Error(`"${was}" is not in ${file}.`);
  return new Map([[file, encode(text.replace(was, () => is))]]);
}

const remove = (file: string): Changes => new Map([[file, undefined]]);
const write = (file: string, text: string): Changes => new Map([[file, text]]);
const move = (from: string, to: string): Changes =>
  new Map<string, string | undefined>([
    [from, undefined],
    [to, site.read(from)],
  ]);

// Windows-1252 has the curly apostrophe where Latin-1 has a control character.
const asLatin1 = (text: string) => Buffer.from(text.replaceAll('’', '\u0092'), 'latin1');
const asUtf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');
const asTwice = (text: string) => Buffer.from(Buffer.from(text).toString('latin1'));

/** What a person does, and the position, the rule and the message of each problem. A fix leaves none of `fixed`. */
const CASES: readonly [what: string, changes: () => Changes, problems: string[]][] = [
  [
    'nests blocks wrongly',
    () => edit(HOME, '<ServiceCards />', '<ServiceCards>\n<Statistics>\n</ServiceCards>\n</Statistics>'),
    ['index.mdx:44 mdx-syntax unclosedBlock', 'index.mdx:45 mdx-syntax unclosedBlock'],
  ],
  [
    'makes four mistakes in one body',
    () => edit(HOME, BODY, 'In <5 days {phone}\n\n<div>Words</div>\n\n<Herro />'),
    [
      'index.mdx:32 mdx-syntax lessThan',
      'index.mdx:32 mdx-syntax curly',
      'index.mdx:34 mdx-syntax html',
      'index.mdx:36 block-usage unknown',
    ],
  ],
  [
    'makes three mistakes in the fields of one page',
    () =>
      edit(
        'pages/projects/beta.mdx',
        'title: Project beta\nclient: Northfield Petroleum\ndiscipline: engineering\ndescription:',
        'title: Beta: the project\nclent: @northfield\ndiscipline: engineering # new\ndescripton:',
      ),
    [
      'projects/beta.mdx:2 yaml-syntax colon',
      'projects/beta.mdx:3 yaml-syntax reserved',
      'projects/beta.mdx:3 unknown-field unknown',
      'projects/beta.mdx:4 yaml-syntax cutOff',
      'projects/beta.mdx:5 unknown-field unknown',
    ],
  ],
  [
    'writes letters before the entries of a list',
    () => edit(HOME, BODY, 'We:\na) Draw\nb) Build'),
    ['index.mdx:33 run-together marker', 'index.mdx:34 run-together marker'],
  ],
  [
    'writes Roman numbers before the entries of a list',
    () => edit(HOME, BODY, '(i) Draw\n(ii) Build'),
    ['index.mdx:32 run-together marker', 'index.mdx:33 run-together marker'],
  ],
  [
    'writes numbers of sections before the entries of a list',
    () => edit(HOME, BODY, '2.1 Draw\n2.2 Build'),
    ['index.mdx:32 run-together marker', 'index.mdx:33 run-together marker'],
  ],
  [
    'begins the lines of a list with dashes',
    () => edit(HOME, BODY, '– Plain words\n– More words'),
    ['index.mdx:32 list-marker foreignMarker', 'index.mdx:33 list-marker foreignMarker'],
  ],
  [
    'begins lines with the letter that Outlook uses as a bullet',
    () => edit(HOME, BODY, 'o  Plain words\no  More words'),
    ['index.mdx:32 list-marker foreignMarker', 'index.mdx:33 list-marker foreignMarker'],
  ],
  [
    'begins lines with the letter that an arrow of Word becomes',
    () => edit(HOME, BODY, 'Ø Plain words\nØ More words'),
    ['index.mdx:32 list-marker foreignMarker', 'index.mdx:33 list-marker foreignMarker'],
  ],
  [
    'leaves no space after the numbers of a list',
    () => edit(HOME, BODY, '1.Draw\n2.Build\n\nAnd a photo:'),
    ['index.mdx:32 list-marker noSpace', 'index.mdx:33 list-marker noSpace'],
  ],
  [
    'begins the lines of a field with bullets',
    () => edit(OPENING, 'location: [Warri]', 'location:\n  • Lagos\n  * Warri'),
    ['careers/machinist.mdx:4 yaml-syntax foreignMarker', 'careers/machinist.mdx:5 yaml-syntax foreignMarker'],
  ],
  [
    'writes towns below each other in quotation marks',
    () => edit(OPENING, 'location: [Warri]', 'location:\n  "Lagos",\n  "Warri"'),
    ['careers/machinist.mdx:4 yaml-syntax quotedEntry', 'careers/machinist.mdx:5 yaml-syntax quotedEntry'],
  ],
  [
    'deletes all of an entry but its first line',
    () => edit(HISTORY, YARD, '  - id: yard\n'),
    ['about/history.mdx:11 missing-field missing', 'about/history.mdx:11 missing-field missing'],
  ],
  ['pastes an entry twice', () => edit(HISTORY, YARD, YARD + YARD), ['about/history.mdx:15 duplicate entry']],
  [
    'writes hours in 12-hour format',
    () => edit('pages/contact/index.mdx', '    opens: 08:00\n    closes: 18:00', '    opens: 8 am\n    closes: 6 pm'),
    ['contact/index.mdx:35 field-value value', 'contact/index.mdx:36 field-value value'],
  ],
  ['deletes the file of shared facts', () => remove('pages/_site.yml'), ['_site.yml:1 missing-page siteFile']],
  [
    'deletes a page that others name',
    () => remove('pages/about/clients.mdx'),
    [
      '_site.yml:60 broken-link noPage',
      'about/clients.mdx:1 missing-page page',
      'index.mdx:10 broken-link noPage',
      'index.mdx:60 broken-link noPage',
    ],
  ],
  [
    'deletes a service that others name',
    () => remove('pages/services/procurement.mdx'),
    ['index.mdx:13 unknown-reference unknown'],
  ],
  ['deletes the page that confirms a form', () => remove('pages/thank-you.mdx'), ['thank-you.mdx:1 missing-page page']],
  ['empties a page', () => write('pages/projects.mdx', ''), ['projects.mdx:1 front-matter empty']],
  [
    'saves a page as Latin-1',
    () => edit(HISTORY, ENTRY, 'title: Côte d’Ivoire', asLatin1),
    ['about/history.mdx:19 encoding latin1'],
  ],
  [
    'saves a page as UTF-16',
    () => edit(HISTORY, ENTRY, 'title: Project two', asUtf16),
    ['about/history.mdx:1 encoding utf16'],
  ],
  [
    'garbles an apostrophe',
    () => edit(HISTORY, ENTRY, 'title: The client’s project', asTwice),
    ['about/history.mdx:19 encoding garbled'],
  ],
  [
    'writes a page with the line ends of an old Mac',
    () =>
      write(
        'pages/thank-you.mdx',
        '---\rtitle: Thank you\rdescription: Words of thanks.\rheading: Thank you\r---\r\rWords.\r',
      ),
    ['thank-you.mdx:1 encoding oldMac'],
  ],
  ['renames the home page', () => move(HOME, 'pages/home.mdx'), ['home.mdx:1 misplaced-page renamed']],
  [
    'moves a service out of its folder',
    () => move('pages/services/engineering.mdx', 'pages/engineering.mdx'),
    ['engineering.mdx:1 misplaced-page ofFolder'],
  ],
];

test.each(CASES)('The linter reports each problem when somebody %s', async (_what, changes, problems) => {
  const {diagnostics, left} = await site.inMemory.fixedWith(changes());
  const found = diagnostics.map(
    ({file, range, ruleId, messageKey}) => `${file.replace('pages/', '')}:${range.start.line} ${ruleId} ${messageKey}`,
  );
  expect(found).toEqual(problems);
  expect(left.filter(({fix}) => fix !== undefined)).toEqual([]);
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
