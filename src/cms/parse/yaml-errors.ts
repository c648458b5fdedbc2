/** Explains errors that prevent YAML from being parsed, each with the corrected line if there is only one solution. */
import type {LineCounter, YAMLError} from 'yaml';
import {truncate, type LineReport} from '../base/diagnostic';
import {stripPunctuation} from './punctuation';
import {
  correctionDiagnostic,
  textInCurlyQuotes,
  describeValue,
  splitYamlLine,
  startsReserved,
  strayDiagnostic,
  missingQuotesDiagnostic,
  type YamlLine,
} from './yaml-lines';

export function explainError(
  {code, message: reason, pos}: YAMLError,
  lines: string[],
  counter: LineCounter,
): LineReport {
  const offset = Math.min(counter.linePos(pos[0]).line, lines.length);
  const open = findOpenQuote(lines, offset);
  if (open) return open;
  const parts = splitYamlLine(lines[offset - 1] ?? '');
  const text = lines[offset - 1] ?? '';
  const syntaxError =
    explainHyphen(offset, text) ??
    strayDiagnostic(offset, parts) ??
    explainValue(offset, parts) ??
    explainKey(offset, lines);
  if (syntaxError) return syntaxError;
  const isGroup = /^Flow (map|sequence)/.test(reason) || code === 'BLOCK_IN_FLOW' || /^[[{]/.test(parts.value);
  if (isGroup) return explainBrackets(lines, offset);
  // YAML reads a line that is indented too far as part of the line before.
  const further = code === 'BLOCK_AS_IMPLICIT_KEY' || code === 'MULTILINE_IMPLICIT_KEY';
  const line = further ? nextLine(lines, offset) : offset;
  const content = (lines[line - 1] ?? '').trim();
  const message = `"${truncate(content)}" is not indented like the lines around it.`;
  return {line, message, help: 'Indent all fields of an entry equally.'};
}

/** Whether a line is only text: it does not name a field or begin an entry. */
const isContinuation = (text: string): boolean => !/^\s*(?:-(?:\s|$)|[\w-]+:|#|---|$)/.test(text);

/** A quoted value that continues at the start of a line, where another field should begin. */
function continuationDiagnostic(line: number, text: string, {before, key}: YamlLine): LineReport {
  const [lead = ''] = /^\s*(?:- +)*/.exec(before) ?? [];
  const fix = `${' '.repeat(lead.length + INDENT)}${text.trim()}`;
  const message = `The line "${truncate(text.trim())}" continues the value of "${key ?? 'the entry'}" above, but is not indented.`;
  return {line, message, help: 'Write the value on one line, or indent this line by two more spaces.', fix};
}

const nextLine = (lines: string[], line: number) => {
  const next = lines.findIndex((text, index) => index >= line && text.trim() !== '');
  return next === -1 ? line : next + 1;
};

/** Finds an unclosed quote. The value includes the lines below it, so the parser reports the error far away. */
function findOpenQuote(lines: string[], last: number): LineReport | undefined {
  for (const [index, text] of lines.slice(0, last).entries()) {
    const line = splitYamlLine(text);
    const [sign] = line.value;
    if (sign !== '"' && sign !== "'") continue;
    const count = line.value.replace(/\\./g, '').split(sign).length - 1;
    if (count !== 1) continue;
    const following = lines[index + 1];
    if (following?.trimEnd().endsWith(sign) && isContinuation(following))
      return continuationDiagnostic(index + 2, following, line);
    const fix = text.trimEnd().replace(/[“”‘’]$/, '') + sign;
    return correctionDiagnostic(
      index + 1,
      `${describeValue(line.key)} has an opening quotation mark but no closing one.`,
      fix,
    );
  }
  return undefined;
}

const INDENT = 2;

/** A damaged group or list with several items; quotes would turn it into text. */
const OPEN_GROUP = /^(?:\{\s*\w+:\s|\[[^\],]*,)/;

/** Markdown for bold, italics or code around a whole value, which would be visible. */
const WRAPPING_MARKUP = /^(\*{1,3}|`)([^*`]+)\1$/;

function explainValue(line: number, yamlLine: YamlLine): LineReport | undefined {
  const {value} = yamlLine;
  const inside = textInCurlyQuotes(value);
  if (inside !== undefined)
    return missingQuotesDiagnostic(line, yamlLine, 'is in curly quotation marks; only straight ones work here', inside);
  if (OPEN_GROUP.test(value) && !/[\]}]$/.test(value)) return undefined;
  // This is not a value or an entry, so quotes would not make a field of it.
  if (yamlLine.key === undefined && !yamlLine.before.endsWith('- ') && value.startsWith('* ')) return undefined;
  if (startsReserved(value)) {
    const what = `begins with ${value.charAt(0)}, which has a special meaning`;
    return missingQuotesDiagnostic(line, yamlLine, what, value.replace(WRAPPING_MARKUP, '$2'));
  }
  if (value.startsWith('- ') && yamlLine.key !== undefined)
    return missingQuotesDiagnostic(line, yamlLine, 'begins with a hyphen', value.replace(/^(?:- +)+/, ''));
  const [sign = ''] = /^["']/.exec(value) ?? [];
  if (sign !== '') {
    // Correctly quoted text is not the cause of an error.
    if (isJson(value)) return undefined;
    const inner = /^(["'])(.*)\1$/.exec(value)?.[2];
    if (sign === '"' && inner?.includes('\\'))
      return missingQuotesDiagnostic(line, yamlLine, 'contains a backslash in double quotation marks', inner);
    const isWhole = inner !== undefined && !inner.includes(sign);
    return isWhole
      ? undefined
      : missingQuotesDiagnostic(
          line,
          yamlLine,
          'contains a quotation mark of the same kind as those around it',
          stripPunctuation(inner ?? value),
        );
  }
  return /:( |$)/.test(value) && !/^[[{]/.test(value)
    ? missingQuotesDiagnostic(line, yamlLine, 'contains a colon followed by a space')
    : undefined;
}

function isJson(value: string): boolean {
  try {
    return typeof JSON.parse(value) === 'string';
  } catch {
    return false;
  }
}

function explainHyphen(line: number, text: string): LineReport | undefined {
  const [, hyphen] = /^\s*(-[a-z_]\w*:)/i.exec(text) ?? [];
  if (hyphen === undefined) return undefined;
  return correctionDiagnostic(
    line,
    'A space is missing after the hyphen.',
    text.replace(hyphen, `- ${hyphen.slice(1)}`),
  );
}

function explainKey(line: number, lines: string[]): LineReport | undefined {
  const text = lines[line - 1] ?? '';
  const [, lead = '', key = '', value = ''] = /^(\s*(?:- +)?)([a-z_]\w*):(\S.*)$/i.exec(text) ?? [];
  if (key && /^[^\p{L}\p{N}"'[{]+$/u.test(value)) {
    const message = `After "${key}:" there is an unexpected ${truncate(value)}.`;
    return {line, message, help: 'Remove it.'};
  }
  if (key) return correctionDiagnostic(line, 'A space is missing after the colon.', `${lead}${key}: ${value}`);
  if (text.trim() === '' || /:(\s|$)/.test(text)) return undefined;
  const [word = ''] = /^[\w-]+/.exec(text.trim().replace(/^- +/, '')) ?? [];
  if (word === '') return {line, message: `"${truncate(text.trim())}" is not a field.`, help: 'Remove it.'};
  const above = splitYamlLine(lines[line - 2] ?? '').value;
  if (above.includes(' ') && !lines.some((other) => splitYamlLine(other).key === word)) {
    const help = 'If it continues the value above, join the two lines. If it is a field, write a colon after its name.';
    return {line, message: `The line "${truncate(text.trim())}" is not a field.`, help};
  }
  const help = `Begin the line with "${truncate(word)}:".`;
  return {line, message: 'A colon is missing after the name of the field.', help};
}

function explainBrackets(lines: string[], index: number): LineReport {
  const unbalanced = lines.slice(0, index).findLastIndex((text) => {
    const count = (signs: RegExp) => (text.match(signs) ?? []).length;
    return count(/[[{]/g) > count(/[\]}]/g);
  });
  const line = unbalanced === -1 ? index : unbalanced + 1;
  const content = (lines[line - 1] ?? '').trim();
  if (unbalanced !== -1) {
    const message = `"${truncate(content)}" has an opening bracket but no closing one.`;
    return {line, message, help: 'Close it on the same line.'};
  }
  const [, sign] = /(?:[[{,]|:\s)\s*([@`%&*!|>])/.exec(content) ?? [];
  if (sign !== undefined) {
    const what = `"${truncate(content)}" has a value that begins with ${sign}, which has a special meaning.`;
    return {line, message: what, help: 'Put that value in double quotation marks.'};
  }
  const message = `"${truncate(content)}" needs commas between its fields, and double quotation marks around values that contain a colon.`;
  return {line, message};
}
