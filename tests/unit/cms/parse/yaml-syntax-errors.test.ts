import {LineCounter, parseDocument} from 'yaml';
import {parseYaml} from '../../../../src/cms/parse/front-matter';
import {findSyntaxError} from '../../../../src/cms/parse/yaml-syntax-errors';

function reported(yaml: string) {
  const counter = new LineCounter();
  const {line, message, fix} = findSyntaxError(yaml, parseDocument(yaml, {lineCounter: counter}), counter) ?? {};
  return [line, message, fix];
}

test.each([
  ['title: "Four\nwords."\n', 2, 'continuation', '  words."'],
  ['list:\n  - title: "Four\nwords."\n', 3, 'continuation', '      words."'],
  ['title: "Four\nname: "b"\n', 1, 'openQuote', 'title: "Four"'],
  ['title: "Four\n  job-name: "b"\n', 1, 'openQuote', 'title: "Four"'],
  ['title: "Four\n# "b"\n', 1, 'openQuote', 'title: "Four"'],
  ['list:\n  - "a\n  - "b"\n', 2, 'openQuote', '  - "a"'],
  ['list:\n  - "a\n  -\n', 2, 'openQuote', '  - "a"'],
  ['list:\n  - a\n  "b"\n', 3, 'quotedEntry', '  - b'],
  ['list:\n  - a\n\n  "b"\n', 4, 'quotedEntry', '  - b'],
  ['list:\n  "a",\n  "b"\n', 2, 'quotedEntry', '  - a'],
  ['heading: a\ntitle: !Words now\n', 2, 'reserved', 'title: "!Words now"'],
  ['heading: a\ntitle: &work\n  Words\nname: &b\n', 2, 'reserved', 'title: "&work"'],
  ['title: *b\n', 1, 'reserved', 'title: "*b"'],
  ['list:\n  - [a, !c d]\n  - !e f\n', 2, 'reservedInside', undefined],
  ['list: [a, *b]\n', 1, 'reservedInside', undefined],
  ['list: [a, @b]\n', 1, 'reservedInside', undefined],
  ['list: {a: `b}\n', 1, 'reservedInside', undefined],
  ['list: [a, b\n', 1, 'openBracket', undefined],
  ['a: [b]\nlist: {a: b c: d}\n', 2, 'commas', undefined],
])('In %j, line %d has the problem %s', (yaml, ...expected) => {
  expect(reported(yaml)).toEqual(expected);
});

test('A quoted line that continues an entry of a list is not taken for the next entry', () => {
  expect(reported('list:\n  - a\n    "b"\n')).toEqual([undefined, undefined, undefined]);
});

test.each([
  ['a: [b, !c d]\n', {text: 'a: [b, !c d]', sign: '& or !'}],
  ['a: [b, @c]\n', {text: 'a: [b, @c]', sign: '@'}],
  ['a: &b c\n', {subject: 'The value of "a"', sign: '&', right: 'a: "&b c"'}],
])('The problem of %j names the line and its special character', (yaml, data) => {
  const counter = new LineCounter();
  expect(findSyntaxError(yaml, parseDocument(yaml, {lineCounter: counter}), counter)?.data).toEqual(data);
});

test('A value on two lines, the first with a special character, is reported without a correction of that line', () => {
  const {problems} = parseYaml('pages/a.mdx', 'title: &work\n  Words\n', 1);
  const data = {subject: 'The value of "title"', sign: '&', right: undefined, quotes: undefined};
  expect(problems).toEqual([expect.objectContaining({message: 'reserved', line: 2, fix: undefined, data})]);
});
