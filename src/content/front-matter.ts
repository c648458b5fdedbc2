import {isMap, isPair, isScalar, LineCounter, parseDocument, type Document, type YAMLError} from 'yaml';
import type {Flaw} from './flaw';

/** A YAML text as data, with the way back from a field to its line. */
export interface Parsed {
  data: unknown;
  /** Line of the value at a path (or of the deepest part of the path that exists), counted from 1 in the file. */
  lineOf: (path: readonly PropertyKey[]) => number;
  /** Line of a key, for flaws of the key itself. */
  lineOfKey: (path: readonly PropertyKey[], key: string) => number;
}

const FENCE = /^---[ \t]*$/;

/**
 * Splits a page into its top block and its body.
 * @returns the YAML between the two `---` lines and the number of lines before the body; nothing without a top block
 */
export function splitPage(source: string): {yaml: string; bodyLine: number} | undefined {
  const lines = source.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (!FENCE.test(lines[0] ?? '')) return undefined;
  const end = lines.findIndex((line, index) => index > 0 && FENCE.test(line));
  return end === -1 ? undefined : {yaml: lines.slice(1, end).join('\n'), bodyLine: end + 1};
}

/**
 * Reads YAML with line numbers.
 * @param offset lines of the file that stand before the YAML
 * @returns the data, or the flaws of its spelling
 */
export function parseYaml(file: string, yaml: string, offset: number): Parsed | {flaws: Flaw[]} {
  const counter = new LineCounter();
  const document = parseDocument(yaml, {lineCounter: counter, prettyErrors: false});
  const line = (position: number) => counter.linePos(position).line + offset;
  // One slip of spelling makes many lines unreadable; only the first error is the person's own.
  const [error] = document.errors;
  if (error) return {flaws: [{file, line: line(positionOfError(error, yaml)), text: explain(error)}]};
  try {
    const data: unknown = document.toJS() ?? {};
    return {
      data,
      lineOf: (path) => line(positionOf(document, path)),
      lineOfKey: (path, key) => line(positionOfKey(document, path, key)),
    };
  } catch {
    const at = yaml.search(/:\s+[*&]/);
    const text = 'A value begins with * or &, which means something else here. Put the value between double quotes.';
    return {flaws: [{file, line: line(Math.max(at, 0)), text}]};
  }
}

/** A quote that is left open is noticed only at the end of the text; it is the first one without a partner on its line. */
function positionOfError({code, message, pos}: YAMLError, yaml: string): number {
  if (code !== 'MISSING_CHAR' || !message.includes('quote')) return pos[0];
  const lines = yaml.split('\n');
  const open = lines.findIndex((text) => (text.match(/"/g) ?? []).length % 2 === 1);
  return open === -1 ? pos[0] : lines.slice(0, open).join('\n').length + 1;
}

function positionOf(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const node: unknown = document.getIn(path.slice(0, length), true);
    if (hasRange(node)) {
      const last = path[length - 1];
      return typeof last === 'string' ? positionOfKey(document, path.slice(0, length - 1), last) : node.range[0];
    }
  }
  return 0;
}

function positionOfKey(document: Document, path: readonly PropertyKey[], key: string): number {
  const map: unknown = path.length === 0 ? document.contents : document.getIn(path, true);
  if (!isMap(map)) return hasRange(map) ? map.range[0] : 0;
  const pair = map.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === key);
  if (pair && hasRange(pair.key)) return pair.key.range[0];
  return hasRange(map) ? map.range[0] : 0;
}

function hasRange(node: unknown): node is {range: [number, number, number]} {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range);
}

/** The YAML library's codes (https://eemeli.org/yaml/#errors) in words for editors. */
function explain({code, message}: YAMLError): string {
  switch (code) {
    case 'TAB_AS_INDENT':
      return 'A line begins with a tab. Use spaces: two for each step inwards.';
    case 'DUPLICATE_KEY':
      return 'The same field stands here twice. Keep one of them.';
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'MULTILINE_IMPLICIT_KEY':
      return 'A value holds a colon followed by a space. Put the whole value between double quotes.';
    case 'BAD_INDENT':
    case 'BAD_PROP_ORDER':
      return 'The line is not indented like its neighbours. Fields of one entry begin at the same column.';
    case 'MISSING_CHAR':
      if (message.includes('quote'))
        return 'A quote is opened and not closed. Put a second one at the end of the value.';
      return 'Something is missing here: a colon behind the name of a field, or a closing quote or bracket.';
    default:
      return 'This line cannot be read. A value with : # { } [ ] @ * or quotes in it needs double quotes around it.';
  }
}
