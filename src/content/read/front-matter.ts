import {isMap, isPair, isScalar, LineCounter, parseDocument, type Document} from 'yaml';
import type {Flaw} from '../flaw';
import {topLimit} from './limits';
import {findSlip} from './yaml-slips';

/** A YAML text as data, with the way back from a field to its line. */
export interface Parsed {
  data: unknown;
  /** Line of the value at a path (or of the deepest part of the path that exists), counted from 1 in the file. */
  lineOf: (path: readonly PropertyKey[]) => number;
  /** Line of a key, for flaws of the key itself. */
  lineOfKey: (path: readonly PropertyKey[], key: string) => number;
}

const FENCE = /^---[ \t]*$/;
/** As many slips of one text are told at once; a text with more was not written as YAML. */
const MAX_SLIPS = 20;

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
 * Reads YAML with line numbers. A slip that can be mended is mended for the rest of the reading, so that one run tells
 * all of them and what else is wrong.
 * @param offset lines of the file that stand before the YAML
 * @returns the flaws of its spelling, and the data unless a flaw keeps them from being read
 */
export function parseYaml(file: string, yaml: string, offset: number): {parsed?: Parsed; flaws: Flaw[]} {
  const flaws: Flaw[] = [];
  const limit = topLimit(yaml);
  if (limit) return {flaws: [{file, ...limit, line: limit.line + offset}]};
  const lines = yaml.split(/\r?\n/);
  for (;;) {
    const counter = new LineCounter();
    const text = lines.join('\n');
    const document = parseDocument(text, {lineCounter: counter, prettyErrors: false, logLevel: 'silent'});
    const slip = findSlip(text, document, counter);
    if (!slip) return {parsed: readable(document, counter, offset), flaws: [...flaws, ...twice(document, lines)]};
    const replacement = continues(lines, slip.line) ? undefined : slip.replacement;
    flaws.push({...slip, file, line: slip.line + offset, replacement});
    if (replacement === undefined || replacement === lines[slip.line - 1] || flaws.length === MAX_SLIPS) return {flaws};
    lines[slip.line - 1] = replacement;
  }

  function twice(document: Document, written: string[]): Flaw[] {
    if (document.errors.length === 0) return [];
    const counter = new LineCounter();
    parseDocument(written.join('\n'), {lineCounter: counter, uniqueKeys: false});
    return document.errors.map(({pos}) => {
      const line = counter.linePos(pos[0]).line;
      const [key = ''] = /[^\s:-][^:]*/.exec(written[line - 1] ?? '') ?? [];
      const text = `The field "${key}" stands here a second time.`;
      return {file, line: line + offset, text, advice: 'Keep one of them.'};
    });
  }
}

/** Whether the value of a line goes on in the line below, so that a quote at its end would stand in its middle. */
function continues(lines: string[], line: number): boolean {
  const column = (text = '') => /^\s*(- +)*/.exec(text)?.[0].length ?? 0;
  const next = lines[line];
  return next !== undefined && !/^\s*(-|[\w-]+:|$)/.test(next) && column(next) > column(lines[line - 1]);
}

function readable(document: Document, counter: LineCounter, offset: number): Parsed {
  const line = (position: number) => counter.linePos(position).line + offset;
  return {
    data: document.toJS() ?? {},
    lineOf: (path) => line(positionOf(document, path)),
    lineOfKey: (path, key) => line(positionOfKey(document, path, key)),
  };
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
  const pair = map.items.find((item) => isPair(item) && isScalar(item.key) && String(item.key.value) === key);
  if (pair && hasRange(pair.key)) return pair.key.range[0];
  return hasRange(map) ? map.range[0] : 0;
}

function hasRange(node: unknown): node is {range: [number, number, number]} {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range);
}
