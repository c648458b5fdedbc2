/** Tables: new ones, and cells that are pasted into one. */
import type {Node} from 'prosemirror-model';
import {TextSelection, type Command, type EditorState, type Transaction} from 'prosemirror-state';
import {addColumnAfter, addRowAfter, isInTable, selectedRect} from 'prosemirror-tables';
import {nodes, paragraphOf, textNodes} from './schema';

const cellTypeOf = (row: number) => (row === 0 ? nodes.table_header : nodes.table_cell);

/** @returns a table with as many columns as its longest row */
export function tableOf(rows: readonly (readonly string[])[]): Node {
  const width = Math.max(...rows.map(({length}) => length));
  return gridOf(rows.length, width, (y, x) => paragraphOf(textNodes((rows[y]?.[x] ?? '').trim())));
}

/** @param cell makes the paragraph of a cell */
export function gridOf(height: number, width: number, cell: (y: number, x: number) => Node): Node {
  const rows = Array.from({length: height}, (_row, y) =>
    nodes.table_row.create(
      null,
      Array.from({length: width}, (_cell, x) => cellTypeOf(y).create(null, cell(y, x))),
    ),
  );
  return nodes.table.create(null, rows);
}

export const EMPTY_TABLE = tableOf([
  ['', ''],
  ['', ''],
]);

/** Fills a table with pasted cells from the cursor or the first selected cell on, and enlarges it if necessary. */
export const pasteCells =
  (pasted: Node): Command =>
  (state, dispatch) => {
    const found = tableAround(state);
    if (!found) return false;
    const {table, depth, row, column} = found;
    const cellAt = (of: Node, y: number, x: number) => of.maybeChild(y)?.maybeChild(x) ?? undefined;
    const height = Math.max(table.childCount, row + pasted.childCount);
    const width = Math.max(table.firstChild?.childCount ?? 0, column + (pasted.firstChild?.childCount ?? 0));
    const grid = gridOf(height, width, (y, x) => {
      const fresh = y >= row && x >= column ? cellAt(pasted, y - row, x - column) : undefined;
      return (fresh ?? cellAt(table, y, x))?.firstChild ?? paragraphOf();
    });
    const {$from} = state.selection;
    const tr = state.tr.replaceWith($from.before(depth), $from.after(depth), grid);
    const [lastRow, lastColumn] = [row + pasted.childCount - 1, column + (pasted.firstChild?.childCount ?? 1) - 1];
    dispatch?.(selectCell(tr, $from.before(depth), lastRow, lastColumn));
    return true;
  };

/** Puts the cursor at the end of a cell of the table at a position. */
function selectCell(tr: Transaction, position: number, row: number, column: number): Transaction {
  const table = tr.doc.nodeAt(position);
  const cells = table?.maybeChild(row);
  if (!table || !cells) return tr;
  const sizeOf = (all: readonly Node[]) => all.reduce((sum, {nodeSize}) => sum + nodeSize, 0);
  const rowStart = position + 1 + sizeOf(table.children.slice(0, row)) + 1;
  const cellEnd = rowStart + sizeOf(cells.children.slice(0, column + 1)) - 1;
  return tr.setSelection(TextSelection.near(tr.doc.resolve(cellEnd), -1)).scrollIntoView();
}

/** Adds cells to a table, and puts the cursor into the first new one. */
const addCells =
  (add: Command, cellAfter: (row: number, column: number) => [row: number, column: number]): Command =>
  (state, dispatch) => {
    const found = tableAround(state);
    if (!found) return false;
    const {depth, lastRow, lastColumn} = found;
    const position = state.selection.$from.before(depth);
    return add(state, dispatch && ((tr) => dispatch(selectCell(tr, position, ...cellAfter(lastRow, lastColumn)))));
  };

export const addRow = addCells(addRowAfter, (row) => [row + 1, 0]);
export const addColumn = addCells(addColumnAfter, (row, column) => [row, column + 1]);

/** @returns the table around the selection, and the first and the last of its selected cells */
function tableAround(state: EditorState) {
  if (!isInTable(state)) return undefined;
  const {$from} = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const table = $from.node(depth);
    if (table.type !== nodes.table) continue;
    const {top, left, bottom, right} = selectedRect(state);
    return {table, depth, row: top, column: left, lastRow: bottom - 1, lastColumn: right - 1};
  }
  return undefined;
}

/** Keeps the first row of a table its head, and the alignment of a column the same in each row. */
export function repairTable(table: Node, position: number, tr: Transaction): void {
  table.forEach((row, rowOffset, y) =>
    row.forEach((cell, cellOffset, x) => {
      const type = cellTypeOf(y);
      const align = alignmentOf(table, x);
      if (cell.type === type && cell.attrs.align === align) return;
      const at = tr.mapping.map(position + 1 + rowOffset + 1 + cellOffset);
      tr.setNodeMarkup(at, type, {...cell.attrs, align});
    }),
  );
}

const alignmentOf = (table: Node, column: number): string | null => {
  const all = table.children.map((row) => row.maybeChild(column)?.attrs.align as string | null | undefined);
  return all.find((align) => typeof align === 'string') ?? null;
};
