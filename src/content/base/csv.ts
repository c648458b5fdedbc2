/**
 * Tables as files that Excel opens without changing a cell (RFC 4180). Without the mark at the beginning it takes UTF-8
 * for another encoding. It would calculate what begins with a sign of a formula, cut leading zeros, and take codes and
 * months for dates; such a text stands as a formula that is nothing but the text.
 */
const MARK = '\uFEFF';
const END = '\r\n';
/** Excel reads full-width signs as the plain ones, and in some countries a semicolon ends a cell. */
const CALCULATED = /(^|;\s*)[=+\-@＝＋－＠]|^[\t\r\n]/;
const LIKE_NUMBER_OR_DATE = /^[\d(][\d\s.,:/()-]*$|^\d[\d.]*e[\d-]+$/i;
const LIKE_MONTH = /^(?=.*\d)(\d+[\s-])?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*([\s-]\d+)?$/i;

type Cell = string | number | undefined;

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

function written(cell: Cell): string {
  if (typeof cell !== 'string') return cell === undefined ? '' : String(cell);
  const isChanged = [CALCULATED, LIKE_NUMBER_OR_DATE, LIKE_MONTH].some((pattern) => pattern.test(cell));
  return quoted(isChanged ? `=${quoted(cell)}` : cell);
}

/** @returns rows of cells as the text of a file; numbers stay numbers. */
export const csv = (rows: readonly (readonly Cell[])[]): string =>
  MARK + rows.map((row) => row.map(written).join(',') + END).join('');
