import {defineRule, type Examples} from '../../cms/definition/site-definition';

const COMPARISON = /^ {0,3}> ?(=?) ?([₦$€£]?\d.*)$/;
const ITEM = /^ {0,3}([+*-]) +(\S.*)$/;
const LIST_LINE = /^\s*(?:[+*-]|\d{1,2}[.)])\s/;
const INDENTED = /^\s+\S/;

export const rule = defineRule({
  id: 'line-start',
  severity: 'warning',
  messages: {
    more: ['The > at the start of the line turns it into a quotation.', 'Write More than {amount}.'],
    atLeast: ['The > at the start of the line turns it into a quotation.', 'Write At least {amount}.'],
    note: ['The * at the start of the line turns it into a list with one entry.', 'For a note, write \\* {text}.'],
    plus: [
      'The + at the start of the line turns it into a list with one entry.',
      'Write it in the sentence: plus {text}.',
    ],
    dash: [
      'The - at the start of the line turns it into a list with one entry.',
      'Write it in the sentence: – {text}.',
    ],
  },
  check: {
    line: (report, line, {index, lines}) => {
      const [before = '', after = ''] = [lines[index - 1], lines[index + 1]];
      const [, equal, amount = ''] = COMPARISON.exec(line) ?? [];
      if (equal !== undefined && !before.startsWith('>'))
        return report({message: equal === '' ? 'more' : 'atLeast', data: {amount}});
      const [, sign = '', text = ''] = ITEM.exec(line) ?? [];
      const isInList = [before, after].some((other) => LIST_LINE.test(other) || INDENTED.test(other));
      // A list of one with a hyphen is a list if an empty line is above it.
      const isMeant = before.trim() === '' && sign === '-';
      // A line of signs alone is a rule between two parts.
      const isRule = !/[\p{L}\d]/u.test(text);
      if (sign === '' || isInList || isMeant || isRule || before.startsWith('#')) return;
      report({message: sign === '*' ? 'note' : sign === '+' ? 'plus' : 'dash', data: {text}});
    },
  },
});

export const docs = 'No line becomes a quotation or a list because of the sign at its start.';

export const examples: Examples<typeof rule> = {
  body: {
    valid: ['* * *'],
    invalid: [
      ['«>5 years of work»', 'more'],
      ['«>= 2 inch pipe»', 'atLeast'],
      ['«> $2 million»', 'more'],
      ['The price of the survey\n«+ VAT»', 'plus'],
      ['Lagos\n«- Nigeria»', 'dash'],
      ['«* on site»', 'note'],
    ],
  },
};
