/** Finds the first syntax error that people commonly make in YAML. */
import {type Document, type LineCounter, isAlias, isCollection, isScalar, visit, type Node} from 'yaml';
import type {LineProblem} from '../values/diagnostic';
import {markerWithoutSpace, foreignListMarker, messageOfMarker} from './list-markers';
import {findPunctuation} from './punctuation';
import {explainError} from './yaml-errors';
import {
  correctionProblem,
  textInCurlyQuotes,
  splitYamlLine,
  strayProblem,
  missingQuotesProblem,
  syntaxProblem,
} from './yaml-lines';

/** @returns the first common syntax error; undefined when YAML reads the text as it was meant */
export function findSyntaxError(yaml: string, document: Document, counter: LineCounter): LineProblem | undefined {
  const lines = yaml.split('\n');
  const end = lines.findIndex((line) => /^(\.\.\.|---)(\s|$)/.test(line));
  if (end !== -1) return syntaxProblem(end + 1, 'endOfFields', {text: lines[end] ?? ''});
  const [error] = document.errors;
  return (
    findIndentation(lines) ??
    findMarker(lines) ??
    findPunctuation(lines) ??
    (error && findMissingFirstLine(lines)) ??
    (error ? explainError(error, lines, counter) : findMisreadValue(lines, document, counter))
  );
}

/** Finds indentation with tabs or non-breaking spaces. */
function findIndentation(lines: string[]): LineProblem | undefined {
  const index = lines.findIndex((line) => /^ *[\t\u00A0\u2000-\u200A\u3000]/.test(line) && line.trim() !== '');
  if (index === -1) return undefined;
  const [space = ''] = /^\s*/.exec(lines[index] ?? '') ?? [];
  const fix = ' '.repeat(expectedColumn(lines, index, space)) + (lines[index] ?? '').trimStart();
  return syntaxProblem(index + 1, space.includes('\t') ? 'tab' : 'fixedSpace', {}, fix);
}

/**
 * Finds a non-breaking space after the name of a field or a hyphen, a missing space before a list, and list marks of other
 * programs.
 */
function findMarker(lines: string[]): LineProblem | undefined {
  for (const [index, text] of lines.entries()) {
    const line = index + 1;
    const [, field, value] = VALUE_AFTER_FIXED_SPACE.exec(text) ?? [];
    if (field !== undefined && value !== undefined) {
      return correctionProblem(line, 'fixedSpaceAfterColon', `${field} ${value}`);
    }
    const [, before, group] = GROUP_WITHOUT_SPACE.exec(text) ?? [];
    if (before !== undefined && group !== undefined) {
      return correctionProblem(line, 'noSpaceAfterColon', `${before} ${group}`);
    }
    const [, lead, bold, content = ''] = BOLD_FIELD.exec(text) ?? [];
    if (lead !== undefined && bold !== undefined) {
      return correctionProblem(line, 'boldField', `${lead}${bold}: ${content}`.trimEnd(), {field: bold});
    }
    const close = markerWithoutSpace(text);
    if (close?.sign === '-' && isEntry(lines, index, close.fix))
      return correctionProblem(line, 'noSpaceAfterHyphen', close.fix);
    const mark = foreignListMarker(text);
    if (mark && (mark.kind === 'non-breaking space' || isEntry(lines, index, mark.fix))) {
      return correctionProblem(line, messageOfMarker(mark), mark.fix, {sign: mark.sign});
    }
  }
  return undefined;
}

/** Without a space, YAML reads the colon before a list or a group as part of the name. */
const GROUP_WITHOUT_SPACE = /^(\s*(?:- +)*[a-z_]\w*:)([[{].*[\]}])\s*$/i;

/** The name of a field in bold, as mail programs and chats write it. */
const BOLD_FIELD = /^(\s*(?:- +)?)\*\*([A-Za-z_]\w*)(?::\*\*|\*\*:)[ \t]*(?![ \t])(.*)$/;

const VALUE_AFTER_FIXED_SPACE =
  /^(\s*(?:- +)*[A-Za-z_][\w-]*:)[ \t]*[\u00A0\u2000-\u200A\u202F\u3000][ \t\u00A0\u2000-\u200A\u202F\u3000]*(?![ \t\u00A0\u2000-\u200A\u202F\u3000])(.*)$/;

/** Whether a line that begins with a mark was meant as a list entry, and not as text of the line above. */
function isEntry(lines: string[], index: number, fix: string): boolean {
  const above = lines.slice(0, index).findLast((text) => text.trim() !== '') ?? '';
  if (/^\s*- /.test(lines[index] ?? '') || /^\s*- [a-z_]\w*: /i.test(fix)) return true;
  const [column] = /^\s*/.exec(fix) ?? [''];
  return /^\s*(- +)?[\w-]+:\s*$/.test(above) || above.startsWith(`${column}- `);
}

/**
 * Returns the correct column of a line that is indented with tabs: a level is two spaces, and a field is aligned with its
 * neighbour.
 */
function expectedColumn(lines: string[], index: number, space: string): number {
  if (!space.includes('\t')) return space.length;
  const before = lines.slice(0, index).findLast((line) => line.trim() !== '') ?? '';
  const [lead = ''] = /^\s*(?:- +)*/.exec(before) ?? [];
  const opens = before.trimEnd().endsWith(':');
  return lead.length + (opens ? 2 : 0);
}

/** Finds a list whose first line was deleted: fields are where its first entry should begin. */
function findMissingFirstLine(lines: string[]): LineProblem | undefined {
  const column = (text = '') => text.length - text.trimStart().length;
  for (const [index, text] of lines.entries()) {
    const [, list] = /^\s*(?:- +)?([a-z_]\w*):\s*$/i.exec(text) ?? [];
    const inner = column(lines[index + 1]);
    if (list === undefined || !/^\s+[a-z_]\w*:/i.test(lines[index + 1] ?? '')) continue;
    const next = lines.slice(index + 2).find((line) => line.trim() !== '' && column(line) < inner) ?? '';
    const [, key] = /^\s*- +([a-z_]\w*):/i.exec(next) ?? [];
    if (key === undefined || column(next) + '- '.length !== inner || column(next) < column(text)) continue;
    return syntaxProblem(index + 2, 'noFirstLine', {list, key});
  }
  return undefined;
}

/** Finds text that YAML reads without complaint, but not as it was meant. */
function findMisreadValue(lines: string[], document: Document, counter: LineCounter): LineProblem | undefined {
  let syntaxError: LineProblem | undefined;
  visit(document, (_key, node) => {
    if (syntaxError !== undefined) return visit.BREAK;
    if (!isAlias(node) && !isScalar(node) && !isCollection(node)) return undefined;
    syntaxError = explainMisreadValue(node, lines, counter);
    return undefined;
  });
  return syntaxError;
}

/** The characters that YAML reads for \n, \t and others in double quotes (YAML 1.2.2, 5.7). */
const CONTROL = /[\p{Cc}\xA0\u2028\u2029]/u;

function explainMisreadValue(node: Node, lines: string[], counter: LineCounter): LineProblem | undefined {
  // Nearly every value is correct, so its line is looked up only when needed.
  const place = () => {
    const {line} = counter.linePos(node.range?.[0] ?? 0);
    return {line, yamlLine: splitYamlLine(lines[line - 1] ?? '')};
  };
  if (isAlias(node)) {
    const {line, yamlLine} = place();
    return yamlLine.value.startsWith('*')
      ? missingQuotesProblem(line, yamlLine, 'reserved', undefined, {sign: '*'})
      : reservedInside(line, yamlLine.value, '*');
  }
  if (('anchor' in node && node.anchor) || node.tag) return markedProblem(place().line, lines);
  if (isCollection(node)) {
    if (!node.flow) return undefined;
    const {line, yamlLine} = place();
    return /^\{[^:,]*\}$/.test(yamlLine.value)
      ? missingQuotesProblem(line, yamlLine, 'reserved', undefined, {sign: '{'})
      : undefined;
  }
  if (isScalar(node) && node.type === 'QUOTE_DOUBLE' && CONTROL.test(String(node.value))) {
    const {line, yamlLine} = place();
    const [, inner] = /^"(.*)"$/.exec(yamlLine.value) ?? [];
    return inner?.includes('\\') ? missingQuotesProblem(line, yamlLine, 'changingBackslash', inner) : undefined;
  }
  if (!isScalar(node) || node.type !== 'PLAIN') return undefined;
  const entry = String(node.value).includes(' - ') ? swallowedEntry(node, lines, counter) : undefined;
  if (entry) return entry;
  const inside = textInCurlyQuotes(String(node.value));
  if (inside === undefined && !node.comment) return undefined;
  const {line, yamlLine} = place();
  if (node.comment && (yamlLine.value.includes(' #') || yamlLine.value.startsWith('#'))) {
    return missingQuotesProblem(line, yamlLine, 'cutOff');
  }
  return inside !== undefined && String(node.value) === yamlLine.value
    ? missingQuotesProblem(line, yamlLine, 'shownQuotes', inside)
    : undefined;
}

/** Finds an entry that is indented further than the one above it, which YAML reads as more of that entry's text. */
function swallowedEntry(node: Node, lines: string[], counter: LineCounter): LineProblem | undefined {
  const [start = 0, end = 0] = node.range ?? [];
  const [first, last] = [counter.linePos(start).line, counter.linePos(end).line];
  const {before, key} = splitYamlLine(lines[first - 1] ?? '');
  const inside = lines.slice(first, last).findIndex((line) => /^\s*- /.test(line));
  if (inside === -1 || key !== undefined || !before.endsWith('- ')) return undefined;
  return syntaxProblem(first + inside + 1, 'indentedFurther', {text: (lines[first + inside] ?? '').trim()});
}

/** A value that `&` or `!` marks may begin on a later line than its mark. */
function markedProblem(line: number, lines: string[]): LineProblem {
  const marked = lines.slice(0, line).findLastIndex((text) => /^[&!]/.test(splitYamlLine(text).value)) + 1;
  const markedLine = splitYamlLine(lines[marked - 1] ?? '');
  if (marked === 0) return reservedInside(line, (lines[line - 1] ?? '').trim(), '& or !');
  return (
    strayProblem(marked, markedLine) ??
    missingQuotesProblem(marked, markedLine, 'reserved', undefined, {sign: markedLine.value.charAt(0)})
  );
}

const reservedInside = (line: number, text: string, sign: string): LineProblem =>
  syntaxProblem(line, 'reservedInside', {text, sign});
