import {csv} from '../../src/content/base/csv';

/** What Excel shows of a cell: a formula that is nothing but a text shows the text. */
function shown(cell: string): string {
  const text = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
  return /^="(.*)"$/s.exec(text)?.[1]?.replaceAll('""', '"') ?? text;
}

const cellOf = (value: string | number) => csv([[value]]).slice(1, -2);

describe('A table for Excel', () => {
  it('begins with the mark by which Excel knows the encoding, and ends each row as Excel does', () => {
    expect(csv([['₦', 'é'], ['ọ']])).toBe('\uFEFF"₦","é"\r\n"ọ"\r\n');
  });

  it.each([
    '=SUM(A1:A9)',
    '+234 000',
    '-1',
    '@home',
    '=HYPERLINK("https://x.example";"a")',
    '＝1+1',
    '＋1',
    '－1',
    '＠x',
    'Gas;=1+1',
    'Oil; ＝1+1',
    '\n=1+1',
  ])('shows "%s" as it is and calculates nothing', (text) => {
    const cell = cellOf(text);
    expect(cell.startsWith('"=""')).toBe(true);
    expect(shown(cell)).toBe(text);
  });

  it.each(['000123', '3.04.01', '2022-03', '1/2', 'March 2022', '3-Mar', '1e5', '12:30'])(
    'keeps "%s" from becoming a number or a date',
    (text) => {
      expect(cellOf(text)).toBe(`"=""${text}"""`);
      expect(shown(cellOf(text))).toBe(text);
    },
  );

  it.each(['₦100 million to ₦500 million', 'Say "yes", twice', 'Two\nlines', 'Ogbómọ̀ṣọ́', 'March – November 2022'])(
    'leaves "%s" as it is',
    (text) => {
      expect(cellOf(text)).toBe(`"${text.replaceAll('"', '""')}"`);
    },
  );

  it('leaves a number a number, and a cell without a value empty', () => {
    expect(csv([[12, undefined, 'x']])).toBe('\uFEFF12,,"x"\r\n');
  });
});
