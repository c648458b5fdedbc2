/** Finds the first syntax error that people commonly make in YAML. */
import type {Document, LineCounter} from 'yaml';
import {truncate, type LineDiagnostic} from '../base/diagnostic';
import {closeMark, foreignMark, markText} from './list-marks';
import {findPunctuation} from './punctuation';
import {explainError} from './yaml-errors';
import {writeLine} from './yaml-lines';
import {findTrap} from './yaml-traps';

/**
 * Finds the first syntax error of a YAML text.
 * @param yaml the text, with `\n` as line end
 * @returns the finding; undefined when YAML reads the text as it was meant
 */
export function findSyntaxError(yaml: string, document: Document, counter: LineCounter): LineDiagnostic | undefined {
  const lines = yaml.split('\n');
  const end = lines.findIndex((line) => /^(\.\.\.|---)(\s|$)/.test(line));
  if (end !== -1) {
    return {
      line: end + 1,
      message: `The line "${truncate(lines[end] ?? '')}" ends the fields at the top too early.`,
      help: 'Remove it.',
    };
  }
  const [error] = document.errors;
  return (
    findIndentation(lines) ??
    findMark(lines) ??
    findPunctuation(lines) ??
    (error && findHeadless(lines)) ??
    (error ? explainError(error, lines, counter) : findTrap(lines, document, counter))
  );
}

/** Finds indentation by a tab or by fixed spaces of other programs. */
function findIndentation(lines: string[]): LineDiagnostic | undefined {
  const index = lines.findIndex((line) => /^ *[\t\u00A0\u2000-\u200A\u3000]/.test(line) && line.trim() !== '');
  if (index === -1) return undefined;
  const [space = ''] = /^\s*/.exec(lines[index] ?? '') ?? [];
  const fix = ' '.repeat(columnAfter(lines, index, space)) + (lines[index] ?? '').trimStart();
  const what = space.includes('\t') ? 'a tab' : 'a special space from another program';
  const help = 'Use plain spaces: two for each step inwards.';
  return {line: index + 1, message: `The line begins with ${what}.`, help, fix};
}

/**
 * Finds a fixed space after the name of a field or a hyphen, a missing space before a list, and list marks of other
 * programs.
 */
function findMark(lines: string[]): LineDiagnostic | undefined {
  for (const [index, text] of lines.entries()) {
    const line = index + 1;
    const [, field, value] = FIXED_VALUE.exec(text) ?? [];
    if (field !== undefined && value !== undefined) {
      const fix = `${field} ${value}`;
      const message = 'After the colon there is a special space from another program.';
      return {line, message, help: writeLine(fix), fix};
    }
    const [, before, group] = CLOSE_GROUP.exec(text) ?? [];
    if (before !== undefined && group !== undefined) {
      const fix = `${before} ${group}`;
      return {line, message: 'A space is missing behind the colon.', help: writeLine(fix), fix};
    }
    const [, lead, bold, content = ''] = BOLD_FIELD.exec(text) ?? [];
    if (lead !== undefined && bold !== undefined) {
      const fix = `${lead}${bold}: ${content}`.trimEnd();
      return {
        line,
        message: `The name of the field "${bold}" is in bold.`,
        help: writeLine(fix),
        fix,
      };
    }
    const close = closeMark(text);
    if (close?.sign === '-' && isEntry(lines, index, close.fix)) {
      return {line, message: close.text, help: writeLine(close.fix), fix: close.fix};
    }
    const mark = foreignMark(text);
    if (mark && (mark.kind === 'fixed space' || isEntry(lines, index, mark.fix))) {
      const {fix} = mark;
      return {line, message: markText(mark), help: writeLine(fix), fix};
    }
  }
  return undefined;
}

/** Without a space, YAML reads the colon before a list or a group as part of the name. */
const CLOSE_GROUP = /^(\s*(?:- +)*[a-z_]\w*:)([[{].*[\]}])\s*$/i;

/** The name of a field in bold, as mail programs and chats write it. */
const BOLD_FIELD = /^(\s*(?:- +)?)\*\*([A-Za-z_]\w*)(?::\*\*|\*\*:)[ \t]*(?![ \t])(.*)$/;

const FIXED_VALUE =
  /^(\s*(?:- +)*[A-Za-z_][\w-]*:)[ \t]*[\u00A0\u2000-\u200A\u202F\u3000][ \t\u00A0\u2000-\u200A\u202F\u3000]*(?![ \t\u00A0\u2000-\u200A\u202F\u3000])(.*)$/;

/** Whether a line that begins with a mark was meant as a list entry, and not as text of the line above. */
function isEntry(lines: string[], index: number, fix: string): boolean {
  const above = lines.slice(0, index).findLast((text) => text.trim() !== '') ?? '';
  if (/^\s*- /.test(lines[index] ?? '') || /^\s*- [a-z_]\w*: /i.test(fix)) return true;
  const [column] = /^\s*/.exec(fix) ?? [''];
  return /^\s*(- +)?[\w-]+:\s*$/.test(above) || above.startsWith(`${column}- `);
}

/**
 * Returns the right column of a line that is indented with tabs: a step is two spaces, and a field is below its
 * neighbour.
 */
function columnAfter(lines: string[], index: number, space: string): number {
  if (!space.includes('\t')) return space.length;
  const before = lines.slice(0, index).findLast((line) => line.trim() !== '') ?? '';
  const [lead = ''] = /^\s*(?:- +)*/.exec(before) ?? [];
  const opens = before.trimEnd().endsWith(':');
  return lead.length + (opens ? 2 : 0);
}

/** Finds a list whose first line was deleted: fields are where its first entry should begin. */
function findHeadless(lines: string[]): LineDiagnostic | undefined {
  const column = (text = '') => text.length - text.trimStart().length;
  for (const [index, text] of lines.entries()) {
    const [, list] = /^\s*(?:- +)?([a-z_]\w*):\s*$/i.exec(text) ?? [];
    const inner = column(lines[index + 1]);
    if (list === undefined || !/^\s+[a-z_]\w*:/i.test(lines[index + 1] ?? '')) continue;
    const next = lines.slice(index + 2).find((line) => line.trim() !== '' && column(line) < inner) ?? '';
    const [, key] = /^\s*- +([a-z_]\w*):/i.exec(next) ?? [];
    if (key === undefined || column(next) + '- '.length !== inner || column(next) < column(text)) continue;
    const message = `The first entry of "${list}" lacks its first line.`;
    return {
      line: index + 2,
      message,
      help: `Bring that line back, such as "- ${key}: …", or remove these lines.`,
    };
  }
  return undefined;
}
