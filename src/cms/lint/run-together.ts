/** Finds sentences that Markdown would turn into list items, and lines that it would join into one paragraph. */
import type {List, Paragraph} from 'mdast';
import {truncate} from '../base/diagnostic';
import type {FoundText, BodySource} from '../parse/body-source';

const MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\b';
const NUMBERED = /^(\d{1,9})([.)])\s+(.*)/;
const DATE = new RegExp(`^${MONTH}`);
const DATE_WITH_YEAR = new RegExp(`^${MONTH}\\.?,? (?:19|20)\\d\\d\\b`);
/** The month and year of a date such as `14. 10. 2026`. */
const NUMERIC_MONTH_AND_YEAR = /^(0?[1-9]|1[0-2])[.)] ?((?:19|20)\d\d)\b/;
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'],
  ...['November', 'December'],
];
/** No list has that many entries, so a number of four digits is a year. */
const FIRST_YEAR = 1000;

/**
 * Finds a sentence that begins with a year or a date and a full stop. Markdown would turn it into a list entry, and might
 * change its number.
 * @param next the number that would continue the list above
 */
export function numberedSentence(written: BodySource, list: List, next: number): FoundText | undefined {
  const {start} = list;
  if (start === null || start === undefined) return undefined;
  const isAlone = list.children.length === 1;
  for (const item of list.children) {
    const [from] = written.offsetsOf(item);
    const to = written.lineEnd(from);
    const [whole, number = '', sign = '', content = ''] = NUMBERED.exec(written.text.slice(from, to)) ?? [];
    if (whole === undefined) continue;
    const message = `The line begins with "${number}${sign}", which turns it into a list entry.`;
    if (isAlone ? DATE.test(content) : DATE_WITH_YEAR.test(content)) {
      const instead = `${number} ${content}`;
      return {from, to, message, help: `Write ${truncate(instead)}`, instead};
    }
    const [figures, month = '', year = ''] = isAlone ? (NUMERIC_MONTH_AND_YEAR.exec(content) ?? []) : [];
    if (figures !== undefined) {
      const right = `${number} ${MONTHS[Number(month) - 1] ?? month} ${year}${content.slice(figures.length)}`;
      return {from, to, message, help: `Write ${truncate(right)}`};
    }
    const isFirst = Number(number) <= 1 || Number(number) === next;
    if (Number(number) < FIRST_YEAR && (!isAlone || isFirst)) continue;
    const other = Number(number) < FIRST_YEAR ? `begin the list with "1${sign}"` : `begin with "In ${number}"`;
    return {from, to, message, help: `Write "${number}:" instead, or ${other}.`};
  }
  return undefined;
}

export function runTogether(written: BodySource, node: Paragraph): FoundText[] {
  const [from, to] = written.offsetsOf(node);
  const lines = written.text.slice(from, to).split('\n');
  const [found] = [tabSeparatedRow(lines, from), letteredLines(lines, from), addressLines(lines, from)].filter(
    ({length}) => length > 0,
  );
  return found ?? [];
}

function tabSeparatedRow(lines: readonly string[], from: number): FoundText[] {
  const row = lines.findIndex((line) => /\S *\t\s*\S/.test(line));
  if (row === -1) return [];
  const offset = from + startOf(lines, row);
  const [first = '', ...others] = (lines[row] ?? '').split('\t').map((cell) => cell.trim());
  const head = `| ${[first, ...others].join(' | ')} |`;
  const rule = `|${' --- |'.repeat(others.length + 1)}`;
  const message = 'The cells of this row are separated by tabs, so they would run together.';
  return [
    {from: offset, to: offset, message, help: `Write each row as ${truncate(head)}, with ${rule} below the first row.`},
  ];
}

const startOf = (lines: readonly string[], index: number) =>
  lines.slice(0, index).reduce((sum, line) => sum + line.length + 1, 0);

/** List markers that Markdown does not know: a), (b), iii), 2.1, A. */
const UNKNOWN_MARKER = /^([>\s]*)(\(?)([a-z]|[ivx]{2,5}|\d{1,2}\.\d{1,2}|\d{1,2}|[A-Z])( [-–]|[.):]?\)?)\s+(\S.*)$/;
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

function letteredLines(lines: readonly string[], from: number): FoundText[] {
  const marks = lines.map((line) => UNKNOWN_MARKER.exec(line));
  return marks.flatMap((mark, index): FoundText[] => {
    const [before, after] = [marks[index - 1], marks[index + 1]];
    if (!mark || !((before && areConsecutive(before, mark)) || (after && areConsecutive(mark, after)))) return [];
    const [whole, lead = '', open = '', sign = '', close = '', content = ''] = mark;
    const offset = from + startOf(lines, index);
    const message = `The line begins with ${open}${sign}${close}, which does not make a list, so the lines would run together.`;
    const instead = `${lead}- ${content}`;
    return [{from: offset, to: offset + whole.length, message, help: `Write ${truncate(instead.trim())}.`, instead}];
  });
}

type Mark = RegExpExecArray;

function areConsecutive([, , open, sign = '', close]: Mark, [, , open2, sign2 = '', close2]: Mark): boolean {
  if (open !== open2 || close !== close2) return false;
  // Without a punctuation mark after it, a letter is a word, and a number may belong to the sentence.
  if (close === '' && !sign.includes('.')) return false;
  if (ROMAN.includes(sign) && ROMAN[ROMAN.indexOf(sign) + 1] === sign2) return true;
  const [part = '', last = sign] = sign.split('.');
  const [part2 = '', last2 = sign2] = sign2.split('.');
  if (/\d/.test(sign)) return Number(last) + 1 === Number(last2) && (!sign.includes('.') || part === part2);
  return sign.length === 1 && sign2.length === 1 && sign.charCodeAt(0) + 1 === sign2.charCodeAt(0);
}

/** Lines of a postal address are at most this long; wrapped lines of prose are longer. */
const MAX_ADDRESS_LINE = 50;
const MIN_LINES = 3;
const MIN_LABELLED = 2;
const LABELLED =
  /^(?:\*\*)?(?:Tel(?:ephone)?|Phone|Mobile|Fax|E-?mail|WhatsApp|Web(?:site)?|Address|P\.? ?O\.? Box|RC|Date|Time|Venue|Location|Type|Salary)\b[^.]{0,12}[:.)]/i;
/** Abbreviations that end with a full stop. */
const ABBREVIATION = /\b(?:Ltd|Plc|Inc|Co|St|Rd|Ave|No)\.$/i;
const HARD_BREAK = /(?: {2}|\\)$/;

function addressLines(lines: readonly string[], from: number): FoundText[] {
  const bare = lines.map((line) => line.replace(/^[>\s]+|\\$/g, '').trim());
  const isShort = bare.every((line) => line.length <= MAX_ADDRESS_LINE && /^[\p{Lu}\d+*“"(]/u.test(line));
  const isProse = bare.slice(0, -1).some((line) => /[.!?|][”"’)]?$/.test(line) && !ABBREVIATION.test(line));
  const labelled = bare.filter((line) => LABELLED.test(line)).length;
  if (!isShort || isProse || (lines.length < MIN_LINES && labelled < MIN_LABELLED)) return [];
  const index = lines.findIndex((line, position) => position < lines.length - 1 && !HARD_BREAK.test(line));
  const line = lines[index];
  if (line === undefined) return [];
  const offset = from + startOf(lines, index);
  const message = 'These lines would run together into one.';
  const instead = `${line.trimEnd()}\\`;
  const help = `End each line except the last with a backslash: ${truncate(instead.trim())}`;
  return [{from: offset, to: offset + line.length, message, help, instead}];
}
