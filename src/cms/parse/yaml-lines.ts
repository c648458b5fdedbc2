/** Splits lines of YAML as people write them, and reports values that need quotes. */
import type {Data, LineProblem} from '../values/diagnostic';

/** One line of YAML: the text before its value, the name of its field, and the value. */
export interface YamlLine {
  before: string;
  key?: string;
  value: string;
}

const LEAD = /^\s*(?:- +)*/;
const KEY = /^([A-Za-z_][\w -]*?):(?:[ \t]+|$)/;

export function splitYamlLine(line: string): YamlLine {
  const [lead = ''] = LEAD.exec(line) ?? [];
  const afterLead = line.slice(lead.length);
  const [field = '', key] = KEY.exec(afterLead) ?? [];
  return {before: lead + field, key, value: afterLead.slice(field.length).trimEnd()};
}

export const describeValue = (key: string | undefined) => (key === undefined ? 'The entry' : `The value of "${key}"`);

/** @returns the quoted value, with the kind of quotes that needs no escape if possible. */
export function quote(value: string): string {
  if (!/["\\]/.test(value)) return `"${value}"`;
  return value.includes("'") ? JSON.stringify(value) : `'${value}'`;
}

/** The maximum length, in characters, of a line that a message quotes for copying. */
const MAX_COPYABLE = 120;

export const syntaxProblem = (line: number, message: string, data: Data = {}, fix?: string): LineProblem => ({
  ...{ruleId: 'yaml-syntax', message, line, data},
  ...(fix !== undefined && {fix}),
});

/** @returns a problem with what to write: the line, if it is short enough to be copied, otherwise the quotes that it needs */
export function correctionProblem(line: number, message: string, fix: string, data: Data = {}): LineProblem {
  const right = fix.trim();
  const help = right.length <= MAX_COPYABLE ? {right} : {quotes: right.endsWith("'") ? 'single' : 'double'};
  return syntaxProblem(line, message, {...data, ...help}, fix);
}

export const missingQuotesProblem = (
  line: number,
  {before, key, value}: YamlLine,
  message: string,
  wanted = value,
  data: Data = {},
): LineProblem => correctionProblem(line, message, before + quote(wanted), {subject: describeValue(key), ...data});

/** A value in curly quotes, but not a sentence that begins and ends with quoted words. */
const CURLY = /^(?:[“”„]([^“”„"]*)[“”"]|[‘’]([^‘]*)[‘’])$/;

/** @returns the text inside curly quotes; undefined when the value has none. */
export function textInCurlyQuotes(value: string): string | undefined {
  const [, double, single] = CURLY.exec(value) ?? [];
  return double ?? single;
}

const RESERVED = /^[*&@`%!|>,}\]{[?]/;

/** Whether a value begins with a special character of YAML. A closed bracket is a list or a group instead. */
export function startsReserved(value: string): boolean {
  if (/^(\{.*\}|\[.*\])$/.test(value)) return false;
  return RESERVED.test(value) && !/^[|>][+-]?\d?$/.test(value);
}

/** Characters before the name of a field, because of which YAML does not read a field: `& title: Words`. */
const STRAY = /^([^\w\s"'“”‘’([{]+)\s*([A-Za-z_]\w*):(?:\s|$)/;

/** @returns the problem of a line with characters before the name of its field. */
export function strayProblem(line: number, {key, value}: YamlLine): LineProblem | undefined {
  const [, stray = '', field] = key === undefined ? (STRAY.exec(value) ?? []) : [];
  return field === undefined ? undefined : syntaxProblem(line, 'strayBefore', {field, stray});
}
