/** Finds characters from other programs that were meant as a list, a heading or a link. */
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {truncate, type ReportMessage, type ReportDescriptor} from '../base/diagnostic';
import {markerWithoutSpace, foreignListMarker, foreignMarkerMessage} from '../parse/list-markers';
import {PLACEHOLDER} from './plain-text';

/** A link whose brackets are swapped: `(text)[address]`. */
const SWAPPED_BRACKETS = /\(([^()[\]]+)\)\[((?:\/|#|https?:|mailto:|tel:)[^\]\s]*)\]/;
const HEADING_WITHOUT_SPACE = /^(#{2,6})([^\s#].*)$|^(#)(\p{Lu}.*)$/u;
const HEADING_WITH_FIXED_SPACE = /^(#{1,6})[ \t]*[\u00A0\u2000-\u200A\u202F\u3000]\s*(\S.*)?$/;

/** A non-breaking space at the beginning of a line, or after the number or asterisk of a list. */
const LINE_WITH_FIXED_SPACE = /^([ \t]*)(?:(\*|\d{1,2}[.)])[ \t]*)?[\u00A0\u2000-\u200A\u202F\u3000][\s]*(\S.*)$/;

export function markdownSyntaxDiagnostics(file: string, tree: Root, lines: string[]): ReportDescriptor[] {
  const code = codeLines(tree);
  return lines.flatMap((written, index): ReportDescriptor[] => {
    const diagnostic = code.has(index + 1) ? undefined : markdownSyntaxDiagnostic(written, index, lines);
    return diagnostic ? [{file, line: index + 1, ...diagnostic}] : [];
  });
}

/** Returns the lines of code blocks, which are reported as a whole. */
function codeLines(tree: Root): Set<number> {
  const found = new Set<number>();
  visit(tree, 'code', ({position}) => {
    for (let line = position?.start.line ?? 1; line <= (position?.end.line ?? 0); line += 1) found.add(line);
  });
  return found;
}

function markdownSyntaxDiagnostic(written: string, index: number, lines: string[]): ReportMessage | undefined {
  const [, spaces, sign = '', text = ''] = LINE_WITH_FIXED_SPACE.exec(written) ?? [];
  if (spaces !== undefined) {
    const fix = sign === '' ? text : `${spaces}${sign} ${text}`;
    return {message: 'The line begins with a non-breaking space.', help: writeHelp(fix), fix};
  }
  const mark = foreignListMarker(written);
  if (mark && mark.kind !== 'of Markdown' && (mark.kind !== 'dash' || neighbours(lines, index).some(isDash))) {
    return {message: foreignMarkerMessage(mark), help: `Write ${truncate(mark.fix.trim())}.`, fix: mark.fix};
  }
  const close = markerWithoutSpace(written);
  if (close && neighbours(lines, index).some((line) => markerWithoutSpace(line)?.sign.at(-1) === close.sign.at(-1))) {
    return {message: close.text, help: writeHelp(close.fix.trim()), fix: close.fix};
  }
  return headingDiagnostic(written) ?? linkDiagnostic(written) ?? placeholderDiagnostic(written);
}

const isDash = (line: string) => foreignListMarker(line)?.kind === 'dash';

/** Returns the lines around a line. A single line may begin with a dash, as below a quotation; several are a list. */
function neighbours(lines: string[], index: number): string[] {
  const isFull = (line: string) => line.trim() !== '';
  return [lines.slice(0, index).findLast(isFull) ?? '', lines.slice(index + 1).find(isFull) ?? ''];
}

function headingDiagnostic(written: string): ReportMessage | undefined {
  const [, fixed, text] = HEADING_WITH_FIXED_SPACE.exec(written) ?? [];
  if (fixed !== undefined) {
    const fix = `${fixed === '#' ? '##' : fixed} ${text ?? ''}`.trim();
    return {message: `The space after ${fixed} is a non-breaking space.`, help: writeHelp(fix), fix};
  }
  const [, signs, close, item, capital] = HEADING_WITHOUT_SPACE.exec(written) ?? [];
  if (signs === undefined && item === undefined) return undefined;
  const fix = `${signs ?? '##'} ${close ?? capital ?? ''}`;
  return {message: `A space is missing after ${signs ?? item ?? '#'}.`, help: writeHelp(fix), fix};
}

function linkDiagnostic(written: string): ReportMessage | undefined {
  const [whole, text = '', address = ''] = SWAPPED_BRACKETS.exec(written) ?? [];
  if (whole === undefined) return undefined;
  const right = `[${text}](${address})`;
  const fix = written.replace(whole, () => right);
  return {message: `The brackets of the link "${truncate(whole)}" are swapped.`, help: writeHelp(right), fix};
}

function placeholderDiagnostic(written: string): ReportMessage | undefined {
  if (!PLACEHOLDER.test(written)) return undefined;
  const help = 'Save the photo in static/img and write its path on its own line, or remove the placeholder.';
  return {message: 'The picture was not pasted here, only its placeholder.', help};
}

const writeHelp = (text: string) => `Write ${truncate(text)}.`;
