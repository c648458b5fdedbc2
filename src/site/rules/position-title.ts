import {asGroup} from '../../cms/values/values';
import {defineRule, type Examples} from '../../cms/definition/site-definition';

const LOUD = /!|[₦$€£]\s?\d|\b(?:NGN|USD)\b|\burgent(?:ly)?\b/i;
/** Shorter words in capitals are abbreviations. */
const LONG_CAPITALS = /\p{Lu}{4,}/u;
const MIN_WORDS_IN_CAPITALS = 2;

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
      const isInCapitals = title === title.toUpperCase() && LONG_CAPITALS.test(title);
      if (LOUD.test(title)) report({message: 'loud', data: {value: title}, at});
      else if (isInCapitals && title.split(/\s+/).length >= MIN_WORDS_IN_CAPITALS)
        report({message: 'capitals', data: {value: title}, at});
    },
  },
});

export const docs = 'The title of an opening is the position, in ordinary letters.';

export const examples: Examples<typeof rule> = {
  'careers/machinist | title: Manual Machinist': {
    invalid: [
      ['title: «PIPE FITTER»', 'capitals'],
      ['title: «Fitter, ₦200,000»', 'loud'],
    ],
  },
};
