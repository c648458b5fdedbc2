/** Explains errors that prevent YAML from being parsed, each with the corrected line if there is only one solution. */
import type {LineCounter, YAMLError} from 'yaml';
import type {LineProblem} from '../values/diagnostic';
import {stripPunctuation} from './punctuation';
import {
  correctionProblem,
  textInCurlyQuotes,
  describeValue,
  splitYamlLine,
  startsReserved,
  strayProblem,
  missingQuotesProblem,
  syntaxProblem,
  type YamlLine,
} from './yaml-lines';

export function explainError(
  {code, message: reason, pos}: YAMLError,
  lines: string[],
  counter: LineCounter,
): LineProblem {
  const offset = Math.min(counter.linePos(pos[0]).line, lines.length);
  const open = findOpenQuote(lines, offset);
  if (open) return open;
  const parts = splitYamlLine(lines[offset - 1] ?? '');
  const text = lines[offset - 1] ?? '';
  const syntaxError =
    explainHyphen(offset, text) ??
    strayProblem(offset, parts) ??
    explainValue(offset, parts) ??
    explainKey(offset, lines);
  if (syntaxError) return syntaxError;
  const isGroup = /^Flow (map|sequence)/.test(reason) || code === 'BLOCK_IN_FLOW' || /^[[{]/.test(parts.value);
  if (isGroup) return explainBrackets(lines, offset);
  // YAML reads a line that is indented too far as part of the line before.
  const further = code === 'BLOCK_AS_IMPLICIT_KEY' || code === 'MULTILINE_IMPLICIT_KEY';
  const line = further ? nextLine(lines, offset) : offset;
  const content = (lines[line - 1] ?? '').trim();
  return syntaxProblem(line, 'indentation', {text: content});
}

/** Whether a line is only text: it does not name a field or begin an entry. */
const isContinuation = (text: string): boolean => !/^\s*(?:-(?:\s|$)|[\w-]+:|#|---|$)/.test(text);

/** A quoted value that continues at the start of a line, where another field should begin. */
function continuationProblem(line: number, text: string, {before, key}: YamlLine): LineProblem {
  const [lead = ''] = /^\s*(?:- +)*/.exec(before) ?? [];
  const fix = `${' '.repeat(lead.length + INDENT)}${text.trim()}`;
  const data = {text: text.trim(), above: key ?? 'the entry'};
  return syntaxProblem(line, 'continuation', data, fix);
}

const nextLine = (lines: string[], line: number) => {
  const next = lines.findIndex((text, index) => index >= line && text.trim() !== '');
  return next === -1 ? line : next + 1;
};

/** Finds an unclosed quote. The value includes the lines below it, so the parser reports the error far away. */
function findOpenQuote(lines: string[], last: number): LineProblem | undefined {
  for (const [index, text] of lines.slice(0, last).entries()) {
    const line = splitYamlLine(text);
    const [sign] = line.value;
    if (sign !== '"' && sign !== "'") continue;
    const count = line.value.replace(/\\./g, '').split(sign).length - 1;
    if (count !== 1) continue;
    const following = lines[index + 1];
    if (following?.trimEnd().endsWith(sign) && isContinuation(following))
      return continuationProblem(index + 2, following, line);
    const fix = text.trimEnd().replace(/[“”‘’]$/, '') + sign;
    return correctionProblem(index + 1, 'openQuote', fix, {subject: describeValue(line.key)});
  }
  return undefined;
}

const INDENT = 2;

/** A damaged group or list with several items; quotes would turn it into text. */
const OPEN_GROUP = /^(?:\{\s*\w+:\s|\[[^\],]*,)/;

/** Markdown for bold, italics or code around a whole value, which would be visible. */
const WRAPPING_MARKUP = /^(\*{1,3}|`)([^*`]+)\1$/;

function explainValue(line: number, yamlLine: YamlLine): LineProblem | undefined {
  const {value} = yamlLine;
  const inside = textInCurlyQuotes(value);
  if (inside !== undefined) return missingQuotesProblem(line, yamlLine, 'curlyQuotes', inside);
  if (OPEN_GROUP.test(value) && !/[\]}]$/.test(value)) return undefined;
  // This is not a value or an entry, so quotes would not make a field of it.
  if (yamlLine.key === undefined && !yamlLine.before.endsWith('- ') && value.startsWith('* ')) return undefined;
  if (startsReserved(value)) {
    const wanted = value.replace(WRAPPING_MARKUP, '$2');
    return missingQuotesProblem(line, yamlLine, 'reserved', wanted, {sign: value.charAt(0)});
  }
  if (value.startsWith('- ') && yamlLine.key !== undefined)
    return missingQuotesProblem(line, yamlLine, 'hyphen', value.replace(/^(?:- +)+/, ''));
  const [sign = ''] = /^["']/.exec(value) ?? [];
  if (sign !== '') {
    // Correctly quoted text is not the cause of an error.
    if (isJson(value)) return undefined;
    const inner = /^(["'])(.*)\1$/.exec(value)?.[2];
    if (sign === '"' && inner?.includes('\\')) return missingQuotesProblem(line, yamlLine, 'backslash', inner);
    const isWhole = inner !== undefined && !inner.includes(sign);
    return isWhole ? undefined : missingQuotesProblem(line, yamlLine, 'sameQuotes', stripPunctuation(inner ?? value));
  }
  return /:( |$)/.test(value) && !/^[[{]/.test(value) ? missingQuotesProblem(line, yamlLine, 'colon') : undefined;
}

function isJson(value: string): boolean {
  try {
    return typeof JSON.parse(value) === 'string';
  } catch {
    return false;
  }
}

function explainHyphen(line: number, text: string): LineProblem | undefined {
  const [, hyphen] = /^\s*(-[a-z_]\w*:)/i.exec(text) ?? [];
  if (hyphen === undefined) return undefined;
  return correctionProblem(line, 'noSpaceAfterHyphen', text.replace(hyphen, `- ${hyphen.slice(1)}`));
}

function explainKey(line: number, lines: string[]): LineProblem | undefined {
  const text = lines[line - 1] ?? '';
  const [, lead = '', key = '', value = ''] = /^(\s*(?:- +)?)([a-z_]\w*):(\S.*)$/i.exec(text) ?? [];
  if (key && /^[^\p{L}\p{N}"'[{]+$/u.test(value)) {
    return syntaxProblem(line, 'strayAfter', {field: key, stray: value});
  }
  if (key) return correctionProblem(line, 'noSpaceAfterColon', `${lead}${key}: ${value}`);
  if (text.trim() === '' || /:(\s|$)/.test(text)) return undefined;
  const [word = ''] = /^[\w-]+/.exec(text.trim().replace(/^- +/, '')) ?? [];
  if (word === '') return syntaxProblem(line, 'noField', {text: text.trim()});
  const above = splitYamlLine(lines[line - 2] ?? '').value;
  const isText = above.includes(' ') && !lines.some((other) => splitYamlLine(other).key === word);
  return isText ? syntaxProblem(line, 'lineOfText', {text: text.trim()}) : syntaxProblem(line, 'noColon', {word});
}

function explainBrackets(lines: string[], index: number): LineProblem {
  const unbalanced = lines.slice(0, index).findLastIndex((text) => {
    const count = (signs: RegExp) => (text.match(signs) ?? []).length;
    return count(/[[{]/g) > count(/[\]}]/g);
  });
  const line = unbalanced === -1 ? index : unbalanced + 1;
  const content = (lines[line - 1] ?? '').trim();
  if (unbalanced !== -1) return syntaxProblem(line, 'openBracket', {text: content});
  const [, sign] = /(?:[[{,]|:\s)\s*([@`%&*!|>])/.exec(content) ?? [];
  return sign === undefined
    ? syntaxProblem(line, 'commas', {text: content})
    : syntaxProblem(line, 'reservedInside', {text: content, sign});
}
