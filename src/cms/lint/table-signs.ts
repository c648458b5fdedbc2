/** Tables of Markdown that are none or that lose words (GitHub Flavored Markdown 0.29, 4.10). */
import type {Paragraph, Table} from 'mdast';
import {truncate} from '../base/diagnostic';
import type {FoundText, WrittenBody} from '../parse/written';

/** What people type below the first line of a table; hyphens and colons alone are right. */
const RULE = /^[\s|:–—−‐―_=.-]*$/;
const DASH = /[–—−‐―_=-]/;
/** This many lines with bars are rows, and one line is not. */
const ROWS = 2;
/** With one bar in each, words such as "Lagos | Warri" may be below each other. */
const ROWS_OF_ONE_BAR = 3;

const cells = (row: string): number =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|').length;
const rule = (count: number): string => `|${' --- |'.repeat(count)}`;

/** @returns what is wrong where the lines of a paragraph were meant as a table. */
export function unreadTable(written: WrittenBody, node: Paragraph): FoundText | undefined {
  const [from, to] = written.placeOf(node);
  const rows = written.signs.slice(from, to).split('\n');
  const [first = '', second = ''] = rows;
  const bars = first.split('|').length - 1;
  if (bars === 0) return undefined;
  const secondAt = from + first.length + 1;
  if (rows.length > 1 && RULE.test(second) && DASH.test(second)) {
    const instead = rule(cells(first));
    const text =
      cells(second) === cells(first)
        ? 'The second line of a table holds other signs than hyphens.'
        : 'The second line of a table does not have the columns of the first.';
    return {from: secondAt, to: secondAt + second.length, text, help: `Write ${instead}.`, instead};
  }
  const framed = (row: string) => /^\s*\|.*\|\s*$/.test(row);
  const enough = rows.length >= (bars === 1 ? ROWS_OF_ONE_BAR : ROWS);
  const isTable = rows.every(framed) ? bars > 2 || rows.length > 1 : enough && rows.every((row) => row.includes('|'));
  if (!isTable) return undefined;
  return {
    from,
    to: from,
    text: 'A table lacks its second line, so readers would see its bars.',
    help: `Write ${rule(cells(first))} below this one.`,
  };
}

/** @returns what is wrong with a row that has more parts than the table, which readers never see, or with words below it. */
export function lostCells(written: WrittenBody, table: Table): FoundText | undefined {
  const [head, ...rows] = table.children;
  const columns = head?.children.length ?? 0;
  for (const row of rows) {
    const [from, to] = written.placeOf(row);
    const content = written.signs.slice(from, to);
    if (!content.includes('|')) {
      const text = `The line "${truncate(content)}" is right below a table, and becomes a part of it.`;
      return {from, to, text, help: 'Leave an empty line above it.'};
    }
    if (row.children.length > columns) {
      const text = `Column ${columns + 1} of this line has no heading, so readers would not see it.`;
      return {from, to, text, help: 'Add a column to the first two lines of the table, or remove it here.'};
    }
  }
  return undefined;
}
