import type {Problem} from '../values/diagnostic';

const OURS = /^<{7}(?: |$)/;
const BASE = /^\|{7}(?: |$)/;
const SEPARATOR = /^={7}$/;
const THEIRS = /^>{7}(?: |$)/;
const MARKER_LENGTH = 7;

/**
 * Finds git's conflict markers, and a page that was pasted a second time below itself. Each is reported once; the rest
 * of the linter reads only the first version, at its original lines.
 */
export function keepFirstVersion(file: string, source: string): {text: string; problems: Problem[]} {
  const problems: Problem[] = [];
  const report = (line: number, message: string, data?: Problem['data']) =>
    problems.push({ruleId: 'two-versions', message, data, file, line});
  const lines = source.split('\n').map((line) => line.replace(/\r$/, ''));
  const blank = (from: number, to: number) => lines.fill('', from, to + 1);
  const [nextSecondStart, nextTheirs, nextBase] = [SEPARATOR, THEIRS, BASE].map((mark) => nextMatchFinder(lines, mark));
  for (const [start, line] of lines.entries()) {
    if (OURS.test(line)) {
      const secondStart = nextSecondStart?.(start) ?? Infinity;
      const end = nextTheirs?.(start) ?? -1;
      if (end < secondStart) {
        report(start + 1, 'leftoverMarker', {marker: line.slice(0, MARKER_LENGTH)});
        lines[start] = '';
        continue;
      }
      const base = nextBase?.(start) ?? Infinity;
      const [first, second] = [describeLines(start, Math.min(base, secondStart)), describeLines(secondStart, end)];
      report(start + 1, 'bothVersions', {first, second});
      lines[start] = '';
      blank(Math.min(base, secondStart), end);
    } else if (THEIRS.test(line) || BASE.test(line) || SEPARATOR.test(line)) {
      report(start + 1, 'leftoverMarker', {marker: line.slice(0, MARKER_LENGTH)});
      lines[start] = '';
    }
  }
  const secondStart = startOfSecondCopy(lines);
  if (secondStart !== undefined) {
    report(secondStart + 1, lines[secondStart]?.startsWith('---') ? 'repeatedPage' : 'repeatedFile');
    blank(secondStart, lines.length - 1);
  }
  return {text: problems.length === 0 ? source : lines.join('\n'), problems};
}

/** Call the returned function for the lines in ascending order, because it visits each marker only once. */
function nextMatchFinder(lines: readonly string[], mark: RegExp): (start: number) => number | undefined {
  const places = lines.flatMap((line, index) => (mark.test(line) ? index : []));
  let offset = 0;
  return (start) => {
    while (offset < places.length && (places[offset] ?? 0) <= start) offset += 1;
    return places[offset];
  };
}

/** Names the lines between two markers, counted from 1. */
function describeLines(before: number, after: number): string {
  const [from, to] = [before + 2, after];
  if (to < from) return 'an empty version';
  return from === to ? `line ${from}` : `lines ${from} to ${to}`;
}

/** Finds where a second copy of the page begins: a `---` line, followed by the page's first field. */
function startOfSecondCopy(lines: string[]): number | undefined {
  const isFence = (line = '') => /^(\uFEFF)?---[ \t]*$/.test(line);
  const fields = lines.filter((line) => /^\w+:/.test(line));
  if (!lines.some(isFence) && fields.length > 1 && isRepeated(fields)) return lines.lastIndexOf(fields[0] ?? '');
  const [key] = /^\w+:/.exec(lines[1] ?? '') ?? [];
  const end = lines.findIndex((line, index) => index > 0 && isFence(line));
  if (!isFence(lines[0]) || key === undefined || end === -1) return undefined;
  const secondStart = lines.findIndex(
    (line, index) => index > end && isFence(line) && lines[index + 1]?.startsWith(key),
  );
  return secondStart === -1 ? undefined : secondStart;
}

/** Whether all fields of a file without a body are repeated in the same order. */
function isRepeated(fields: string[]): boolean {
  const half = fields.length / 2;
  return fields.every((field, index) => field === fields[(index + half) % fields.length]);
}
