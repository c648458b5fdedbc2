/**
 * Writes tables as CSV (RFC 4180) that Excel opens without changing a cell. Excel recognizes UTF-8 by the byte order
 * mark. Excel would calculate some texts, read others as dates, or remove leading zeros. Such a text becomes a formula
 * that returns it.
 */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
/** Excel treats full-width characters as ordinary ones, and a semicolon separates cells in some locales. */
const LIKE_FORMULA = /(^|;\s*)[=+\-@＝＋－＠]|^[\t\r\n]/;
const LIKE_NUMBER_OR_DATE = /^[\d(][\d\s.,:/()-]*$|^\d[\d.]*e[\d-]+$/i;
const LIKE_MONTH = /^(?=.*\d)(\d+[\s-])?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*([\s-]\d+)?$/i;

type Cell = string | number | undefined;

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

function formatCell(cell: Cell): string {
  if (typeof cell !== 'string') return cell === undefined ? '' : String(cell);
  const isChanged = [LIKE_FORMULA, LIKE_NUMBER_OR_DATE, LIKE_MONTH].some((pattern) => pattern.test(cell));
  return quoted(isChanged ? `=${quoted(cell)}` : cell);
}

/** @returns the text of a CSV file; numbers stay numbers. */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => row.map(formatCell).join(',') + LINE_END).join('');
