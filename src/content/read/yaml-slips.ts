/** The slips that people make in YAML, each with its sentence and, where it is certain, with the line as it should be. */
import {isAlias, isCollection, isScalar, visit, type Document, type LineCounter, type Node, type YAMLError} from 'yaml';
import {cut, type LineFlaw} from '../flaw';
import {foreignMark, markText} from './list-marks';

/** One line of YAML: what stands before its value, the name of its field, the value. */
interface Line {
  before: string;
  key?: string;
  value: string;
}

const LINE = /^(\s*(?:- +)*)(?:([A-Za-z_][\w -]*?)(:[ \t]+|:$))?(.*?)\s*$/;

function split(line: string): Line {
  const [, lead = '', key, colon = '', value = ''] = LINE.exec(line) ?? [];
  return {before: key === undefined ? lead : `${lead}${key}${colon}`, key, value};
}

const named = (key: string | undefined) => (key === undefined ? 'The entry' : `The value of "${key}"`);

/** @returns the value between quotes, of the kind that needs no escape where there is one. */
function quote(value: string): string {
  if (!/["\\]/.test(value)) return `"${value}"`;
  return value.includes("'") ? JSON.stringify(value) : `'${value}'`;
}

/** A line of this length can be copied from a sentence without a slip, in characters. */
const MAX_COPIED = 120;

/** @returns what to write, where the line is short enough to be copied. */
function writeLine(line: string): string {
  const right = line.trim();
  if (right.length <= MAX_COPIED) return `Write ${right}.`;
  return `Put the whole value between ${right.endsWith("'") ? 'single' : 'double'} quotes.`;
}

/** A flaw whose remedy is quotes around the whole value. */
function unquoted(line: number, {before, key, value}: Line, what: string, wanted = value): LineFlaw {
  const replacement = before + quote(wanted);
  return {line, text: `${named(key)} ${what}.`, advice: writeLine(replacement), replacement};
}

/** A value between curly quotes. Quoted words at both ends of a sentence are none. */
const CURLY = /^(?:[“”„]([^“”„"]*)[“”"]|[‘’]([^‘]*)[‘’])$/;

/** @returns the words between curly quotes, where a value stands between them. */
function insideCurly(value: string): string | undefined {
  const [, double, single] = CURLY.exec(value) ?? [];
  return double ?? single;
}

const RESERVED = /^[*&@`%!|>,}\]{[?]/;

/** Signs that YAML reads as something else. A bracket that is closed again is a list or a group, not a sign. */
function startsReserved(value: string): boolean {
  if (/^(\{.*\}|\[.*\])$/.test(value)) return false;
  return RESERVED.test(value) && !/^[|>][+-]?\d?$/.test(value);
}

/**
 * The first slip of a YAML text.
 * @param yaml the text itself, lines ending in `\n`
 * @returns the slip, or nothing when the text can be read and nothing in it is silently cut or turned into something else
 */
export function findSlip(yaml: string, document: Document, counter: LineCounter): LineFlaw | undefined {
  const lines = yaml.split('\n');
  const end = lines.findIndex((line) => /^(\.\.\.|---)(\s|$)/.test(line));
  if (end !== -1) {
    return {
      line: end + 1,
      text: `The line "${cut(lines[end] ?? '')}" ends the top block too early.`,
      advice: 'Remove it.',
    };
  }
  const [error] = document.errors.filter(({code}) => code !== 'DUPLICATE_KEY');
  return (
    findIndentation(lines) ??
    findMark(lines) ??
    (error ? explainError(error, lines, counter) : findTrap(lines, document, counter))
  );
}

/** Indentation by a tab or by the fixed spaces of other programs. */
function findIndentation(lines: string[]): LineFlaw | undefined {
  const index = lines.findIndex((line) => /^ *[\t\u00A0\u2000-\u200A\u3000]/.test(line) && line.trim() !== '');
  if (index === -1) return undefined;
  const [space = ''] = /^\s*/.exec(lines[index] ?? '') ?? [];
  const replacement = ' '.repeat(columnAfter(lines, index, space)) + (lines[index] ?? '').trimStart();
  const what = space.includes('\t') ? 'a tab' : 'a space of another program';
  const advice = 'Use plain spaces: two for each step inwards.';
  return {line: index + 1, text: `The line begins with ${what}.`, advice, replacement};
}

/** A fixed space behind the name of a field or its hyphen, and the list marks of other programs. */
function findMark(lines: string[]): LineFlaw | undefined {
  for (const [index, text] of lines.entries()) {
    const line = index + 1;
    const [, field, value] = FIXED_VALUE.exec(text) ?? [];
    if (field !== undefined && value !== undefined) {
      const replacement = `${field} ${value}`;
      const what = 'Behind the colon stands a space of another program.';
      return {line, text: what, advice: writeLine(replacement), replacement};
    }
    const mark = foreignMark(text);
    if (mark && (mark.kind === 'fixed space' || isEntry(lines, index, mark.replacement))) {
      const {replacement} = mark;
      return {line, text: markText(mark), advice: writeLine(replacement), replacement};
    }
  }
  return undefined;
}

const FIXED_VALUE = /^(\s*(?:- +)*[A-Za-z_][\w-]*:)[ \t]*[\u00A0\u2000-\u200A\u202F\u3000]+[ \t]*(.*)$/;

/** Whether a line that begins with a sign was meant as an entry of a list, and not as words of the line above. */
function isEntry(lines: string[], index: number, replacement: string): boolean {
  const above = lines.slice(0, index).findLast((text) => text.trim() !== '') ?? '';
  if (/^\s*- /.test(lines[index] ?? '') || /^\s*- [a-z_]\w*: /i.test(replacement)) return true;
  const [column] = /^\s*/.exec(replacement) ?? [''];
  return /^\s*(- +)?[\w-]+:\s*$/.test(above) || above.startsWith(`${column}- `);
}

/** Where a line belongs that was indented by tabs: a step is two spaces, and a field stands below its neighbour. */
function columnAfter(lines: string[], index: number, space: string): number {
  if (!space.includes('\t')) return space.length;
  const before = lines.slice(0, index).findLast((line) => line.trim() !== '') ?? '';
  const [lead = ''] = /^\s*(?:- +)*/.exec(before) ?? [];
  const opens = before.trimEnd().endsWith(':');
  return lead.length + (opens ? 2 : 0);
}

function explainError({code, message, pos}: YAMLError, lines: string[], counter: LineCounter): LineFlaw {
  const at = Math.min(counter.linePos(pos[0]).line, lines.length);
  const open = findOpenQuote(lines.slice(0, at));
  if (open) return open;
  const own = split(lines[at - 1] ?? '');
  const slip = explainHyphen(at, lines[at - 1] ?? '') ?? explainValue(at, own) ?? explainKey(at, lines[at - 1] ?? '');
  if (slip) return slip;
  if (/^Flow (map|sequence)/.test(message) || code === 'BLOCK_IN_FLOW') return explainBrackets(lines, at);
  // A line that is indented too far is read as a part of the line before it.
  const further = code === 'BLOCK_AS_IMPLICIT_KEY' || code === 'MULTILINE_IMPLICIT_KEY';
  const line = further ? nextLine(lines, at) : at;
  const words = (lines[line - 1] ?? '').trim();
  const text = `"${cut(words)}" is not indented like its neighbours.`;
  return {line, text, advice: 'Fields of one entry begin at the same column.'};
}

const nextLine = (lines: string[], line: number) => {
  const next = lines.findIndex((text, index) => index >= line && text.trim() !== '');
  return next === -1 ? line : next + 1;
};

/** A quote without a partner swallows the lines below it, so the error is reported far away from it. */
function findOpenQuote(lines: string[]): LineFlaw | undefined {
  for (const [index, text] of lines.entries()) {
    const line = split(text);
    const [sign] = line.value;
    if (sign !== '"' && sign !== "'") continue;
    const count = line.value.replace(/\\./g, '').split(sign).length - 1;
    if (count !== 1) continue;
    const replacement = text.trimEnd().replace(/[“”‘’]$/, '') + sign;
    const what = `${named(line.key)} opens a quote and does not close it.`;
    return {line: index + 1, text: what, advice: writeLine(replacement), replacement};
  }
  return undefined;
}

function explainValue(line: number, own: Line): LineFlaw | undefined {
  const {value} = own;
  const inside = insideCurly(value);
  if (inside !== undefined) return unquoted(line, own, 'stands between curly quotes, which do not count', inside);
  if (startsReserved(value)) return unquoted(line, own, `begins with ${value.charAt(0)}, which is a sign of its own`);
  if (value.startsWith('- ') && own.key !== undefined) return unquoted(line, own, 'begins with a hyphen');
  if (/^["']/.test(value)) {
    const inner = /^(["'])(.*)\1$/.exec(value)?.[2];
    if (inner?.includes('\\')) return unquoted(line, own, 'holds a backslash between double quotes', inner);
    return unquoted(line, own, 'holds a quote between quotes of the same kind', inner ?? value);
  }
  return /:( |$)/.test(value) && !/^[[{]/.test(value)
    ? unquoted(line, own, 'holds a colon followed by a space')
    : undefined;
}

function explainHyphen(line: number, text: string): LineFlaw | undefined {
  const [, hyphen] = /^\s*(-[a-z_]\w*:)/i.exec(text) ?? [];
  if (hyphen !== undefined) {
    const replacement = text.replace(hyphen, `- ${hyphen.slice(1)}`);
    return {line, text: 'A space is missing behind the hyphen.', advice: writeLine(replacement), replacement};
  }
  return undefined;
}

function explainKey(line: number, text: string): LineFlaw | undefined {
  const [, lead = '', key = '', value = ''] = /^(\s*(?:- +)?)([a-z_]\w*):(\S.*)$/i.exec(text) ?? [];
  if (key) {
    const replacement = `${lead}${key}: ${value}`;
    return {line, text: 'A space is missing behind the colon.', advice: writeLine(replacement), replacement};
  }
  if (/:(\s|$)/.test(text)) return undefined;
  const [word = ''] = /^[\w-]+/.exec(text.trim().replace(/^- +/, '')) ?? [];
  const advice = `Write, for example, ${cut(word)}: and its value.`;
  return {line, text: 'A colon is missing behind the name of the field.', advice};
}

function explainBrackets(lines: string[], at: number): LineFlaw {
  const unbalanced = lines.slice(0, at).findLastIndex((text) => {
    const count = (signs: RegExp) => (text.match(signs) ?? []).length;
    return count(/[[{]/g) > count(/[\]}]/g);
  });
  const line = unbalanced === -1 ? at : unbalanced + 1;
  const words = (lines[line - 1] ?? '').trim();
  if (unbalanced !== -1) {
    return {line, text: `"${cut(words)}" opens a bracket and does not close it.`, advice: 'Close it on the same line.'};
  }
  const text = `"${cut(words)}" needs a comma between its fields, and double quotes around a value that holds a colon.`;
  return {line, text};
}

/** What YAML reads without complaint, but not as it was meant. */
function findTrap(lines: string[], document: Document, counter: LineCounter): LineFlaw | undefined {
  let slip: LineFlaw | undefined;
  visit(document, (_key, node) => {
    if (slip !== undefined) return visit.BREAK;
    if (!isAlias(node) && !isScalar(node) && !isCollection(node)) return undefined;
    slip = trapOf(node, lines, counter);
    return undefined;
  });
  return slip;
}

function trapOf(node: Node, lines: string[], counter: LineCounter): LineFlaw | undefined {
  const [start = 0] = node.range ?? [];
  const line = counter.linePos(start).line;
  const own = split(lines[line - 1] ?? '');
  if (isAlias(node)) return unquoted(line, own, 'begins with *, which is a sign of its own');
  if (('anchor' in node && node.anchor) || node.tag) {
    const marked = /[&!]/.test(own.value.charAt(0)) ? line : line - 1;
    const at = split(lines[marked - 1] ?? '');
    return unquoted(marked, at, `begins with ${at.value.charAt(0)}, which is a sign of its own`);
  }
  if (isCollection(node)) {
    const word = /^\{[^:,]*\}$/.test(own.value);
    return word && node.flow ? unquoted(line, own, 'begins with {, which is a sign of its own') : undefined;
  }
  if (isScalar(node) && node.type === 'PLAIN') {
    if (node.comment && (own.value.includes(' #') || own.value.startsWith('#'))) {
      return unquoted(line, own, 'is cut off at #');
    }
    const inside = insideCurly(own.value);
    if (inside !== undefined && String(node.value) === own.value) {
      return unquoted(line, own, 'stands between curly quotes, which would be shown', inside);
    }
  }
  return undefined;
}
