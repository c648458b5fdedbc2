import type {Changes} from '../memory-site';
import {workInTestSite} from '../site';

const site = workInTestSite();
const HOME = 'pages/index.mdx';
const BODY = 'Plain words, and a photo:';

function edit(file: string, was: string, is: string): Changes {
  const text = site.read(file);
  if (!text.includes(was)) throw new Error(`"${was}" is not in ${file}.`);
  return new Map([[file, text.replace(was, () => is)]]);
}

/** What a person does, and the position, the rule and the message of each problem. */
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
    'deletes a page that others name',
    () => new Map([['pages/about/clients.mdx', undefined]]),
    [
      '_site.yml:56 broken-link noPage',
      'about/clients.mdx:1 missing-page page',
      'index.mdx:10 broken-link noPage',
      'index.mdx:60 broken-link noPage',
    ],
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
