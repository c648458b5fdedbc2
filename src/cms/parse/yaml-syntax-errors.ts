/** Finds the first syntax error that people commonly make in YAML. */
import {type Document, type LineCounter, isAlias, isCollection, isScalar, visit, type Node} from 'yaml';
import {truncate, type LineReport} from '../base/diagnostic';
import {markerWithoutSpace, foreignListMarker, foreignMarkerMessage} from './list-markers';
import {findPunctuation} from './punctuation';
import {explainError} from './yaml-errors';
import {
  correctionDiagnostic,
  textInCurlyQuotes,
  splitYamlLine,
  strayDiagnostic,
  missingQuotesDiagnostic,
} from './yaml-lines';

/** @returns the first common syntax error; undefined when YAML reads the text as it was meant */
export function findSyntaxError(yaml: string, document: Document, counter: LineCounter): LineReport | undefined {
  const lines = yaml.split('\n');
  const end = lines.findIndex((line) => /^(\.\.\.|---)(\s|$)/.test(line));
  if (end !== -1) {
    const message = `The line "${truncate(lines[end] ?? '')}" ends the fields at the top before the last field.`;
    return {line: end + 1, message, help: 'Remove it.'};
  }
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
function findIndentation(lines: string[]): LineReport | undefined {
  const index = lines.findIndex((line) => /^ *[\t\u00A0\u2000-\u200A\u3000]/.test(line) && line.trim() !== '');
  if (index === -1) return undefined;
  const [space = ''] = /^\s*/.exec(lines[index] ?? '') ?? [];
  const fix = ' '.repeat(expectedColumn(lines, index, space)) + (lines[index] ?? '').trimStart();
  const what = space.includes('\t') ? 'a tab' : 'a non-breaking space';
  const help = 'Use ordinary spaces: two for each level of indentation.';
  return {line: index + 1, message: `The line begins with ${what}.`, help, fix};
}

/**
 * Finds a non-breaking space after the name of a field or a hyphen, a missing space before a list, and list marks of other
 * programs.
 */
function findMarker(lines: string[]): LineReport | undefined {
  for (const [index, text] of lines.entries()) {
    const line = index + 1;
    const [, field, value] = VALUE_AFTER_FIXED_SPACE.exec(text) ?? [];
    if (field !== undefined && value !== undefined) {
      return correctionDiagnostic(line, 'The space after the colon is a non-breaking space.', `${field} ${value}`);
    }
    const [, before, group] = GROUP_WITHOUT_SPACE.exec(text) ?? [];
    if (before !== undefined && group !== undefined) {
      return correctionDiagnostic(line, 'A space is missing after the colon.', `${before} ${group}`);
    }
    const [, lead, bold, content = ''] = BOLD_FIELD.exec(text) ?? [];
    if (lead !== undefined && bold !== undefined) {
      return correctionDiagnostic(line, `The field name "${bold}" is in bold.`, `${lead}${bold}: ${content}`.trimEnd());
    }
    const close = markerWithoutSpace(text);
    if (close?.sign === '-' && isEntry(lines, index, close.fix))
      return correctionDiagnostic(line, close.text, close.fix);
    const mark = foreignListMarker(text);
    if (mark && (mark.kind === 'non-breaking space' || isEntry(lines, index, mark.fix))) {
      return correctionDiagnostic(line, foreignMarkerMessage(mark), mark.fix);
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
function findMissingFirstLine(lines: string[]): LineReport | undefined {
  const column = (text = '') => text.length - text.trimStart().length;
  for (const [index, text] of lines.entries()) {
    const [, list] = /^\s*(?:- +)?([a-z_]\w*):\s*$/i.exec(text) ?? [];
    const inner = column(lines[index + 1]);
    if (list === undefined || !/^\s+[a-z_]\w*:/i.test(lines[index + 1] ?? '')) continue;
    const next = lines.slice(index + 2).find((line) => line.trim() !== '' && column(line) < inner) ?? '';
    const [, key] = /^\s*- +([a-z_]\w*):/i.exec(next) ?? [];
    if (key === undefined || column(next) + '- '.length !== inner || column(next) < column(text)) continue;
    const message = `The first line of the first entry of "${list}" is missing.`;
    return {line: index + 2, message, help: `Restore that line, such as "- ${key}: …", or remove these lines.`};
  }
  return undefined;
}

/** Finds text that YAML reads without complaint, but not as it was meant. */
function findMisreadValue(lines: string[], document: Document, counter: LineCounter): LineReport | undefined {
  let syntaxError: LineReport | undefined;
  visit(document, (_key, node) => {
    if (syntaxError !== undefined) return visit.BREAK;
    if (!isAlias(node) && !isScalar(node) && !isCollection(node)) return undefined;
    syntaxError = misreadValueDiagnostic(node, lines, counter);
    return undefined;
  });
  return syntaxError;
}

/** The characters that YAML reads for \n, \t and others in double quotes (YAML 1.2.2, 5.7). */
const CONTROL = /[\p{Cc}\xA0\u2028\u2029]/u;
const SPECIAL_MEANING = 'which has a special meaning';

function misreadValueDiagnostic(node: Node, lines: string[], counter: LineCounter): LineReport | undefined {
  // Nearly every value is correct, so its line is looked up only when needed.
  const place = () => {
    const {line} = counter.linePos(node.range?.[0] ?? 0);
    return {line, yamlLine: splitYamlLine(lines[line - 1] ?? '')};
  };
  if (isAlias(node)) {
    const {line, yamlLine} = place();
    return yamlLine.value.startsWith('*')
      ? missingQuotesDiagnostic(line, yamlLine, `begins with *, ${SPECIAL_MEANING}`)
      : valueInsideDiagnostic(line, yamlLine.value, '*');
  }
  if (('anchor' in node && node.anchor) || node.tag) return markedDiagnostic(place().line, lines);
  if (isCollection(node)) {
    if (!node.flow) return undefined;
    const {line, yamlLine} = place();
    return /^\{[^:,]*\}$/.test(yamlLine.value)
      ? missingQuotesDiagnostic(line, yamlLine, `begins with {, ${SPECIAL_MEANING}`)
      : undefined;
  }
  if (isScalar(node) && node.type === 'QUOTE_DOUBLE' && CONTROL.test(String(node.value))) {
    const {line, yamlLine} = place();
    const [, inner] = /^"(.*)"$/.exec(yamlLine.value) ?? [];
    const what = 'contains a backslash in double quotation marks, which changes the character after it';
    return inner?.includes('\\') ? missingQuotesDiagnostic(line, yamlLine, what, inner) : undefined;
  }
  if (!isScalar(node) || node.type !== 'PLAIN') return undefined;
  const entry = String(node.value).includes(' - ') ? swallowedEntry(node, lines, counter) : undefined;
  if (entry) return entry;
  const inside = textInCurlyQuotes(String(node.value));
  if (inside === undefined && !node.comment) return undefined;
  const {line, yamlLine} = place();
  if (node.comment && (yamlLine.value.includes(' #') || yamlLine.value.startsWith('#'))) {
    return missingQuotesDiagnostic(line, yamlLine, 'is cut off at #');
  }
  return inside !== undefined && String(node.value) === yamlLine.value
    ? missingQuotesDiagnostic(line, yamlLine, 'is in curly quotation marks, which readers would see', inside)
    : undefined;
}

/** Finds an entry that is indented further than the one above it, which YAML reads as more of that entry's text. */
function swallowedEntry(node: Node, lines: string[], counter: LineCounter): LineReport | undefined {
  const [start = 0, end = 0] = node.range ?? [];
  const [first, last] = [counter.linePos(start).line, counter.linePos(end).line];
  const {before, key} = splitYamlLine(lines[first - 1] ?? '');
  const inside = lines.slice(first, last).findIndex((line) => /^\s*- /.test(line));
  if (inside === -1 || key !== undefined || !before.endsWith('- ')) return undefined;
  const content = (lines[first + inside] ?? '').trim();
  const message = `The line "${truncate(content)}" is indented further than the entry above, so it is read as part of that entry.`;
  return {line: first + inside + 1, message, help: 'Indent it like the entry above.'};
}

/** A value that `&` or `!` marks may begin on a later line than its mark. */
function markedDiagnostic(line: number, lines: string[]): LineReport {
  const marked = lines.slice(0, line).findLastIndex((text) => /^[&!]/.test(splitYamlLine(text).value)) + 1;
  const markedLine = splitYamlLine(lines[marked - 1] ?? '');
  if (marked === 0) return valueInsideDiagnostic(line, (lines[line - 1] ?? '').trim(), '& or !');
  return (
    strayDiagnostic(marked, markedLine) ??
    missingQuotesDiagnostic(marked, markedLine, `begins with ${markedLine.value.charAt(0)}, ${SPECIAL_MEANING}`)
  );
}

const valueInsideDiagnostic = (line: number, text: string, sign: string): LineReport => ({
  line,
  message: `"${truncate(text)}" has a value that begins with ${sign}, ${SPECIAL_MEANING}.`,
  help: 'Put that value in double quotation marks.',
});
