import {EditorState, TextSelection, type Command} from 'prosemirror-state';
import {CellSelection, TableMap} from 'prosemirror-tables';
import {linkAt, setLink} from '../../../../src/editor/rich-text/commands';
import {read} from '../../../../src/editor/rich-text/read';
import {nodes, paragraphOf, textNodes} from '../../../../src/editor/rich-text/schema';
import {addColumn, addRow, EMPTY_TABLE, pasteCells, tableOf} from '../../../../src/editor/rich-text/tables';
import {write} from '../../../../src/editor/rich-text/write';

/** The position in the first cell of a table that begins a text. */
const FIRST_CELL = 4;
const YEARS = tableOf([
  ['Year', '2025'],
  ['Hours', '9'],
]);

/** Runs commands in the first cell of a table above a paragraph, and types after them. @returns the text of the page */
function typedAfter(table: typeof YEARS, ...commands: Command[]): string {
  const doc = nodes.doc.create(null, [table, paragraphOf(textNodes('Below.'))]);
  let state = EditorState.create({doc, selection: TextSelection.create(doc, FIRST_CELL)});
  for (const command of commands) command(state, (tr) => (state = state.apply(tr)));
  return write(state.apply(state.tr.insertText('!')).doc, read('').original).trim();
}

it('Cells that are pasted into a table fill and enlarge it, and the next letter is typed in the last of them', () => {
  const pasted = tableOf([
    ['A', 'B', 'C'],
    ['1', '2', '3'],
    ['4', '5', '6'],
  ]);
  expect(typedAfter(EMPTY_TABLE, pasteCells(pasted))).toBe(
    '| A | B | C |\n| --- | --- | --- |\n| 1 | 2 | 3 |\n| 4 | 5 | 6! |\n\nBelow.',
  );
  expect(typedAfter(YEARS, pasteCells(tableOf([['Month']])))).toContain('| Month! | 2025 |');
});

it.each([
  [
    'A link',
    (state: EditorState) => setLink({...linkAt(state), href: '/a'}),
    '| [Year](/a) | [2025](/a) |\n| --- | --- |\n| [Hours](/a) | [9](/a) |',
  ],
  ['A paste', () => pasteCells(tableOf([['A'], ['B']])), '| A | 2025 |\n| --- | --- |\n| B | 9 |'],
])('%s begins at the first of the selected cells, whichever was selected last', (_what, command, expected) => {
  const doc = nodes.doc.create(null, [YEARS]);
  const {map} = TableMap.get(YEARS);
  const cells = [map[0] ?? 0, map[3] ?? 0].map((cell) => cell + 1) as [number, number];
  for (const [from, to] of [cells, cells.toReversed()]) {
    let state = EditorState.create({doc, selection: CellSelection.create(doc, from ?? 0, to)});
    command(state)(state, (tr) => (state = state.apply(tr)));
    expect(write(state.doc, read('').original).trim()).toBe(expected);
  }
});

it('A new row or column of a table has the cursor', () => {
  expect(typedAfter(YEARS, addRow)).toBe('| Year | 2025 |\n| --- | --- |\n| ! | |\n| Hours | 9 |\n\nBelow.');
  expect(typedAfter(YEARS, addColumn)).toContain('| Year | ! | 2025 |');
});

it('Outside a table, no row is added and nothing is pasted as cells', () => {
  const doc = nodes.doc.create(null, [paragraphOf(textNodes('Below.'))]);
  const state = EditorState.create({doc});
  expect([addRow, addColumn, pasteCells(YEARS)].map((command) => command(state))).toEqual([false, false, false]);
});
