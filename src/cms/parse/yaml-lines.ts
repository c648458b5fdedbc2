/** Splits lines of YAML as people write them, and reports values that need quotes. */
import {truncate, type LineReport} from '../base/diagnostic';

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

/** @returns what to write, if the line is short enough to be copied. */
function writeLineHelp(line: string): string {
  const right = line.trim();
  if (right.length <= MAX_COPYABLE) return `Write ${right}.`;
  return `Put the whole value in ${right.endsWith("'") ? 'single' : 'double'} quotation marks.`;
}

export const correctionDiagnostic = (line: number, message: string, fix: string): LineReport => ({
  line,
  message,
  help: writeLineHelp(fix),
  fix,
});

export const missingQuotesDiagnostic = (
  line: number,
  {before, key, value}: YamlLine,
  what: string,
  wanted = value,
): LineReport => correctionDiagnostic(line, `${describeValue(key)} ${what}.`, before + quote(wanted));

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

/** @returns the report for a line with characters before the name of its field. */
export function strayDiagnostic(line: number, {key, value}: YamlLine): LineReport | undefined {
  const [, signs = '', field] = key === undefined ? (STRAY.exec(value) ?? []) : [];
  if (field === undefined) return undefined;
  return {line, message: `Before "${field}" there is an unexpected ${truncate(signs)}.`, help: 'Remove it.'};
}
