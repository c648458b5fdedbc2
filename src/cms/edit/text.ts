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

/** Characters that are compared at once: a long text is compared at each keystroke. */
const CHUNK = 4096;

/** @param isSame compares the next characters @returns how many characters are the same, at most `most` */
function countSame(most: number, isSame: (from: number, to: number) => boolean): number {
  let count = 0;
  for (let size = CHUNK; size >= 1; size = Math.floor(size / 2))
    while (count + size <= most && isSame(count, count + size)) count += size;
  return count;
}

export function spliceBetween(before: string, after: string): Splice {
  const most = Math.min(before.length, after.length);
  const from = countSame(most, (start, end) => before.slice(start, end) === after.slice(start, end));
  const fromEnd = (text: string, start: number, end: number) => text.slice(text.length - end, text.length - start);
  const same = countSame(most - from, (start, end) => fromEnd(before, start, end) === fromEnd(after, start, end));
  return {from, to: before.length - same, text: after.slice(from, after.length - same)};
}
