/** Finds quotes, commas and semicolons that JSON, spreadsheets and programs put around a value. */
import type {Data, LineProblem} from '../values/diagnostic';
import {
  correctionProblem,
  textInCurlyQuotes,
  describeValue,
  quote,
  splitYamlLine,
  syntaxProblem,
  type YamlLine,
} from './yaml-lines';

const PAIRS = ['""', "''", '“”', '””', '““', '„“', '„”', '‘’', '’’', '«»', '‹›', '``'];
const QUOTES = '"\'“”„‘’«»‹›`';
/** An apostrophe is not a quote. */
const APOSTROPHE = /(?<=[\p{L}\p{N}])['’](?=\p{L})/gu;
const DOUBLED = /^"{2,3}([^"]+)"{2,3}$/;
const FULL_STOP_AFTER_QUOTES = new RegExp(`^[${QUOTES}]([^${QUOTES}]+)[${QUOTES}]\\.$`);

/** @returns the text without such characters around it; the text itself when nothing else would be left. */
export function stripPunctuation(text: string): string {
  let bare = text.trim();
  for (let before = ''; before !== bare;) {
    before = bare;
    bare = stripQuotes(
      stripTrailingPunctuation(bare.replace(/^[,;=]+/, '').trim())
        .replace(FULL_STOP_AFTER_QUOTES, '$1.')
        .replace(DOUBLED, '$1')
        .trim(),
    );
  }
  return /[\p{L}\p{N}]/u.test(bare) ? bare : text;
}

/** An HTML entity ends with its own semicolon. */
function stripTrailingPunctuation(text: string): string {
  let bare = text;
  while (/[,;\s]$/.test(bare) && !/&#?\w{1,8};$/.test(bare)) bare = bare.slice(0, -1);
  return bare;
}

function stripQuotes(text: string): string {
  const inner = text.slice(1, -1);
  const [open = '', close = ''] = PAIRS.find(([first = '', last = '']) => isBetween(text, first, last)) ?? [];
  if (open === '') return text;
  const others = inner.replace(APOSTROPHE, '');
  return others.includes(open) || others.includes(close) ? text : inner.trim();
}

const isBetween = (text: string, open: string, close: string) =>
  text.length > 2 && text.startsWith(open) && text.endsWith(close);

/** @returns what surrounds a value, as the end of a sentence; undefined when nothing does. */
export function describePunctuation(text: string): string | undefined {
  const bare = stripPunctuation(text);
  const trimmed = text.trim();
  if (bare === trimmed || bare === text) return undefined;
  const [last, first] = [NAMES[trimmed.at(-1) ?? ''], NAMES[trimmed.charAt(0)]];
  if (last !== undefined) return `ends with ${last}`;
  if (first !== undefined) return `begins with ${first}`;
  return 'is in quotation marks';
}

const NAMES: Record<string, string> = {',': 'a comma', ';': 'a semicolon', '=': 'an equals sign'};

/** A line of front matter with a value: the text before the field, the field in quotes, and the value. */
const LINE = new RegExp(`^(\\s*(?:- +)*)(?:([${QUOTES}])([A-Za-z_]\\w*)[${QUOTES}]\\s*(?::|=>|=)\\s*)?(\\S.*)$`);
const BLOCK_SCALAR = /^[|>][+-]?\d?$/;
/** Several quoted values, as spreadsheets write them. */
const QUOTED_VALUES = /^(["'])[^"']+\1(?:\s*[,;]\s*(["'])[^"']+\2)+[,;]?$/;
/** Curly quotes around an entry of a list in brackets. */
const CURLY_ENTRY = /(?<=[[,{:] ?)[“”„]([^“”„"]*)[“”](?=\s*[\],}:])/g;

/** Splits a line into the text before the value, the field with or without quotes, and the value. */
function splitQuotedKey(text: string): YamlLine & {sign?: string} {
  const [, lead = '', sign, name, value = ''] = LINE.exec(text) ?? [];
  return sign === undefined
    ? splitYamlLine(text)
    : {before: `${lead}${name}: `, key: name, value: value.trimEnd(), sign};
}

export function findPunctuation(lines: string[]): LineProblem | undefined {
  const {inside, ends} = multiLineValues(lines);
  for (const [index, text] of lines.entries()) {
    const diagnostic = ends.has(index)
      ? explainClosingBracket(index + 1, text)
      : inside.has(index)
        ? undefined
        : (explainEntry(index, lines) ?? explainPunctuation(index + 1, text));
    if (diagnostic) return diagnostic;
  }
  return undefined;
}

/** Finds a comma after the closing bracket of a group. */
function explainClosingBracket(line: number, text: string): LineProblem | undefined {
  const fix = stripTrailingPunctuation(text);
  if (!/[,;]\s?$/.test(text) || !/[\]}]$/.test(fix)) return undefined;
  return correctionProblem(line, 'afterBracket', fix, {sign: NAMES[text.trimEnd().at(-1) ?? '']});
}

/** Finds list entries in JSON's form, in quotes and with a comma. */
function explainEntry(index: number, lines: string[]): LineProblem | undefined {
  const text = lines[index] ?? '';
  const [, lead = '', value = ''] = /^(\s+)(["'“][^"'“”]+["'”][,;]?)\s*$/.exec(text) ?? [];
  const above = lines.slice(0, index).findLast((line) => line.trim() !== '') ?? '';
  const isFirst = /^\s*(?:- +)?[\w-]+:\s*$/.test(above) && /[,;]$/.test(value);
  if (value === '' || !(isFirst || above.startsWith(`${lead}- `))) return undefined;
  const fix = `${lead}- ${entryOf(stripPunctuation(value))}`;
  return correctionProblem(index + 1, 'quotedEntry', fix);
}

function explainPunctuation(line: number, text: string): LineProblem | undefined {
  const {before, key, value, sign} = splitQuotedKey(text);
  if (key === undefined && !before.endsWith('- ')) return undefined;
  const write = (right: string, message: string, data: Data = {}) =>
    correctionProblem(line, message, `${before.trimEnd()} ${right}`, {subject: describeValue(key), ...data});
  if (QUOTED_VALUES.test(value)) {
    const entries = value
      .split(/[,;]/)
      .flatMap((entry) => (entry.trim() === '' ? [] : entryOf(stripPunctuation(entry))));
    if (key !== undefined) return write(`[${entries.join(', ')}]`, 'quotedValues');
    return syntaxProblem(line, 'quotedEntries', {entry: entries[0]});
  }
  const right = withoutForeignQuotes(value);
  const isRight = right === value || textInCurlyQuotes(value) !== undefined;
  if (isRight && (sign === undefined || QUOTED_KEY.test(text))) return undefined;
  if (sign !== undefined) return write(right, 'foreignLine');
  if (isGroup(value)) return write(right, 'foreignGroup');
  return write(right, 'shownPunctuation', {what: describePunctuation(value)});
}

/** YAML allows a field in straight quotes. */
const QUOTED_KEY = /^\s*(?:- +)*(["'])\w+\1:(?:\s|$)/;

/** Whether a value is a complete group or list in brackets. One that is still open continues on the next line. */
const isGroup = (value: string) => /^(?:\[.*\]|\{.*\})[,;]?$/.test(value) && openBrackets(value) === 0;

/** Values that other checks report: YAML's special characters, a backslash, an apostrophe in quotes, a comment. */
const REPORTED_ELSEWHERE = /^[[{|>&*!%@`]|^".*\\|^'[^,;]*[^',;]'[^',;][^,;]*'$| #/;

function withoutForeignQuotes(value: string): string {
  if (isGroup(value)) return value.replace(/[,;]$/, '').replace(CURLY_ENTRY, (_all, text: string) => entryOf(text));
  // YAML can read its own quotes, so other rules check the text inside.
  if (REPORTED_ELSEWHERE.test(value) || readValue(value) !== value) return value;
  const read = readValue(stripTrailingPunctuation(value));
  const bare = stripPunctuation(read);
  if (bare === value) return value;
  return new RegExp(`^[,;=\\s]*[${QUOTES}]`).test(value) ? quote(bare) : bare;
}

/** Returns the value that YAML reads: the text inside its own quotes, or the value itself. */
function readValue(value: string): string {
  const [, double, single] = /^(?:"([^"\\]*)"|'((?:[^']|'')*)')$/.exec(value) ?? [];
  return double ?? single?.replaceAll("''", "'") ?? value;
}

/** Quotes an entry in brackets if one of its characters would split it. */
const entryOf = (text: string) => (/^\p{L}[\p{L}\p{N} .’-]*$/u.test(text) ? text : quote(text));

/** Returns the lines of multi-line values, including the first, and the lines with their closing brackets. */
function multiLineValues(lines: string[]): {inside: Set<number>; ends: Set<number>} {
  const [inside, ends] = [new Set<number>(), new Set<number>()];
  let open = 0;
  let quoted = '';
  let above = -1;
  for (const [index, text] of lines.entries()) {
    const isInside = open > 0 || quoted !== '' || (above !== -1 && (text.trim() === '' || column(text) > above));
    if (!isInside) above = -1;
    const {value} = splitQuotedKey(text);
    const goes = !isInside && continuesBelow(value, text, lines[index + 1] ?? '');
    if (isInside || goes) inside.add(index);
    if (open > 0 || (!isInside && /^[[{]/.test(value))) {
      const before = open;
      open = Math.max(0, open + openBrackets(before > 0 ? text : value));
      if (before > 0 && open === 0) ends.add(index);
    } else if (quoted !== '') quoted = text.trimEnd().endsWith(quoted) ? '' : quoted;
    else if (!isInside && BLOCK_SCALAR.test(value)) above = column(text);
    else if (goes && isOpenQuote(value)) quoted = value.charAt(0);
  }
  return {inside, ends};
}

const column = (text: string) => /^\s*/.exec(text)?.[0].length ?? 0;

/** Whether the text of a line continues on the next one. */
function continuesBelow(value: string, text: string, next: string): boolean {
  const [lead = ''] = /^\s*(- +)*/.exec(text) ?? [];
  return value !== '' && /\S/.test(next) && !/^\s*(-(\s|$)|["']?[\w-]+["']?:)/.test(next) && column(next) > lead.length;
}

const isOpenQuote = (value: string) => /^["']/.test(value) && value.split(value.charAt(0)).length === 2;

/** Counts how many more brackets a line opens than it closes, outside quotes. */
function openBrackets(text: string): number {
  const signs = text.replace(/"(?:[^"\\]|\\.)*"|(?<![\p{L}\p{N}])'[^']*'/gu, '');
  return (signs.match(/[[{]/g) ?? []).length - (signs.match(/[\]}]/g) ?? []).length;
}
