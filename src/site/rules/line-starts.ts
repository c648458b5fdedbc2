/** Signs at the start of a line that Markdown reads as a quotation or as a list. */
import {truncate, type ReportDescriptor} from '../../cms/base/diagnostic';
import {rule, type Source} from '../../cms/definition/site-definition';
import {bodyLinesIn} from './texts';

const COMPARISON = /^ {0,3}> ?(=?) ?([₦$€£]?\d.*)$/;
const ITEM = /^ {0,3}([+*-]) +(\S.*)$/;
const LIST_LINE = /^\s*(?:[+*-]|\d{1,2}[.)])\s/;
const INDENTED = /^\s+\S/;

export const lineStarts = rule({id: 'line-start', severity: 'warning'}, ({sources}) => sources.flatMap(startsIn));

function startsIn(source: Source): ReportDescriptor[] {
  const lines = bodyLinesIn(source);
  return lines.flatMap(({line, text}, index): ReportDescriptor[] => {
    const [before = '', after = ''] = [lines[index - 1]?.text, lines[index + 1]?.text];
    const found = comparison(text, before) ?? singleItem(text, before, after);
    return found ? [{file: source.file, line, ...found}] : [];
  });
}

function comparison(text: string, before: string) {
  const [, equal, amount = ''] = COMPARISON.exec(text) ?? [];
  if (equal === undefined || before.startsWith('>')) return undefined;
  const instead = `${equal === '' ? 'More than' : 'At least'} ${amount}`;
  return {message: 'The > at the start of the line turns it into a quotation.', help: `Write ${truncate(instead)}.`};
}

/** A list of one with a hyphen is a list if an empty line is above it. */
function singleItem(text: string, before: string, after: string) {
  const [, sign = '', words = ''] = ITEM.exec(text) ?? [];
  const isInList = LIST_LINE.test(before) || LIST_LINE.test(after) || INDENTED.test(before) || INDENTED.test(after);
  const isMeant = before.trim() === '' && sign === '-';
  if (sign === '' || isInList || isMeant || before.startsWith('#')) return undefined;
  const help =
    sign === '*'
      ? `For a note, write \\* ${truncate(words)}.`
      : `Write it in the sentence: ${sign === '+' ? 'plus' : '–'} ${truncate(words)}.`;
  return {message: `The ${sign} at the start of the line turns it into a list with one entry.`, help};
}
