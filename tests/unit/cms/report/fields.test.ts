import {shortenChange, textChange} from '../../../../src/cms/report/fields';

const words = (count: number) => Array.from({length: count}, (_, index) => `w${index + 1} `).join('');
const NEW = {kind: 'added', text: 'new '} as const;
const same = (count: number) => ({kind: 'same', text: words(count)}) as const;

test.each([
  ['before a change', [same(8), NEW], `… ${words(8).slice('w1 w2 '.length)}`],
  ['between changes', [NEW, same(14), NEW], 'w1 w2 w3 w4 w5 w6 … w9 w10 w11 w12 w13 w14 '],
  ['after a change', [NEW, same(8)], 'w1 w2 w3 w4 w5 w6 …'],
])('A list of changes shows six words %s, and an ellipsis for the others', (_where, runs, shown) =>
  expect(shortenChange({kind: 'words', runs})).toMatchObject({
    runs: runs.map((run) => (run.kind === 'same' ? {text: shown} : run)),
  }),
);

test.each([
  ['before a change', [same(7), NEW]],
  ['between changes', [NEW, same(13), NEW]],
  ['after a change', [NEW, same(7)]],
])('An ellipsis never takes the place of one word only %s', (_where, runs) =>
  expect(shortenChange({kind: 'words', runs})).toEqual({kind: 'words', runs}),
);

test.each([
  ['Built in 2015.', 'Built in **2015**.'],
  [
    'The yard was built in 2015, with a roof, three cranes, two gates and a pier.',
    'The yard was *built* in 2015, with a roof, three cranes, two gates and a pier.',
  ],
])('A change of the look alone is named, because no word of it differs: %s', (before, after) =>
  expect(textChange(before, after)).toEqual({kind: 'note', text: 'formatted differently'}),
);
