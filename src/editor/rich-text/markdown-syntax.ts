/**
 * What pages add to CommonMark, for writing: tables, struck-out text, blocks, and the characters that begin MDX and
 * directives. The extensions of mdast-util-gfm and others do more; importing them would enlarge the code that every
 * session of the editor loads.
 */
import type {Delete, InlineCode, Table, TableCell} from 'mdast';
import {defaultHandlers, type Handle, type Info, type Options, type State} from 'mdast-util-to-markdown';

declare module 'mdast-util-to-markdown' {
  interface ConstructNameMap {
    strikethrough: 'strikethrough';
  }
}

type Align = NonNullable<Table['align']>[number] | undefined;

/** How the bars of a table are written: below each other, or with one space on each side of a cell. */
export type TableLayout = 'aligned' | 'plain';

const writeDelete: Handle = Object.assign(
  (node: Delete, _parent: unknown, state: State, info: Info) => {
    const tracker = state.createTracker(info);
    const exit = state.enter('strikethrough');
    let value = tracker.move('~~');
    value += state.containerPhrasing(node, {...tracker.current(), before: value, after: '~'});
    value += tracker.move('~~');
    exit();
    return value;
  },
  {
    attention: () => ({construct: 'strikethrough', markers: ['~'], sizes: [2, 1]}),
    peek: () => '~',
  },
);

/** A bar ends a cell even within code. */
const writeInlineCode: Handle = Object.assign(
  (node: InlineCode, parent: Parameters<typeof defaultHandlers.inlineCode>[1], state: State) => {
    const value = defaultHandlers.inlineCode(node, parent, state);
    return state.stack.includes('tableCell') ? value.replaceAll('|', '\\|') : value;
  },
  {peek: defaultHandlers.inlineCode.peek},
);

const writeBlock: Handle = ({name}: {name: string}) => `<${name} />`;

function writeCell(cell: TableCell, state: State, info: Info): string {
  const exits = [state.enter('tableCell'), state.enter('phrasing')];
  const value = state.containerPhrasing(cell, {...info, before: ' ', after: ' '});
  exits.toReversed().forEach((exit) => exit());
  return value;
}

const tableWriter =
  (layout: TableLayout): Handle =>
  ({align, children}: Table, _parent: unknown, state: State, info: Info) => {
    const exit = state.enter('table');
    const rows = children.map((row) => row.children.map((cell) => writeCell(cell, state, info)));
    exit();
    const columns = rows[0]?.map((_, column) => column) ?? [];
    const widthOf = (column: number) => Math.max(1, ...rows.map((row) => lengthOf(row[column] ?? '')));
    const widths = columns.map((column) => Math.max(widthOf(column), delimiter(align?.[column], 1).length));
    const isPlain = layout === 'plain';
    const delimiters = columns.map((column) => delimiter(align?.[column], isPlain ? undefined : (widths[column] ?? 1)));
    const line = (row: readonly string[]) =>
      `|${columns.map((column) => padded(row[column] ?? '', isPlain ? undefined : (widths[column] ?? 0), align?.[column])).join('|')}|`;
    const [head = [], ...rest] = rows;
    return [line(head), line(delimiters), ...rest.map(line)].join('\n');
  };

const lengthOf = (text: string): number => Array.from(text).length;

const PLAIN_DELIMITER_LENGTH = 3;

/** @param width with the colons; undefined for a plain table */
function delimiter(align: Align, width?: number): string {
  const [before, after] = [
    align === 'left' || align === 'center' ? ':' : '',
    align === 'right' || align === 'center' ? ':' : '',
  ];
  const length = width === undefined ? PLAIN_DELIMITER_LENGTH : Math.max(1, width - before.length - after.length);
  return before + '-'.repeat(length) + after;
}

function padded(cell: string, width: number | undefined, align: Align): string {
  if (width === undefined) return cell === '' ? ' ' : ` ${cell} `;
  const space = width - lengthOf(cell);
  const before = align === 'right' ? space : align === 'center' ? Math.ceil(space / 2) : 0;
  return ` ${' '.repeat(before)}${cell}${' '.repeat(space - before)} `;
}

const NOT_IN_ADDRESS: Pick<NonNullable<Options['unsafe']>[number], 'inConstruct' | 'notInConstruct'> = {
  inConstruct: 'phrasing',
  notInConstruct: ['autolink', 'link', 'image', 'label'],
};

/** Characters that would begin something else. */
const UNSAFE: Options['unsafe'] = [
  // MDX.
  ...['<', '{'].flatMap((character) => [
    {character, inConstruct: 'phrasing' as const},
    {character, atBreak: true},
  ]),
  // Directives.
  {character: ':', before: '[^:]', after: '[^\\s\\p{P}\\p{S}]', unicode: true, inConstruct: 'phrasing'},
  {character: ':', before: ':+', atBreak: true},
  // Addresses that are links by themselves.
  {character: '@', before: '[+\\-.\\w]', after: '[\\-.\\w]', ...NOT_IN_ADDRESS},
  {character: '.', before: '[Ww]', after: '[\\-.\\w]', ...NOT_IN_ADDRESS},
  {character: ':', before: '[ps]', after: '\\/', ...NOT_IN_ADDRESS},
  // Tables.
  {character: '\n', inConstruct: 'tableCell'},
  {character: '|', inConstruct: 'tableCell'},
  {character: '|', after: '[\t :-]', atBreak: true},
  {character: ':', after: '-', atBreak: true},
  {character: '-', after: '[:|-]', atBreak: true},
];

export const pageSyntax = (layout: TableLayout): Options => ({
  handlers: {
    delete: writeDelete,
    inlineCode: writeInlineCode,
    table: tableWriter(layout),
    ...{mdxJsxFlowElement: writeBlock},
  },
  unsafe: UNSAFE,
});
