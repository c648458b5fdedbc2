/** Lines of YAML as people write them, and what to say of a value that has to be between quotes. */
import {truncate, type LineDiagnostic} from '../base/diagnostic';

/** One line of YAML: what is before its value, the name of its field, the value. */
export interface YamlLine {
  before: string;
  key?: string;
  value: string;
}

const LEAD = /^\s*(?:- +)*/;
const KEY = /^([A-Za-z_][\w -]*?):(?:[ \t]+|$)/;

export function split(line: string): YamlLine {
  const [lead = ''] = LEAD.exec(line) ?? [];
  const rest = line.slice(lead.length);
  const [field = '', key] = KEY.exec(rest) ?? [];
  return {before: lead + field, key, value: rest.slice(field.length).trimEnd()};
}

/** @returns how a sentence calls a value. */
export const named = (key: string | undefined) => (key === undefined ? 'The entry' : `The value of "${key}"`);

/** @returns the value between quotes, of the kind that needs no escape where there is one. */
export function quote(value: string): string {
  if (!/["\\]/.test(value)) return `"${value}"`;
  return value.includes("'") ? JSON.stringify(value) : `'${value}'`;
}

/** A line of this length can be copied from a sentence without a syntax error, in characters. */
const MAX_COPIED = 120;

/** @returns what to write, where the line is short enough to be copied. */
export function writeLine(line: string): string {
  const right = line.trim();
  if (right.length <= MAX_COPIED) return `Write ${right}.`;
  return `Put the whole value between ${right.endsWith("'") ? 'single' : 'double'} quotes.`;
}

/** A finding whose remedy is quotes around the whole value. */
export function unquoted(line: number, {before, key, value}: YamlLine, what: string, wanted = value): LineDiagnostic {
  const fix = before + quote(wanted);
  return {line, message: `${named(key)} ${what}.`, help: writeLine(fix), fix};
}

/** A value between curly quotes, unlike a sentence that begins and ends with quoted words. */
const CURLY = /^(?:[“”„]([^“”„"]*)[“”"]|[‘’]([^‘]*)[‘’])$/;

/** @returns the words between curly quotes, where a value is between them. */
export function insideCurly(value: string): string | undefined {
  const [, double, single] = CURLY.exec(value) ?? [];
  return double ?? single;
}

const RESERVED = /^[*&@`%!|>,}\]{[?]/;

/** Signs that YAML reads as something else. A bracket that is closed again is a list or a group, not a sign. */
export function startsReserved(value: string): boolean {
  if (/^(\{.*\}|\[.*\])$/.test(value)) return false;
  return RESERVED.test(value) && !/^[|>][+-]?\d?$/.test(value);
}

/** Signs before the name of a field, which then is no field: `& title: Words`. */
const STRAY = /^([^\w\s"'“”‘’([{]+)\s*([A-Za-z_]\w*):(?:\s|$)/;

/** @returns the finding of a line whose field has signs before its name. */
export function strayDiagnostic(line: number, {key, value}: YamlLine): LineDiagnostic | undefined {
  const [, signs = '', field] = key === undefined ? (STRAY.exec(value) ?? []) : [];
  if (field === undefined) return undefined;
  return {line, message: `Before "${field}" is ${truncate(signs)}, which does not belong there.`, help: 'Remove it.'};
}
