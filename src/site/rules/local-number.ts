import {withCountryCode} from '../../cms/links/link-audience';
import {defineRule, type Examples} from '../../cms/definition/site-definition';
import {LOCALE} from '../locale';

/** Nigerian numbers as people dial them inside the country: of mobiles, and with the code of a town in brackets. */
const LOCAL_NUMBER = /(?<![\d+/.,-]|\+234[ -])(?:0[789][01]\d|\(0\d{1,2}\))[ -]?\d{3}[ -]?\d{4}(?![\d/-])/;
/** The zero is dialled only inside the country. */
const ZERO_AFTER_CODE = /\+234[ -]?0(?=[1-9])(\d{1,3}[ -]?\d{3}[ -]?\d{4})(?![\d/-])/;
/** Part of an address such as https://wa.me/2348030000001 has none. */
const WITHOUT_PLUS = /(?<![\d+/=.-])234[ -]?[789][01]\d[ -]?\d{3}[ -]?\d{4}(?![\d/-])/;

export const rule = defineRule({
  id: 'local-number',
  severity: 'warning',
  messages: {
    noCountry: ['"{number}" has no country code.', 'Write +234 {rest}.'],
    zero: ['"{number}" has a zero after the country code, which does not connect.', 'Write +234 {rest}.'],
    noPlus: ['"{number}" has no + before the country code.', 'Write +{number}.'],
  },
  check: {
    text: (report, text) => {
      const [number] = LOCAL_NUMBER.exec(text) ?? [];
      const [withZero, rest] = ZERO_AFTER_CODE.exec(text) ?? [];
      const [withoutPlus] = WITHOUT_PLUS.exec(text) ?? [];
      if (number !== undefined && withCountryCode(number, LOCALE.dialCode) !== undefined)
        report({message: 'noCountry', data: {number, rest: number.replace(/^\(?0/, '').replace(')', '')}});
      else if (withZero !== undefined) report({message: 'zero', data: {number: withZero, rest}});
      else if (withoutPlus !== undefined) report({message: 'noPlus', data: {number: withoutPlus}});
    },
  },
});

export const docs = 'A telephone number has its country code.';

export const examples: Examples<typeof rule> = {
  body: {
    valid: [
      'Call +234 803 123 4567 or +234 (0)803 123 4567.',
      'Drawing 0803-123-4567-REV2.',
      'Part (01) of 270 pieces.',
      '[Chat](https://wa.me/2348030000001)',
    ],
    invalid: [
      ['«Call 0803 123 4567 now.»', 'noCountry', {number: '0803 123 4567'}],
      ['«Call (01) 270 1234.»', 'noCountry', {rest: '1 270 1234'}],
      ['«Call +234 0803 123 4567.»', 'zero', {number: '+234 0803 123 4567', rest: '803 123 4567'}],
      ['«Call 2348031234567.»', 'noPlus', {number: '2348031234567'}],
    ],
  },
};
