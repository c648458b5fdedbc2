import {asGroup} from '../../cms/values/values';
import {defineRule, type Examples} from '../../cms/definition/site-definition';

const LOUD = /!|[₦$€£]\s?\d|\bN\d{1,3}(?:,?\d{3}|k\b)|\b(?:NGN|USD)\b|\burgent(?:ly)?\b/i;
/** Shorter words in capitals are abbreviations. */
const CAPITALS = /\p{Lu}{6}|\p{Lu}{4}\p{Lu}?\s|\s\p{Lu}{4}/u;

export const rule = defineRule({
  id: 'position-title',
  severity: 'warning',
  messages: {
    loud: [
      '{field*} "{value}" has more than the position.',
      'Write only the position; the pay belongs in the description.',
    ],
    capitals: ['{field*} "{value}" is in capitals.', 'Write it as in "Pipe Fitter".'],
  },
  check: {
    source: (report, {kind, parsed}) => {
      const {title} = asGroup(parsed?.data);
      if (kind?.name !== 'opening' || typeof title !== 'string') return;
      const at = {path: ['title']};
      const isInCapitals = title === title.toUpperCase() && CAPITALS.test(title);
      if (LOUD.test(title)) report({message: 'loud', data: {value: title}, at});
      else if (isInCapitals) report({message: 'capitals', data: {value: title}, at});
    },
  },
});

export const docs = 'The title of an opening is the position, in ordinary letters.';

export const examples: Examples<typeof rule> = {
  'careers/machinist | title: Manual Machinist': {
    valid: ['title: FANUC Operator', 'title: HSE'],
    invalid: [
      ['title: «PIPE FITTER»', 'capitals'],
      ['title: «WELDER»', 'capitals'],
      ['title: «Fitter, ₦200,000»', 'loud'],
      ['title: «Fitter, N200k»', 'loud'],
    ],
  },
};
