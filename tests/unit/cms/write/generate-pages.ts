/** Generates pages in unusual formatting: other quotes, brackets, indentation, comments and line ends. */
import fc from 'fast-check';
import type {Value} from '../../../../src/cms/edit';
import {HARD_WORDS} from './generate-edits';

type Choose = fc.GeneratorValue;

const MARK = '\uFEFF';
const NAMES = ['title', 'lead', 'name', 'items', 'note', 'href', 'list', 'group', 'alt'];
const LONG = 'Storage tanks are designed, built and tested here, and every weld is recorded in one book';
const arbitraryOf = <T>(...all: T[]): fc.Arbitrary<T> => fc.constantFrom(...all);
const one = <T>(choose: Choose, from: readonly T[]): T => choose<T, T[]>(arbitraryOf, ...from);
const usually = (choose: Choose): boolean => one(choose, [true, true, false]);
const seldom = (choose: Choose): boolean => one(choose, [true, false, false, false]);

function anyValue(choose: Choose, depth: number): Value {
  const kinds = depth > 1 ? ['text'] : ['text', 'text', 'number', 'list', 'groups', 'group'];
  switch (one(choose, kinds)) {
    case 'number':
      return one<Value>(choose, [7, 0, 2019, true]);
    case 'list':
      return Array.from({length: one(choose, [1, 2, 3, 4])}, () => anyText(choose));
    case 'groups':
      return Array.from({length: one(choose, [1, 2])}, () => anyGroup(choose, depth + 1));
    case 'group':
      return anyGroup(choose, depth + 1);
    default:
      return anyText(choose);
  }
}

const anyText = (choose: Choose): string =>
  one(choose, ['words', 'words', 'hard', 'long']) === 'words'
    ? `Words ${choose(fc.nat, 999)}`
    : one(choose, [...HARD_WORDS, LONG, `${LONG}: ${LONG}`]);

function anyGroup(choose: Choose, depth: number): Record<string, Value> {
  const names = choose(fc.uniqueArray, fc.constantFrom(...NAMES), {minLength: depth === 0 ? 2 : 1, maxLength: 3});
  return Object.fromEntries((names as string[]).map((name) => [name, anyValue(choose, depth)]));
}

const isGroup = (value: Value): value is Readonly<Record<string, Value>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether YAML accepts the text unquoted; the writer itself finds out by parsing. */
const isPlainScalar = (text: string, flow: boolean) => /^Words \d+$/.test(text) || (!flow && text === LONG);

function single(choose: Choose, value: Value, column: number, flow: boolean): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  const lead = `\n${' '.repeat(column + 2)}`;
  const words = value.split(' ');
  const canBreak = words.length > 8 && !flow && !words.some((word) => /^[-#?&!|>%@*~•]|:$|^---/.test(word));
  const half = Math.ceil(words.length / 2);
  const parts = [words.slice(0, half).join(' '), words.slice(half).join(' ')];
  const folded = canBreak ? ['>-', '|-', 'broken'] : [];
  const styles = ["'", '"', ...(isPlainScalar(value, flow) ? ['plain', 'plain'] : []), ...folded];
  switch (one(choose, styles)) {
    case 'plain':
      return value;
    case "'":
      return `'${value.replaceAll("'", "''")}'`;
    case '>-':
      return `>-${lead}${parts.join(lead)}`;
    case '|-':
      return `|-${lead}${value}`;
    case 'broken':
      return isPlainScalar(value, flow) ? parts.join(lead) : JSON.stringify(parts.join(' '));
    default:
      return JSON.stringify(value);
  }
}

function inFlow(choose: Choose, value: Value, column: number): string {
  const [open, comma] = one(choose, [
    ['', ', '],
    [' ', ',  '],
    ['', `,\n${' '.repeat(column + 2)}`],
  ] as const);
  if (Array.isArray(value))
    return `[${open}${value.map((entry) => inFlow(choose, entry as Value, column)).join(comma)}${open}]`;
  if (!isGroup(value)) return single(choose, value, column, true);
  const fields = Object.entries(value).map(([key, field]) => `${key}: ${inFlow(choose, field, column)}`);
  return `{${open}${fields.join(comma)}${open}}`;
}

function inBlock(choose: Choose, value: Value, column: number): string {
  const lead = ' '.repeat(column);
  const between = () => {
    const blank = seldom(choose) ? '\n' : '';
    return `\n${blank}${seldom(choose) ? `${lead}# A note: on what follows\n` : ''}${blank && seldom(choose) ? '\n' : ''}${lead}`;
  };
  const join = (parts: string[]) => parts.map((part, index) => (index === 0 ? part : between() + part)).join('');
  if (Array.isArray(value)) return join(value.map((entry) => `- ${inner(choose, entry as Value, column + 2)}`));
  if (!isGroup(value)) return single(choose, value, column, false);
  return join(Object.entries(value).map(([key, field]) => `${key}:${behind(choose, field, column)}`));
}

const inner = (choose: Choose, value: Value, column: number): string =>
  typeof value === 'object' && seldom(choose) ? inFlow(choose, value, column) : inBlock(choose, value, column);

function behind(choose: Choose, value: Value, column: number): string {
  if (typeof value !== 'object') return ` ${single(choose, value, column, false)}`;
  if (seldom(choose)) return ` ${inFlow(choose, value, column)}`;
  const step = Array.isArray(value) ? one(choose, [0, 2, 4]) : one(choose, [2, 2, 3]);
  const note = seldom(choose) ? ' # of this list' : '';
  return `${note}\n${' '.repeat(column + step)}${inBlock(choose, value, column + step)}`;
}

/** A page in one of many formats, some of which the check refuses. */
export interface StyledPage {
  source: string;
  data: Readonly<Record<string, Value>>;
}

/** @returns a page with any fields in any formatting. */
export function styledPage(choose: Choose): StyledPage {
  const data = anyGroup(choose, 0);
  const first = seldom(choose) ? '# What this page says\n' : '';
  const text = `---\n${first}${inBlock(choose, data, 0)}\n---\n\nWords of the page.\n`;
  const ended = usually(choose) ? text : text.replaceAll('\n', '\r\n');
  return {source: (seldom(choose) ? MARK : '') + ended, data};
}
