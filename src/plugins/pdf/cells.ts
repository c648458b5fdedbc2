import type {Cell, PdfRun, Table} from './model';

export const strong = (v: string): PdfRun => ({v, as: 'strong'});
export const quiet = (v: string): PdfRun => ({v, as: 'quiet'});

/** @returns a cell with one line; an empty cell without a value. */
export const textCell = (v?: string | number): Cell => (v === undefined || v === '' ? [] : [[{v: String(v)}]]);

/** @returns a cell with a link to another site, which shows the address. */
export const linked = (url?: string): Cell => (url === undefined ? [] : [[{v: readable(url), url}]]);

/** @returns an address in a short, readable form. */
export const readable = (url: string): string => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

/** A column of a table, and its cell for an entry. */
export interface TableColumn<Entry> {
  key: string;
  name: string;
  cell: (entry: Entry) => Cell;
}

/** @returns a table without its empty columns. */
export function table<Entry>(look: string, columns: readonly TableColumn<Entry>[], entries: readonly Entry[]): Table {
  const shown = columns.filter(({cell}) => entries.some((entry) => cell(entry).length > 0));
  return {
    t: 'table',
    look,
    columns: shown.map(({key, name}) => ({key, name})),
    rows: entries.map((entry) => shown.map(({cell}) => cell(entry))),
  };
}
