import {defineRule, type Examples} from '../../cms/definition/site-definition';

/** An amount right after a word for it, and before what may follow an amount, but no unit such as hours. */
const AMOUNT =
  /\b(?:price|cost|costs|fee|salary|pay)(?: (?:is|are|was|of|at|from|about|up to|only)){0,2}:? (\d{1,3}(?:,\d{3})+)(?=[.;:!?)]?$|[.;:!?)]\s| (?:per|a|plus|net|only|excluding)\b)/i;

export const rule = defineRule({
  id: 'price',
  severity: 'warning',
  messages: {noCurrency: ['"{found}" has no currency.', 'Write, for example, ₦{amount}.']},
  check: {
    text: (report, text) => {
      const [found, amount] = AMOUNT.exec(text) ?? [];
      if (found !== undefined) report({message: 'noCurrency', data: {found, amount}});
    },
  },
});

export const docs = 'A price has a currency.';

export const examples: Examples<typeof rule> = {
  body: {
    valid: [
      'The price is ₦250,000 per day.',
      'The price of 2,000 litres is on the list.',
      'The cost 2,000 hours later was the same.',
    ],
    invalid: [
      ['«The price is 250,000 per day.»', 'noCurrency', {found: 'price is 250,000'}],
      ['«Fee: 15,000»', 'noCurrency', {amount: '15,000'}],
    ],
  },
};
