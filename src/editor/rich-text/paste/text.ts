/** Turns pasted plain text into nodes: rows of a spreadsheet, lines of a list, and lines that a PDF has broken. */
import type {Node} from 'prosemirror-model';
import {marks, nodes, paragraphOf, schema, textNodes} from '../schema';
import {tableOf} from '../tables';
import {plainText} from '../tidy';

const BULLET = /^[ \t]*(?:[•·‣◦▪▫●○■□➢➤✓✔⁃\uE000-\uF8FF][ \t\u00A0]*|[-–—*][ \t\u00A0]+)(?=[^\s•])(.*)$/;
const NUMBER = /^[ \t]*\(?(\d{1,3}|[a-zA-Z]|[ivx]{2,4})[.)][ \t\u00A0]+(?=\S)(.*)$/;
/** Lines of a list that begin with a dash, as a single line of prose may. */
const DASHED = /^[ \t]*[–—]/;
/** A message as WhatsApp exports it: `[12/03/2026, 10:15] Name: text`. */
const CHAT =
  /^\[?\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?(?: ?[AaPp]\.?[Mm]\.?)?\]?(?: -)? [^:]{1,60}: /;

/** A line with at least this many cells is a row of a table; two rows may have fewer. */
const MIN_CELLS_IN_ONE_ROW = 3;

export function nodesFromText(text: string): Node[] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\f/g, '\n\n').split('\n');
  const out: Node[] = [];
  for (let index = 0; index < lines.length;) {
    const {content, count} = nextBlock(lines.slice(index));
    out.push(...content);
    index += count;
  }
  return out;
}

interface Block {
  content: Node[];
  /** How many lines it takes. */
  count: number;
}

function nextBlock(lines: readonly string[]): Block {
  const [first = ''] = lines;
  if (first.trim() === '') return {content: [], count: 1};
  return tableBlock(lines) ?? bulletBlock(lines) ?? numberBlock(lines) ?? paragraphBlock(lines);
}

const isRow = (line: string): boolean =>
  line.includes('\t') && !BULLET.test(line) && !NUMBER.test(line.replace(/\t/g, ' '));

function tableBlock(lines: readonly string[]): Block | undefined {
  const count = countWhile(lines, isRow);
  const cells = (lines[0] ?? '').split('\t').filter((cell) => cell.trim() !== '');
  if (count === 0 || (count === 1 && cells.length < MIN_CELLS_IN_ONE_ROW)) return undefined;
  // A spreadsheet quotes a cell that contains a line end or a quotation mark.
  const plainCell = (cell: string) => plainText(cell.replace(/^"([^]*)"$/, '$1').replace(/""/g, '"'));
  return {content: [tableOf(lines.slice(0, count).map((row) => row.split('\t').map(plainCell)))], count};
}

function bulletBlock(lines: readonly string[]): Block | undefined {
  const count = countWhile(lines, (line) => BULLET.test(line));
  if (count === 0) return undefined;
  const found = lines.slice(0, count);
  if (count === 1 && DASHED.test(found[0] ?? '')) return {content: [linesToParagraph(found)], count};
  const entries = found.map((line) => BULLET.exec(line)?.[1] ?? '');
  return {content: [listOf(entries, 'bullet_list')], count};
}

function numberBlock(lines: readonly string[]): Block | undefined {
  const count = countNumbered(lines);
  if (count === 0) return undefined;
  const found = lines.slice(0, count).map((line) => NUMBER.exec(line) ?? []);
  const entries = found.map(([, , text = '']) => text);
  return {content: [listOf(entries, 'ordered_list', Number(found[0]?.[1]) || 1)], count};
}

function paragraphBlock(lines: readonly string[]): Block {
  const isEnd = (line: string, index: number) =>
    line.trim() === '' || (index > 0 && (BULLET.test(line) || isRow(line) || countNumbered(lines.slice(index)) > 0));
  const count = Math.max(
    1,
    countWhile(lines, (line, index) => !isEnd(line, index)),
  );
  return {content: paragraphsOf(lines.slice(0, count)), count};
}

/** @returns how many lines in a row are numbered; `2015. was a year` alone is a sentence */
function countNumbered(lines: readonly string[]): number {
  const count = countWhile(lines, (line) => NUMBER.test(line));
  return count > 1 || /^[ \t]*\(?1[.)]/.test(lines[0] ?? '') ? count : 0;
}

function countWhile(lines: readonly string[], test: (line: string, index: number) => boolean): number {
  const end = lines.findIndex((line, index) => !test(line, index));
  return end === -1 ? lines.length : end;
}

const linesToParagraph = (lines: readonly string[]): Node =>
  paragraphOf(
    lines.flatMap((line, index) => [
      ...(index > 0 ? [nodes.hard_break.create()] : []),
      ...withChatMarks(plainText(line).trim()),
    ]),
  );

const listOf = (entries: readonly string[], type: 'bullet_list' | 'ordered_list', start = 1): Node =>
  nodes[type].create(
    {start},
    entries.map((text) => nodes.list_item.create(null, linesToParagraph([text]))),
  );

/** A line of a PDF is at least this long; shorter ones are an address. */
const MIN_WRAPPED_LENGTH = 45;
/** Of the lines of a PDF, this share is at least this share as long as the longest. */
const SHARE_OF_LONG_LINES = 0.6;
const SHARE_OF_LONGEST = 0.65;
/** Longer lines that are not broken are paragraphs, such as messages. */
const MAX_ADDRESS_LENGTH = 60;

function paragraphsOf(lines: readonly string[]): Node[] {
  const texts = lines.map((line) => plainText(line.replace(CHAT, '')).trim());
  const longest = Math.max(...texts.map(({length}) => length));
  const upToLast = texts.slice(0, -1);
  const long = upToLast.filter(({length}) => length > longest * SHARE_OF_LONGEST);
  const isWrapped =
    texts.length > 1 && longest > MIN_WRAPPED_LENGTH && long.length >= upToLast.length * SHARE_OF_LONG_LINES;
  const isChat = lines.some((line) => CHAT.test(line));
  if (isWrapped && !isChat) return [linesToParagraph([texts.reduce(joinWrapped)])];
  return isChat || longest > MAX_ADDRESS_LENGTH
    ? texts.map((text) => linesToParagraph([text]))
    : [linesToParagraph(texts)];
}

/** Joins two lines; a hyphen at the end of a line divides a word. */
const joinWrapped = (text: string, line: string): string =>
  /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(line) ? text.slice(0, -1) + line : `${text} ${line}`;

/** Bold and italic words of WhatsApp. */
const CHAT_MARK = /(?<![\p{L}\p{N}*_])([*_])(?=\S)([^*_\n]{1,200})(?<=\S)\1(?![\p{L}\p{N}*_])/gu;

function withChatMarks(text: string): Node[] {
  const out: Node[] = [];
  let end = 0;
  for (const {0: match, 1: marker, 2: words = '', index} of text.matchAll(CHAT_MARK)) {
    const mark = marker === '*' ? marks.strong : marks.em;
    out.push(...textNodes(text.slice(end, index)), schema.text(words, [mark.create()]));
    end = index + match.length;
  }
  return [...out, ...textNodes(text.slice(end))];
}
