import {defineRule, type Examples} from '../define-rule';

export const rule = defineRule({
  id: 'file-size',
  messages: {
    file: ['The file is {size} kB; the maximum is {most} kB.', 'Shorten it, or split it into two pages.'],
    body: ['The text of the page is {size} kB; the maximum is {most} kB.', 'Shorten it, or split it into two pages.'],
    lines: ['The {what} has {lines} lines; the maximum is {most}.', 'Split it into two pages.'],
    line: ['The line has {length} characters; the maximum is {most}.', 'Shorten it, or split it into several lines.'],
    paragraph: ['The paragraph that begins here has more than {most} characters.', 'Split it with empty lines.'],
    indent: ['The line is indented too far.', 'Indent it like the lines around it.'],
    symbols: ['There are too many symbols such as [, <, * and _.', 'Write plain text.'],
    symbolsOfYaml: ['There are too many symbols such as :, [ and ".', 'Write plain text.'],
    boxes: ['There are too many symbols such as :::.', 'Write plain text.'],
    bars: ['There are too many bars.', 'Write plain text.'],
    brackets: [
      'There are too many brackets.',
      'Write the value in double quotation marks, or put each list entry on its own line.',
    ],
    entries: ['There are too many list entries.', 'Split the list, or move part of it to another page.'],
    entriesOfFields: ['There are too many list entries.', 'Split it into two pages.'],
    markers: ['There are too many list and quotation markers at the start of one line.', 'Keep only one.'],
  },
});

export const docs = 'A page is within the limits for its length, lines, lists and symbols.';

export const examples: Examples<typeof rule> = {
  body: {
    invalid: [
      ['Words and words. '.repeat(24_000), 'file', {most: 300}],
      ['Words and words.\n\n'.repeat(8000), 'body', {most: 100}],
      ['Words and words.\n'.repeat(650), 'paragraph', {most: 10_000}],
      ['Words.\n\n'.repeat(2001), 'lines'],
      ['- '.repeat(500), 'markers'],
      ['['.repeat(500), 'symbols'],
      ['|'.repeat(500), 'bars'],
      [':::a\n'.repeat(11), 'boxes'],
      ['- Words\n'.repeat(301), 'entries'],
      [`${' '.repeat(41)}Words`, 'indent'],
    ],
  },
  entry: {
    invalid: [
      [`title: ${'Words '.repeat(850)}`, 'line', {most: 4000}],
      [`title: ${'['.repeat(500)}`, 'brackets'],
      ['- a\n'.repeat(1501), 'entriesOfFields'],
      [':'.repeat(3999).concat('\n').repeat(3), 'symbolsOfYaml'],
    ],
  },
};
