import {
  isMap,
  isSeq,
  LineCounter,
  parseDocument,
  type Document,
  type Pair,
  type Tags,
  type YAMLMap,
  isScalar,
  visit,
} from 'yaml';
import type {LineProblem, Problem, Range} from '../values/diagnostic';
import type {Path} from '../values/values';
import {frontMatterLimit} from './limits';
import {findSyntaxError} from './yaml-syntax-errors';

/**
 * Runs a parser without recording stack traces. Its errors are results, nobody reads their traces, and recording takes
 * longer than parsing. Only V8 has this limit.
 */
export function withoutStackTraces<T>(run: () => T): T {
  const {stackTraceLimit} = Error;
  Error.stackTraceLimit = 0;
  try {
    return run();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** This many repeated fields in a row mean that the first line of an entry was deleted. */
const HALF_ENTRY = 2;

/** Finds duplicate fields (YAML 1.2.2, 3.2.1.1). Several in a row belong to an entry whose first line was deleted. */
function repeatedFields(document: Document, counter: LineCounter, lines: string[]): LineProblem[] {
  const runs: number[][] = [];
  for (const position of repeated(document)) {
    const {line} = counter.linePos(position);
    const run = runs.at(-1);
    if (run?.at(-1) === line - 1) run.push(line);
    else runs.push([line]);
  }
  return runs.flatMap((run): LineProblem[] => {
    if (run.length < HALF_ENTRY) return run.map((line) => repeatedField(line, 'field', {name: keyOf(lines[line - 1])}));
    const [line = 1] = run;
    const first = lines.slice(0, line - 1).findLast((text) => /^\s*- +\w+:/.test(text)) ?? '';
    return [repeatedField(line, 'entry', {count: run.length, name: keyOf(first)})];
  });
}

const repeatedField = (line: number, message: string, data: Problem['data']): LineProblem => ({
  ...{ruleId: 'repeated-field', message, data, line},
});

/** Returns the start of each duplicate field in the text, from the first to the last. */
function repeated(document: Document): number[] {
  const positions: number[] = [];
  visit(document, {
    Map(_, {items}) {
      const names = new Set<string>();
      for (const pair of items) {
        const name = fieldName(pair);
        if (names.has(name) && hasRange(pair.key)) positions.push(pair.key.range[0]);
        names.add(name);
      }
    },
  });
  return positions.sort((a, b) => a - b);
}

const keyOf = (line = ''): string => /[^\s:-][^:]*/.exec(line)?.[0] ?? '';

const fieldName = ({key}: Pair): string => String(isScalar(key) ? key.value : key);

function hasRange(node: unknown): node is {range: [number, number, number]} {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range);
}

/** YAML data, with methods to find the line of each field. */
export interface ParsedFrontMatter {
  data: unknown;
  /** The YAML document with the positions of its values, with `\n` as line end. */
  document: Document.Parsed;
  /** Returns the line of the value at a path (or of its deepest existing part), counted from 1 in the file. */
  lineOf: (path: Path) => number;
  /** Returns the line of a key, for reports about the key itself. */
  lineOfKey: (path: Path, key: string) => number;
  /** Returns the range of the value at a path; a value of several lines ends at the end of its first line. */
  rangeOf: (path: Path) => Range | undefined;
}

/**
 * Keeps digits after a plus or a zero as text, because a telephone number would lose both as an integer (YAML 1.2.2,
 * 10.3.2).
 */
const customTags = (tags: Tags): Tags =>
  tags.map((tag) => {
    if (typeof tag !== 'object' || tag.collection !== undefined || tag.tag !== WHOLE_NUMBER || tag.format) return tag;
    return {...tag, test: /^-?(0|[1-9]\d*)$/};
  });

const WHOLE_NUMBER = 'tag:yaml.org,2002:int';

/** We check for duplicate keys ourselves, because the library compares each key with all others, which is slow. */
const OPTIONS = {prettyErrors: false, logLevel: 'silent', uniqueKeys: false, customTags} as const;

/** @returns a parsed YAML text, with the same options in the check and the build; duplicate fields are not an error. */
export const readYaml = (text: string, lineCounter?: LineCounter): Document.Parsed =>
  withoutStackTraces(() => parseDocument(text, {...OPTIONS, lineCounter}));

const FENCE = /^---[ \t]*$/;
/** How many syntax errors of one text to report; a text with more is not meant as YAML. */
const MAX_SYNTAX_ERRORS = 20;
/** Each fixed syntax error needs another parse; together they may parse this many characters. */
const MAX_PARSED = 300_000;
/** The cost of a line in addition to its characters, in characters. */
const LINE_COST = 20;

/** @returns the YAML between the two `---` lines, and the number of lines before the body; undefined without them */
export function splitPage(source: string): {yaml: string; bodyLine: number} | undefined {
  const lines: string[] = [];
  // The body may have thousands of lines, and this runs at each letter, so only the front matter is split.
  for (let start = source.startsWith('\uFEFF') ? 1 : 0; start <= source.length;) {
    const next = source.indexOf('\n', start);
    const end = next === -1 ? source.length : next;
    const line = source.slice(start, source[end - 1] === '\r' && next !== -1 ? end - 1 : end);
    const isFence = FENCE.test(line);
    if (isFence && lines.length > 0) return {yaml: lines.slice(1).join('\n'), bodyLine: lines.length + 1};
    if (!isFence && lines.length === 0) return undefined;
    lines.push(line);
    start = end + 1;
  }
  return undefined;
}

/** @returns the text of a page below its front matter; the whole text when it has none. */
export const bodyOf = (source: string): string =>
  source
    .split('\n')
    .slice(splitPage(source)?.bodyLine ?? 0)
    .join('\n');

/**
 * Parses YAML with line numbers. It fixes syntax errors where possible and continues, so that one run reports all
 * problems.
 */
export function parseYaml(
  file: string,
  yaml: string,
  offset: number,
): {parsed?: ParsedFrontMatter; problems: Problem[]} {
  const problems: Problem[] = [];
  const limit = frontMatterLimit(yaml);
  if (limit) return {problems: [{file, ...limit, line: limit.line + offset}]};
  const lines = yaml.split(/\r?\n/);
  const rounds = Math.min(MAX_SYNTAX_ERRORS, Math.ceil(MAX_PARSED / (yaml.length + LINE_COST * lines.length)));
  for (;;) {
    const counter = new LineCounter();
    const text = lines.join('\n');
    const document = readYaml(text, counter);
    const syntaxError = findSyntaxError(text, document, counter);
    if (!syntaxError) {
      for (const problem of repeatedFields(document, counter, lines))
        problems.push({...problem, file, line: problem.line + offset});
      return {parsed: toParsed(document, counter, offset), problems};
    }
    const problem = continuesOnNextLine(lines, syntaxError) ? toOneLine(syntaxError) : syntaxError;
    problems.push({...problem, file, line: syntaxError.line + offset});
    const {fix} = problem;
    if (fix === undefined || fix === lines[syntaxError.line - 1] || problems.length === rounds) return {problems};
    lines[syntaxError.line - 1] = fix;
  }
}

/** The person must write the whole value on one line. */
const toOneLine = (problem: LineProblem): LineProblem => ({
  ...problem,
  data: {...problem.data, right: undefined, quotes: undefined},
  fix: undefined,
});

/** Whether a value continues on the next line, so that a quote at the end of this line is in its middle. */
function continuesOnNextLine(lines: string[], {line, fix = ''}: LineProblem): boolean {
  if (!/["']$/.test(fix)) return false;
  const column = (text = '') => /^\s*(- +)*/.exec(text)?.[0].length ?? 0;
  const next = lines[line];
  return next !== undefined && !/^\s*(-|[\w-]+:|$)/.test(next) && column(next) > column(lines[line - 1]);
}

function toParsed(document: Document.Parsed, counter: LineCounter, offset: number): ParsedFrontMatter {
  const line = (position: number) => counter.linePos(position).line + offset;
  // The rules need the lines of the same paths at each check.
  const lines = new WeakMap<Path, number>();
  return {
    data: document.toJS() ?? {},
    document,
    lineOf(path) {
      const found = lines.get(path) ?? line(positionOf(document, path));
      lines.set(path, found);
      return found;
    },
    lineOfKey: (path, key) => line(positionOfKey(document, path, key)),
    rangeOf(path) {
      const node = nodeAt(document, path);
      if (!hasRange(node)) return undefined;
      const [start, end] = node.range.map((position) => counter.linePos(position));
      if (!start || start.line !== end?.line) return undefined;
      return {start: {line: start.line + offset, column: start.col}, end: {line: end.line + offset, column: end.col}};
    },
  };
}

function positionOf(document: Document, path: Path): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = nodeAt(document, path.slice(0, length));
    if (hasRange(node)) {
      const last = path[length - 1];
      return typeof last === 'string' ? positionOfKey(document, path.slice(0, length - 1), last) : node.range[0];
    }
  }
  return 0;
}

function positionOfKey(document: Document, path: Path, key: string): number {
  const map = nodeAt(document, path);
  if (!isMap(map)) return hasRange(map) ? map.range[0] : 0;
  const pair = pairsOf(map).get(key);
  if (pair && hasRange(pair.key)) return pair.key.range[0];
  return hasRange(map) ? map.range[0] : 0;
}

/** Finds the node at a path with one lookup per group; `getIn` would search through all keys. */
const nodeAt = (document: Document, path: Path): unknown =>
  path.reduce<unknown>((node, key) => {
    if (isSeq(node)) return typeof key === 'number' ? node.items[key] : undefined;
    return isMap(node) ? pairsOf(node).get(String(key))?.value : undefined;
  }, document.contents);

const pairsByKey = new WeakMap<YAMLMap, ReadonlyMap<string, Pair>>();

/** Indexes the fields of a group by name; of two with the same name, the first counts. */
function pairsOf(map: YAMLMap): ReadonlyMap<string, Pair> {
  const pairs = pairsByKey.get(map) ?? new Map(map.items.toReversed().map((pair) => [fieldName(pair), pair]));
  pairsByKey.set(map, pairs);
  return pairs;
}
