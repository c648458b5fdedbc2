import {keyEntries, movedPath} from '../../../../src/editor/state/entry-keys';

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

test.each([
  ['where it was', [tank, pier, crane], ['yards', 1, 'image']],
  ['when its entry has moved', [pier, tank, crane], ['yards', 0, 'image']],
  ['when an entry above it was removed and another typed in', [pier, {title: 'Crane 2'}], ['yards', 0, 'image']],
  ['not when its entry is gone', [tank, crane], undefined],
])('A field of an entry is found %s', (_what, yards, path) =>
  expect(movedPath(['yards', 1, 'image'], {yards: [tank, pier, crane]}, {yards})).toEqual(path),
);

test('A field is found when its entry has moved to the list of another entry', () => {
  const groups = [{yards: [tank, pier]}, {yards: [crane]}];
  const moved = [{yards: [tank]}, {yards: [crane, pier]}];
  expect(movedPath(['groups', 0, 'yards', 1, 'image'], {groups}, {groups: moved})).toEqual([
    'groups',
    1,
    'yards',
    1,
    'image',
  ]);
});

test('A field inside two lists is found when both entries have moved', () => {
  const rooms = [{beds: ['a', 'b']}, {beds: ['c', 'd']}];
  const moved = [{beds: ['d', 'c']}, {beds: ['a', 'b']}];
  expect(movedPath(['rooms', 0, 'beds', 1], {rooms}, {rooms: moved})).toEqual(['rooms', 1, 'beds', 1]);
  expect(movedPath(['title'], {title: 'Tank'}, {})).toEqual(['title']);
});
