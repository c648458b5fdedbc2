import {areSimilarTexts, compareTexts, piecesOf} from '../../../../src/cms/diff/texts';

test.each([
  ['Ẹ̀kọ́ ní  Warri', ['Ẹ̀kọ́', ' ', 'ní', '  ', 'Warri']],
  ['9:00–17:30', ['9:00', '–', '17:30']],
  ['₦1,250.50 on 1/12/2026.', ['₦', '1,250.50', ' ', 'on', ' ', '1/12/2026', '.']],
  ['ISO9001:2015b', ['ISO9001:2015b']],
  ['a.b, 1. c', ['a', '.', 'b', ',', ' ', '1', '.', ' ', 'c']],
  ['a.1', ['a', '.', '1']],
  ['(((', ['(', '(', '(']],
  [String.raw`5\*3\ a`, ['5', String.raw`\*`, '3', '\\', ' ', 'a']],
  ['', []],
])('The words of %j are compared as %j', (text, pieces) => {
  expect(piecesOf(text).map(({value}) => value)).toEqual(pieces);
});

test('A change of a time shows the whole time, and a space between two changes belongs to both', () => {
  const runs = (before: string, after: string) =>
    compareTexts(piecesOf(before), piecesOf(after)).map(({kind, pieces}) => [
      kind,
      pieces.map(({value}) => value).join(''),
    ]);
  expect(runs('Open from 9:00 on weekdays', 'Open from 8:30 on weekdays')).toEqual([
    ['same', 'Open from '],
    ['removed', '9:00'],
    ['added', '8:30'],
    ['same', ' on weekdays'],
  ]);
  expect(runs('We weld old pipes here today', 'We weld new tanks here today')).toEqual([
    ['same', 'We weld '],
    ['removed', 'old pipes'],
    ['added', 'new tanks'],
    ['same', ' here today'],
  ]);
  expect(runs('', 'New')).toEqual([['added', 'New']]);
});

test('Two texts that share few words are different texts', () => {
  expect(areSimilarTexts('We weld pipes in Warri', 'We weld tanks in Warri')).toBe(true);
  expect(areSimilarTexts('We weld pipes in Warri', 'Nobody was hurt last year')).toBe(false);
});
