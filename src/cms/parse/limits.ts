/**
 * Limits the size and complexity of files. No genuine page comes close; larger files would keep the check busy for
 * minutes.
 */
import type {Data, LineProblem} from '../values/diagnostic';

const KILOBYTE = 1000;
const MAX_FILE_KB = 300;
const MAX_BODY_KB = 100;
const MAX_LINE = 4000;
const MAX_LINES = 20_000;
const MAX_FRONT_MATTER_LINES = 8000;
const MAX_BODY_LINES = 4000;
/** The maximum length of a paragraph or list without an empty line, in characters. */
const MAX_BLOCK = 10_000;
/** The maximum depth of nested lists and quotations. */
const MAX_NESTING = 6;
const MAX_INDENT = 40;
/** Brackets, emphasis marks and the like, in one block and in a whole body. */
const MAX_MARKS = 400;
const MAX_MARKS_IN_BODY = 4000;
const MARKS = /[[\]<>{}*_~`!\\&@]|:\/\//g;
/** List entries, in one block and in a whole body or front matter. */
const MAX_ENTRIES = 300;
const MAX_ENTRIES_IN_TOTAL = 1500;
const ENTRY = /^ *-(?= |$)/gm;
const MAX_COLUMNS = 40;
/** Lines that open a `:::` box, which nest until they are closed. No page has one. */
const MAX_BOXES = 10;
const BOX = /^[ \t>*+-]*:::/;
/** The maximum depth of nested brackets in the front matter. */
const MAX_BRACKETS = 8;
/** Special characters of YAML, in a whole front matter. */
const MAX_YAML_CHARACTERS = 8000;
const YAML_CHARACTERS = /[&*!?:"'[\]{}#|]/g;

const tooLarge = (line: number, message: string, data?: Data): LineProblem => ({
  ...{ruleId: 'file-size', message, line},
  ...(data && {data}),
});

/** @returns the problem that prevents a file from being read at all; undefined when there is none. */
export function fileLimit(bytes: Uint8Array): LineProblem | undefined {
  if (bytes.length <= MAX_FILE_KB * KILOBYTE) return undefined;
  return tooLarge(1, 'file', {size: Math.ceil(bytes.length / KILOBYTE), most: MAX_FILE_KB});
}

export const textLimit = (text: string): LineProblem | undefined =>
  linesLimit('file', Math.max(countOf(text, '\n'), countOf(text, '\r')) + 1, MAX_LINES);

const linesLimit = (what: string, lines: number, most: number): LineProblem | undefined =>
  lines > most ? tooLarge(1, 'lines', {what, lines, most}) : undefined;

const countOf = (text: string, sign: string): number => text.split(sign).length - 1;

export function frontMatterLimit(yaml: string): LineProblem | undefined {
  const many = linesLimit('list of fields at the top', countOf(yaml, '\n') + 1, MAX_FRONT_MATTER_LINES);
  if (many) return many;
  if ((yaml.match(YAML_CHARACTERS) ?? []).length > MAX_YAML_CHARACTERS) return tooLarge(1, 'symbolsOfYaml');
  if ((yaml.match(ENTRY) ?? []).length > MAX_ENTRIES_IN_TOTAL) {
    return tooLarge(1, 'entriesOfFields');
  }
  for (const [index, content] of yaml.split('\n').entries()) {
    const diagnostic = lineLimit(content, index + 1);
    if (diagnostic) return diagnostic;
    const brackets = (content.match(/[[{]/g) ?? []).length;
    if (brackets > MAX_BRACKETS * MAX_BRACKETS || /^\s*(?:- *)?[[{][\s[{]{8}/.test(content)) {
      return tooLarge(index + 1, 'brackets');
    }
  }
  return undefined;
}

export function bodyLimit(lines: string[]): LineProblem | undefined {
  const size = lines.reduce((sum, line) => sum + line.length, 0);
  if (size > MAX_BODY_KB * KILOBYTE) {
    return tooLarge(1, 'body', {size: Math.ceil(size / KILOBYTE), most: MAX_BODY_KB});
  }
  const many = linesLimit('text of the page', lines.length, MAX_BODY_LINES);
  if (many) return many;
  if ((lines.join('\n').match(MARKS) ?? []).length > MAX_MARKS_IN_BODY) {
    return tooLarge(lines.findIndex((line) => line.search(MARKS) !== -1) + 1, 'symbols');
  }
  const boxes = lines.flatMap((line, index) => (BOX.test(line) ? index + 1 : []));
  if (boxes.length > MAX_BOXES) return tooLarge(boxes[0] ?? 1, 'boxes');
  let block = '';
  let start = 0;
  let [entries, entriesOfBlock] = [0, 0];
  for (const [index, content] of lines.entries()) {
    const diagnostic = lineLimit(content, index + 1);
    if (diagnostic) return diagnostic;
    if (content.trim() === '') [block, entriesOfBlock] = ['', 0];
    else if (block === '') start = index + 1;
    block += content === '' ? '' : `${content}\n`;
    const marks = entryMarks(content);
    entries += marks;
    entriesOfBlock += marks;
    if (entriesOfBlock > MAX_ENTRIES || entries > MAX_ENTRIES_IN_TOTAL) {
      return tooLarge(start, 'entries');
    }
    if (block.length > MAX_BLOCK) return tooLarge(start, 'paragraph', {most: MAX_BLOCK});
    if ((block.match(MARKS) ?? []).length > MAX_MARKS) return tooLarge(start, 'symbols');
    if ((content.match(/\|/g) ?? []).length > MAX_COLUMNS) return tooLarge(index + 1, 'bars');
  }
  return undefined;
}

function lineLimit(content: string, line: number): LineProblem | undefined {
  if (content.length > MAX_LINE) return tooLarge(line, 'line', {length: content.length, most: MAX_LINE});
  if (entryMarks(content) > MAX_NESTING) return tooLarge(line, 'markers');
  const indent = /^[ \t]*/.exec(content)?.[0].length ?? 0;
  return indent > MAX_INDENT ? tooLarge(line, 'indent') : undefined;
}

function entryMarks(content: string): number {
  const [lead = ''] = /^(?:[ \t>]|[-*+](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]))*/.exec(content) ?? [];
  return (lead.match(/[->*+]|\d{1,9}[.)]/g) ?? []).length;
}
