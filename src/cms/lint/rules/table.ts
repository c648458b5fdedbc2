import {defineRule, type Examples} from '../define-rule';

/** The characters that people type below the first line of a table; only hyphens and colons are correct. */
const LIKE_DELIMITER_ROW = /^[\s|:–—−‐―_=.-]*$/;
const DASH = /[–—−‐―_=-]/;
/** The minimum number of consecutive lines with bars that count as a table. */
const MIN_ROWS = 2;
/** The minimum number of lines with a single bar that count as a table; fewer may be text such as "Aba | Kano". */
const MIN_ROWS_WITH_ONE_BAR = 3;

export const rule = defineRule({
  id: 'table',
  yields: true,
  messages: {
    delimiters: ['The second line of a table may contain only hyphens and bars.', 'Write {right*}.'],
    columns: ['The second line of the table does not have as many columns as the first.', 'Write {right*}.'],
    noDelimiters: [
      'The second line of the table is missing, so readers would see the bars.',
      'Write {right*} below this line.',
    ],
    textBelow: [
      'The line "{text}" is directly below a table, so it becomes part of it.',
      'Put an empty line above it.',
    ],
    hiddenColumn: [
      'Column {column} of this row has no heading, so readers would not see it.',
      'Add a column to the first two lines of the table, or remove it from this row.',
    ],
    tabs: [
      'The cells of this row are separated by tabs, so they would run together.',
      'Write each row as {row}, with {right*} below the first row.',
    ],
  },
  check: {
    body: (report, {written}) => ({
      paragraph: (node) => {
        const [from, to] = written.offsetsOf(node);
        const rows = written.unescapedText.slice(from, to).split('\n');
        const [first = '', second = ''] = rows;
        const bars = first.split('|').length - 1;
        if (bars > 0) {
          const right = delimiterRow(cells(first));
          const start = from + first.length + 1;
          if (rows.length > 1 && LIKE_DELIMITER_ROW.test(second) && DASH.test(second)) {
            const message = cells(second) === cells(first) ? 'delimiters' : 'columns';
            return report({message, data: {right}, at: {from: start, to: start + second.length}, fix: right});
          }
          if (isTable(rows, bars)) return report({message: 'noDelimiters', data: {right}, at: {from}});
        }
        const lines = written.text.slice(from, to).split('\n');
        const index = lines.findIndex((line) => /\S *\t\s*\S/.test(line));
        if (index === -1) return;
        const columns = (lines[index] ?? '').split('\t').map((cell) => cell.trim());
        const start = lines.slice(0, index).reduce((sum, line) => sum + line.length + 1, from);
        const data = {row: `| ${columns.join(' | ')} |`, right: delimiterRow(columns.length)};
        report({message: 'tabs', data, at: {from: start}});
      },
      // A row with more cells than the table has hides them.
      table: ({children: [head, ...rows]}) => {
        const columns = head?.children.length ?? 0;
        for (const row of rows) {
          const [from, to] = written.offsetsOf(row);
          const text = written.unescapedText.slice(from, to);
          if (!text.includes('|')) return report({message: 'textBelow', data: {text}, at: {from, to}});
          if (row.children.length > columns)
            return report({message: 'hiddenColumn', data: {column: columns + 1}, at: {from, to}});
        }
      },
    }),
  },
});

function isTable(rows: readonly string[], bars: number): boolean {
  const isFramed = (row: string) => /^\s*\|.*\|\s*$/.test(row);
  if (rows.every(isFramed)) return bars > 2 || rows.length > 1;
  return rows.length >= (bars === 1 ? MIN_ROWS_WITH_ONE_BAR : MIN_ROWS) && rows.every((row) => row.includes('|'));
}

const cells = (row: string): number =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|').length;
const delimiterRow = (count: number): string => `|${' --- |'.repeat(count)}`;

export const docs = 'A table has a second line of hyphens and bars, and as many cells in each row as in the first.';

export const examples: Examples<typeof rule> = {
  body: {
    valid: [
      'Accra | Warri',
      'Accra | Warri\nAbuja | Kano',
      'A value of |x| is no table.',
      'Five \\| six.',
      '| a \\| b | c |\n| --- | --- |\n| 1 | 2 |',
      '| Size | Load |\n| :-- | --: |\n| 10 | 20 |\n| 30 |',
      'Size | Load\n--- | ---\n10 | 20',
    ],
    invalid: [
      ['«»Name\tTown\nAda\tAccra', 'tabs', {right: '| --- | --- |'}],
      ['«»Size | Load | Time\n10 | 20 | 30', 'noDelimiters', {right: '| --- | --- | --- |'}],
      ['| Size | Load |\n«| — | — |»\n| 10 | 20 |', 'delimiters', '| Size | Load |\n| --- | --- |\n| 10 | 20 |'],
      ['| Size | Load |\n«|___|___|»\n| 10 | 20 |', 'delimiters', '| Size | Load |\n| --- | --- |\n| 10 | 20 |'],
      ['| Size | Load |\n«| --- |»\n| 10 | 20 |', 'columns', '| Size | Load |\n| --- | --- |\n| 10 | 20 |'],
      ['| Size | Load |\n| --- | --- |\n«| 10 | 20 | 30 |»', 'hiddenColumn', {column: 3}],
      ['| Size | Load |\n| --- | --- |\n| 10 | 20 |\n«And more words.»', 'textBelow', {text: 'And more words.'}],
    ],
  },
};
