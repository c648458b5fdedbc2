import {LOCALE} from '../locale';
import {withCountryCode} from '../../cms/links/link-audience';
import {defineRule, type Examples} from '../../cms/definition/site-definition';

/** Nigerian numbers as people dial them inside the country: of mobiles, and with the code of a town in brackets. */
const LOCAL_NUMBER = /(?<![\d+/.,-])(?:0[789][01]\d|\(0\d{1,2}\))[ -]?\d{3}[ -]?\d{4}(?![\d/-])/;

export const rule = defineRule({
  id: 'local-number',
  severity: 'warning',
  messages: {noCountry: ['"{number}" has no country code.', 'Write +234 {rest}.']},
  check: {
    text: (report, text) => {
      const [number] = LOCAL_NUMBER.exec(text) ?? [];
      if (number !== undefined && withCountryCode(number, LOCALE.dialCode) !== undefined)
        report({message: 'noCountry', data: {number, rest: number.replace(/^\(?0/, '').replace(')', '')}});
    },
  },
});

export const docs = 'A telephone number has its country code.';

export const examples: Examples<typeof rule> = {
  body: {
    valid: ['Call +234 803 123 4567.', 'Drawing 0803-123-4567-REV2.', 'Part (01) of 270 pieces.'],
    invalid: [
      ['«Call 0803 123 4567 now.»', 'noCountry', {number: '0803 123 4567'}],
      ['«Call (01) 270 1234.»', 'noCountry', {rest: '1 270 1234'}],
    ],
  },
};
