import {asGroup} from '../../cms/values/values';
import {defineRule, type Examples} from '../../cms/definition/site-definition';

export const rule = defineRule({
  id: 'repeated-banner',
  severity: 'warning',
  messages: {
    repeated: [
      'The first photo of the page repeats the banner above it, "{photo}".',
      'Choose another photo, or remove this one.',
    ],
  },
  check: {
    source: (report, {parsed, body}) => {
      const {banner} = asGroup(parsed?.data);
      const [first] = body?.photos ?? [];
      if (first && first.name === banner) report({message: 'repeated', data: {photo: first.name}, at: first});
    },
  },
});

export const docs = 'The first photo in the text of a page is another one than its banner.';

export const examples: Examples<typeof rule> = {
  'services/trading | (/img/deck.jpg)': {
    valid: ['(/img/crane.jpg)'],
    invalid: [['(/img/wide.jpg)', 'repeated', {photo: '/img/wide.jpg'}]],
  },
};
