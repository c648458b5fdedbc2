/** Formats a new value like its neighbours, and a changed scalar in its old style where possible. */
import {isCollection, isMap, isSeq, visit, type Document, isScalar, LineCounter, type Scalar} from 'yaml';
import type {Path} from '../base/values';
import {isMapping, isList, type Value} from './edit';
import {columnOf} from './items';
import {readYaml} from '../parse/front-matter';
import {quote} from '../parse/yaml-lines';
import {findSyntaxError} from '../parse/yaml-syntax-errors';

interface IndentSteps {
  /** The indentation of the hyphens below the name of a list. */
  list: number;
  /** The indentation of the fields below the name of a group. */
  group: number;
}

export const DEFAULT_LAYOUT: IndentSteps = {list: 2, group: 2};

export function indentSteps(text: string, document: Document): IndentSteps {
  const found: Partial<IndentSteps> = {};
  visit(document, {
    Pair(_key, {key, value}) {
      if (!(isMap(value) || isSeq(value)) || value.flow || !value.range) return;
      const name = (key as {range?: [number, number, number]}).range;
      if (!name) return;
      const step = columnOf(text, value.range[0]) - columnOf(text, name[0]);
      if (isSeq(value)) found.list ??= step;
      else found.group ??= step;
    },
  });
  return {...DEFAULT_LAYOUT, ...found};
}

export function formatInFlow(value: Value): string {
  if (isList(value)) return `[${value.map(formatInFlow).join(', ')}]`;
  if (!isMapping(value)) return scalarCandidates(value, {flow: true, indent: 0})[0] ?? '';
  return `{${fieldsOf(value)
    .map(([key, field]) => `${key}: ${formatInFlow(field)}`)
    .join(', ')}}`;
}

/** The values at the same path in sibling entries, the nearest first. A new value gets their layout. */
type Siblings = readonly unknown[];

/** @returns the values of the same field in the sibling entries of the innermost list. */
export function siblingsAt(document: Document, path: Path): Siblings {
  const depth = path.findLastIndex((key) => typeof key === 'number');
  const list = depth === -1 ? undefined : document.getIn(path.slice(0, depth), true);
  if (!isSeq(list)) return [];
  const index = Number(path[depth]);
  const siblings = sortByDistance(list.items.toSpliced(index, 1), index);
  return path.slice(depth + 1).reduce<Siblings>(siblingsWithin, siblings);
}

/** @returns entries, the nearest to an index first. */
export const sortByDistance = (entries: Siblings, index: number): Siblings => [
  ...entries.slice(0, index).reverse(),
  ...entries.slice(index),
];

const siblingsWithin = (likes: Siblings, key: string | number): Siblings =>
  likes.flatMap((like) => (isMap(like) && like.has(key) ? [like.get(key, true)] : []));

const isFlow = ([like]: Siblings): boolean => isCollection(like) && like.flow === true;

/**
 * @returns a value on separate lines, or in brackets if its siblings are in brackets. The text begins at `column`, so its
 * first line is not indented.
 */
export function formatInBlock(value: Value, column: number, steps: IndentSteps, likes: Siblings = []): string {
  if (isFlow(likes) && typeof value === 'object') return formatInFlow(value);
  const ofEntries = likes.flatMap((like) => (isSeq(like) ? like.items : []));
  const parts = isList(value)
    ? value.map((entry) => `- ${formatInBlock(entry, column + '- '.length, steps, ofEntries)}`)
    : isMapping(value)
      ? fieldsOf(value).map(([key, field]) => fieldText(key, field, column, steps, siblingsWithin(likes, key)))
      : [scalarCandidates(value, {flow: false, indent: column})[0] ?? ''];
  if (parts.length === 0) return isList(value) ? '[]' : '{}';
  return parts.join(`\n${' '.repeat(column)}`);
}

export const fieldText = (key: string, value: Value, column: number, steps: IndentSteps, likes: Siblings): string =>
  `${key}:${formatAfterKey(value, column, steps, likes)}`;

/** @returns the text after the colon of a field. Its name begins at `column`. */
export function formatAfterKey(value: Value, column: number, steps: IndentSteps, likes: Siblings): string {
  const hasLines = typeof value === 'object' && value !== null && Object.keys(value).length > 0 && !isFlow(likes);
  if (!hasLines) return ` ${formatInBlock(value, column, steps, likes)}`;
  const inner = column + (isList(value) ? steps.list : steps.group);
  return `\n${' '.repeat(inner)}${formatInBlock(value, inner, steps, likes)}`;
}

const fieldsOf = (group: Readonly<Record<string, Value>>) => Object.entries(group);

interface YamlPosition {
  flow: boolean;
  /** The column for further lines of the value. */
  indent: number;
}

/**
 * Returns the possible notations of a value, the best first. The caller parses the result and tries the next one if it
 * differs.
 * @param old the current value, and its text
 */
export function scalarCandidates(
  value: string | number | boolean | null,
  place: YamlPosition,
  old?: {node: unknown; text: string},
): string[] {
  if (typeof value !== 'string') return [String(value)];
  const always = isPlain(value, place.flow) ? [value, toQuoted(value)] : [toQuoted(value)];
  // Empty quotes are not a style, because every new entry has them.
  if (!old || !isScalar(old.node) || typeof old.node.value !== 'string' || old.node.value === '')
    return [...always, JSON.stringify(value)];
  // Quotes that the old value needed are not a style.
  const isForced = (old.node.type ?? '').startsWith('QUOTE') && !isPlain(old.node.value, place.flow);
  if (isForced && isPlain(value, place.flow)) return [...always, JSON.stringify(value)];
  return [...formatInStyleOf(value, old.node, old.text, place), ...always, JSON.stringify(value)];
}

const toQuoted = (value: string): string => (/[\n\t]/.test(value) ? JSON.stringify(value) : quote(value));

/** Whether a value needs no quotes: YAML reads the same, and the linter finds no syntax error in its line. */
function isPlain(value: string, flow: boolean): boolean {
  if (value === '' || value.includes('\n')) return false;
  const text = flow ? `- [${value}, {k: ${value}}]` : `- ${value}`;
  const counter = new LineCounter();
  const document = readYaml(text, counter);
  if (document.errors.length > 0 || findSyntaxError(text, document, counter)) return false;
  return JSON.stringify(document.toJS()) === JSON.stringify(flow ? [[value, {k: value}]] : [value]);
}

function formatInStyleOf(value: string, node: Scalar, text: string, {indent}: YamlPosition): string[] {
  const lines = text.split('\n');
  switch (node.type) {
    case 'BLOCK_FOLDED':
    case 'BLOCK_LITERAL':
      return blockScalar(value, node, lines, indent);
    case 'QUOTE_DOUBLE':
      if (lines.length > 1) return refold(value, lines, '"', (part) => JSON.stringify(part).slice(1, -1));
      return /["\\]/.test(value) && !text.includes('\\') ? [] : [JSON.stringify(value)];
    case 'QUOTE_SINGLE':
      if (value.includes('\n')) return [];
      if (lines.length > 1) return refold(value, lines, "'", (part) => part.replaceAll("'", "''"));
      return [`'${value.replaceAll("'", "''")}'`];
    default:
      return lines.length > 1 ? refold(value, lines, '', (part) => part) : [];
  }
}

/** A block scalar below `>-` or `|`, whose header stays unless the value's end changes. */
function blockScalar(value: string, node: Scalar, [header = '', ...lines]: string[], indent: number): string[] {
  const written = lines.filter((line) => line.trim() !== '');
  const [lead] = /^ +/.exec(written[0] ?? '') ?? [' '.repeat(indent)];
  const ended = value.endsWith('\n') ? header : header.replace(/^([|>]\d?)\+?(?=\s|$)/, '$1-');
  const text = value.replace(/\n$/, '');
  const below = (parts: string[]) => [ended, ...parts.map((part) => (part === '' ? '' : lead + part))].join('\n');
  if (node.type === 'BLOCK_LITERAL') return [below(text.split('\n'))];
  const isFolded = written.length === lines.length && !text.includes('\n');
  if (!isFolded) return [below(text.split('\n').flatMap((part, index) => (index === 0 ? [part] : ['', part])))];
  const bare = lines.map((line) => line.trim());
  return [below(fold(text, bare))];
}

function refold(value: string, lines: string[], sign: string, escape: (part: string) => string): string[] {
  const lead = /^ */.exec(lines[1] ?? '')?.[0] ?? '';
  const bare = lines.map((line) => line.trim());
  if (bare.includes('') || value.includes('\n')) return [];
  const inside = bare.join('\n').slice(sign.length, sign === '' ? undefined : -sign.length);
  return [sign + fold(escape(value), inside.split('\n')).join(`\n${lead}`) + sign];
}

/** A single changed line is wrapped only if it becomes longer than this. */
const DEFAULT_WIDTH = 80;

/** Wraps text: unchanged lines at the start and end stay, the others become about as long as the old ones. */
function fold(text: string, before: string[]): string[] {
  const width = Math.max(...before.map(({length}) => length));
  const head: string[] = [];
  const tail: string[] = [];
  let remaining = text;
  for (const line of before) {
    if (!remaining.startsWith(`${line} `)) break;
    head.push(line);
    remaining = remaining.slice(line.length + 1);
  }
  for (const line of before.slice(head.length).reverse()) {
    if (!remaining.endsWith(` ${line}`)) break;
    tail.unshift(line);
    remaining = remaining.slice(0, -line.length - 1);
  }
  const isOneLine =
    before.length === head.length + tail.length + 1 && remaining.length <= Math.max(width, DEFAULT_WIDTH);
  if (isOneLine) return [...head, remaining, ...tail];
  const middle: string[] = [];
  for (const word of remaining.split(' ')) {
    const line = middle.at(-1);
    if (line !== undefined && line.length + word.length < width) middle[middle.length - 1] = `${line} ${word}`;
    else middle.push(word);
  }
  return [...head, ...middle, ...tail];
}
