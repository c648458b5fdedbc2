/** Reads the tables of other programs, with merged, empty and nested cells. */
import type {Node} from 'prosemirror-model';
import {marks, paragraphOf, schema} from '../schema';
import {gridOf} from '../tables';
import {inlineOf} from './slice';

const MAX_SPAN = 40;
const MAX_CELLS = 12_000;

/**
 * A cell that spans several is followed by empty ones. A table with one column, or with another table inside, is a
 * layout: its content is returned. A caption becomes a paragraph above the table.
 */
export function readTable(table: Element, readCell: (cell: Element) => Node[]): Node[] {
  const rows = [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table);
  const isLayout = table.querySelector('table') !== null || rows.every((row) => cellsOf(row).length <= 1);
  const caption = [...table.children].filter(({tagName}) => tagName === 'CAPTION').flatMap(readCell);
  if (isLayout) return [...caption, ...rows.flatMap((row) => cellsOf(row).flatMap(readCell))];
  // Spreadsheets bring empty rows and columns along.
  const full = readGrid(rows, readCell).filter((line) => line.some(isFull));
  const width = Math.max(0, ...full.map((line) => line.findLastIndex(isFull) + 1));
  if (width === 0) return caption;
  return [...caption, gridOf(full.length, width, (y, x) => headCell(full[y]?.[x] ?? paragraphOf(), y))];
}

type Grid = (Node | undefined)[][];

const cellsOf = (row: Element) => [...row.children].filter(({tagName}) => tagName === 'TD' || tagName === 'TH');
const isFull = (cell: Node | undefined): boolean => cell !== undefined && cell.textContent.trim() !== '';

function readGrid(rows: readonly Element[], readCell: (cell: Element) => Node[]): Grid {
  const grid: Grid = rows.map(() => []);
  let count = 0;
  for (const [y, row] of rows.entries()) {
    let x = 0;
    for (const cell of cellsOf(row)) {
      while (grid[y]?.[x]) x += 1;
      const parts = readCell(cell).flatMap((part, index) => [
        ...(index === 0 ? [] : [schema.text(' ')]),
        ...inlineOf(part),
      ]);
      const [width, height] = [spanOf(cell, 'colspan'), Math.min(spanOf(cell, 'rowspan'), rows.length - y)];
      for (let down = 0; down < height; down += 1)
        for (let right = 0; right < width && count < MAX_CELLS; right += 1) {
          count += 1;
          const line = grid[y + down];
          if (line) line[x + right] = down + right === 0 ? paragraphOf(parts) : paragraphOf();
        }
      x += width;
    }
  }
  return grid;
}

const spanOf = (cell: Element, name: 'colspan' | 'rowspan'): number =>
  Math.min(Math.max(Number(cell.getAttribute(name)) || 1, 1), MAX_SPAN);

/** The head of a table has its own look. */
const headCell = (paragraph: Node, row: number): Node =>
  row > 0
    ? paragraph
    : paragraphOf(paragraph.children.map((part) => part.mark(part.marks.filter(({type}) => type !== marks.strong))));
