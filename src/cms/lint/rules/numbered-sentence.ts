import {MONTHS} from '../../../shared/days';
import {defineRule, type Examples} from '../define-rule';

const MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\b';
const NUMBERED = /^(\d{1,9})([.)])\s+(.*)/;
const DATE = new RegExp(`^${MONTH}`);
const DATE_WITH_YEAR = new RegExp(`^${MONTH}\\.?,? (?:19|20)\\d\\d\\b`);
/** The month and year of a date such as `14. 10. 2026`. */
const NUMERIC_MONTH_AND_YEAR = /^(0?[1-9]|1[0-2])[.)] ?((?:19|20)\d\d)\b/;
/** No list has that many entries, so a number of four digits is a year. */
const FIRST_YEAR = 1000;

export const rule = defineRule({
  id: 'numbered-sentence',
  yields: true,
  messages: {
    date: ['The line begins with "{marker*}", which turns it into a list entry.', 'Write {right}'],
    number: [
      'The line begins with "{marker*}", which turns it into a list entry.',
      'Write "{number}:" instead, or begin the list with "1{sign}".',
    ],
    year: [
      'The line begins with "{marker*}", which turns it into a list entry.',
      'Write "{number}:" instead, or begin with "In {number}".',
    ],
  },
  check: {
    // Markdown would turn such a sentence into a list entry, and might change its number.
    body: (report, {written}) => {
      /** The number that would continue a list after a photo or a paragraph. */
      let next = 1;
      return {
        list: ({start, ordered, children}) => {
          const continuation = next;
          if (ordered) next = (start ?? 1) + children.length;
          if (start === null || start === undefined) return;
          const isAlone = children.length === 1;
          for (const item of children) {
            const [from] = written.offsetsOf(item);
            const at = {from, to: written.lineEnd(from)};
            const [whole, number = '', sign = '', text = ''] = NUMBERED.exec(written.text.slice(from, at.to)) ?? [];
            if (whole === undefined) continue;
            const data = {marker: `${number}${sign}`, number, sign};
            if (isAlone ? DATE.test(text) : DATE_WITH_YEAR.test(text)) {
              const right = `${number} ${text}`;
              return report({message: 'date', data: {...data, right}, at, fix: right});
            }
            const [figures, month = '', year = ''] = isAlone ? (NUMERIC_MONTH_AND_YEAR.exec(text) ?? []) : [];
            if (figures !== undefined) {
              const right = `${number} ${MONTHS[Number(month) - 1] ?? month} ${year}${text.slice(figures.length)}`;
              return report({message: 'date', data: {...data, right}, at});
            }
            const isYear = Number(number) >= FIRST_YEAR;
            const isFirst = Number(number) <= 1 || Number(number) === continuation;
            if (isYear || (isAlone && !isFirst)) return report({message: isYear ? 'year' : 'number', data, at});
          }
        },
      };
    },
  },
});

export const docs = 'A sentence does not begin with a number and a full stop, which would turn it into a list entry.';

export const examples: Examples<typeof rule> = {
  body: {
    valid: ['1. Draw\n2. Build\n   - Paint\n   - Sign', '1. January\n2. February', '1. Draw\n\nThen:\n\n2. Build'],
    invalid: [
      ['«2015. The company was founded.»', 'year', {marker: '2015.'}],
      ['«14. October 2026 is the last day.»', 'date', '14 October 2026 is the last day.'],
      ['«14. 10. 2026 is the last day.»', 'date', {marker: '14.', right: '14 October 2026 is the last day.'}],
      ['«12. Tanks are built.»', 'number', {marker: '12.'}],
    ],
  },
};
