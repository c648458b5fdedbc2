import {keyEntries} from '../../../../src/editor/state/entry-keys';

const [tank, pier, crane] = [{title: 'Tank'}, {title: 'Pier'}, {title: 'Crane'}];
const before = keyEntries([], [tank, pier, crane]);

test.each([
  ['is typed in', [tank, {title: 'Pier 2'}, crane], [0, 1, 2]],
  ['is removed', [pier, crane], [1, 2]],
  ['is moved', [crane, tank, pier], [2, 0, 1]],
  ['is added in the middle', [tank, {title: ''}, pier, crane], [0, 3, 1, 2]],
  ['is copied', [tank, pier, pier, crane], [0, 1, 3, 2]],
  ['is moved and another typed in', [pier, tank, {title: 'Crane 2'}], [1, 0, 2]],
])('Every entry of a list keeps its key when one %s', (_what, entries, keys) =>
  expect(keyEntries(before, entries).map(({key}) => key)).toEqual(keys),
);

test('The entries of a list have different keys, also where they are equal', () =>
  expect(keyEntries([], ['a', 'a', 'a']).map(({key}) => key)).toEqual([0, 1, 2]));
