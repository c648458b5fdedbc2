import {LineCounter, parseDocument} from 'yaml';
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
])('In %j, line %d has the problem %s', (yaml, ...expected) => {
  expect(reported(yaml)).toEqual(expected);
});

test('A quoted line that continues an entry of a list is not taken for the next entry', () => {
  expect(reported('list:\n  - a\n    "b"\n')).toEqual([undefined, undefined, undefined]);
});
