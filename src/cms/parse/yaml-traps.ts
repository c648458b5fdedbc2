import {isAlias, isCollection, isScalar, visit, type Document, type LineCounter, type Node} from 'yaml';
import {truncate, type LineDiagnostic} from '../base/diagnostic';
import {insideCurly, split, strayDiagnostic, unquoted} from './yaml-lines';

/** Finds text that YAML reads without complaint, but not as it was meant. */
export function findTrap(lines: string[], document: Document, counter: LineCounter): LineDiagnostic | undefined {
  let syntaxError: LineDiagnostic | undefined;
  visit(document, (_key, node) => {
    if (syntaxError !== undefined) return visit.BREAK;
    if (!isAlias(node) && !isScalar(node) && !isCollection(node)) return undefined;
    syntaxError = trapOf(node, lines, counter);
    return undefined;
  });
  return syntaxError;
}

/** The characters that YAML reads for \n, \t and others in double quotes (YAML 1.2.2, 5.7). */
const CONTROL = /[\p{Cc}\xA0\u2028\u2029]/u;
const SIGN = 'which is a sign of its own';

function trapOf(node: Node, lines: string[], counter: LineCounter): LineDiagnostic | undefined {
  // Nearly every value is right, so its line is looked up last.
  const place = () => {
    const {line} = counter.linePos(node.range?.[0] ?? 0);
    return {line, own: split(lines[line - 1] ?? '')};
  };
  if (isAlias(node)) {
    const {line, own} = place();
    return own.value.startsWith('*') ? unquoted(line, own, `begins with *, ${SIGN}`) : among(line, own.value, '*');
  }
  if (('anchor' in node && node.anchor) || node.tag) return markedDiagnostic(place().line, lines);
  if (isCollection(node)) {
    if (!node.flow) return undefined;
    const {line, own} = place();
    return /^\{[^:,]*\}$/.test(own.value) ? unquoted(line, own, `begins with {, ${SIGN}`) : undefined;
  }
  if (isScalar(node) && node.type === 'QUOTE_DOUBLE' && CONTROL.test(String(node.value))) {
    const {line, own} = place();
    const [, inner] = /^"(.*)"$/.exec(own.value) ?? [];
    const what = 'holds a backslash between double quotes, which changes the letter behind it';
    return inner?.includes('\\') ? unquoted(line, own, what, inner) : undefined;
  }
  if (!isScalar(node) || node.type !== 'PLAIN') return undefined;
  const entry = String(node.value).includes(' - ') ? swallowedEntry(node, lines, counter) : undefined;
  if (entry) return entry;
  const inside = insideCurly(String(node.value));
  if (inside === undefined && !node.comment) return undefined;
  const {line, own} = place();
  if (node.comment && (own.value.includes(' #') || own.value.startsWith('#'))) {
    return unquoted(line, own, 'is cut off at #');
  }
  return inside !== undefined && String(node.value) === own.value
    ? unquoted(line, own, 'is between curly quotes, which would be shown', inside)
    : undefined;
}

/** Finds an entry that is indented further than the one above it, which YAML reads as more of that entry's text. */
function swallowedEntry(node: Node, lines: string[], counter: LineCounter): LineDiagnostic | undefined {
  const [start = 0, end = 0] = node.range ?? [];
  const [first, last] = [counter.linePos(start).line, counter.linePos(end).line];
  const {before, key} = split(lines[first - 1] ?? '');
  const inside = lines.slice(first, last).findIndex((line) => /^\s*- /.test(line));
  if (inside === -1 || key !== undefined || !before.endsWith('- ')) return undefined;
  const content = (lines[first + inside] ?? '').trim();
  const message = `The line "${truncate(content)}" is indented further than the entry above it, and is read as more of its words.`;
  return {line: first + inside + 1, message, help: 'Begin it below the hyphen above.'};
}

/** A value that `&` or `!` marks may begin on a later line than its mark. */
function markedDiagnostic(line: number, lines: string[]): LineDiagnostic {
  const marked = lines.slice(0, line).findLastIndex((text) => /^[&!]/.test(split(text).value)) + 1;
  const own = split(lines[marked - 1] ?? '');
  if (marked === 0) return among(line, (lines[line - 1] ?? '').trim(), '& or !');
  return strayDiagnostic(marked, own) ?? unquoted(marked, own, `begins with ${own.value.charAt(0)}, ${SIGN}`);
}

/** Creates a finding for a character inside a list or a group. */
const among = (line: number, text: string, sign: string): LineDiagnostic => ({
  line,
  message: `"${truncate(text)}" has a value that begins with ${sign}, ${SIGN}.`,
  help: 'Put that value between double quotes.',
});
