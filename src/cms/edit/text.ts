/** Normalizes the line ends of a file to `\n`, and maps positions back to the original. */

/** A replacement for a range of a text. */
export interface Splice {
  from: number;
  to: number;
  text: string;
}

export const applySplice = (text: string, {from, to, text: content}: Splice): string =>
  text.slice(0, from) + content + text.slice(to);

const BYTE_ORDER_MARK = '\uFEFF';

/** @returns the normalized text: without byte order mark, with `\n` as line end. */
export const normalizeLineEnds = (raw: string): string =>
  (raw.startsWith(BYTE_ORDER_MARK) ? raw.slice(BYTE_ORDER_MARK.length) : raw).replaceAll('\r\n', '\n');

/** @returns the changed file; new lines get the line end that is used at that place */
export function applySpliceToFile(raw: string, splice: Splice): string {
  const place = offsetsIn(raw);
  const [from, to] = [place(splice.from), place(splice.to)];
  const next = raw.indexOf('\n', from);
  const end = next === -1 ? raw.lastIndexOf('\n') : next;
  const lineEnd = raw[end - 1] === '\r' ? '\r\n' : '\n';
  return applySplice(raw, {from, to, text: splice.text.replaceAll('\n', lineEnd)});
}

/** @returns a function from a position in the normalized text to the position in the file. */
function offsetsIn(raw: string): (index: number) => number {
  const mark = raw.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
  // The ends of lines that end with two characters in the file.
  const wide: number[] = [];
  for (let position = raw.indexOf('\r\n'); position !== -1; position = raw.indexOf('\r\n', position + 1))
    wide.push(position - mark - wide.length);
  return (index) => {
    const before = wide.findIndex((end) => end >= index);
    return index + mark + (before === -1 ? wide.length : before);
  };
}

export function spliceBetween(before: string, after: string): Splice {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before[from] === after[from]) from += 1;
  let same = 0;
  while (same < most - from && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return {from, to: before.length - same, text: after.slice(from, after.length - same)};
}
