import {toCsv} from '../../../../src/cms/values/csv';

/** Returns what Excel shows for a cell: for a formula that is only a text, the text. */
function shown(cell: string): string {
  const text = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
  return /^="(.*)"$/s.exec(text)?.[1]?.replaceAll('""', '"') ?? text;
}

const cellOf = (value: string | number) => toCsv([[value]]).slice(1, -2);

const FORMULAS = [
  ...['=SUM(A1:A9)', '+234 000', '-1', '@home', '=HYPERLINK("https://x.example";"a")', '＝1+1', '＋1', '－1', '＠x'],
  ...['Gas;=1+1', 'Oil; ＝1+1', '\n=1+1'],
];
const NUMBERS = [
  ...['000123', '3.04.01', '2022-03', '1/2', '1e5', '1.5E-3', '12:30', '(12)'],
  ...['March 2022', '3-Mar', '12 May', 'jun-22', '1 Sept 2022', 'DEC 5'],
];
const PLAIN = [
  '₦100 million to ₦500 million',
  'Say "yes", twice',
  'Two\nlines',
  'Ogbómọ̀ṣọ́',
  'March – November 2022',
  'May',
  'Marchioness',
  'See May 5',
];

test('A table for Excel begins with a byte order mark, and keeps numbers and empty cells', () => {
  expect(toCsv([['₦', 'é'], ['ọ']])).toBe('\uFEFF"₦","é"\r\n"ọ"\r\n');
  expect(toCsv([[12, undefined, 'x']])).toBe('\uFEFF12,,"x"\r\n');
});

test('A cell for Excel shows its text, and Excel neither calculates nor converts it', () => {
  for (const text of [...FORMULAS, ...NUMBERS]) {
    expect([text, cellOf(text).startsWith('"=""')]).toEqual([text, true]);
    expect(shown(cellOf(text))).toBe(text);
  }
  expect(cellOf('000123')).toBe('"=""000123"""');
  for (const text of PLAIN) expect(cellOf(text)).toBe(`"${text.replaceAll('"', '""')}"`);
});
