import {closestMatch} from '../../values/closest-match';
import {defineRule, type Examples} from '../define-rule';

export const rule = defineRule({
  id: 'unknown-reference',
  messages: {
    unknown: [
      '{field*} "{value}" is not one of the {list*}.',
      'Did you mean "{meant*}"?',
      'Use one that exists, or remove the line.',
    ],
  },
  check: {
    field: (report, {value, meta: {reference}}, {index: {complete, ids}}) => {
      if (reference === undefined || reference === 'pages' || !complete) return;
      const names = ids[reference] ?? [value];
      if (!names.includes(value))
        report({message: 'unknown', data: {list: reference, meant: closestMatch(value, names)}});
    },
  },
});

export const docs = 'An id that a field refers to exists.';

export const examples: Examples<typeof rule> = {
  file: {invalid: [['- pages/services/procurement.mdx', 'unknown', {list: 'services'}]]},
  'index | c9, c10]': {invalid: [['c9, «zenith»]', 'unknown', {list: 'clients'}]]},
  'index | operations, manpower]': {
    invalid: [['operations, «manpowers»]', 'unknown', {list: 'services', meant: 'manpower'}]],
  },
  'index | figure: success': {
    invalid: [['figure: «succes»', 'unknown', {list: 'figures', meant: 'success'}]],
    valid: ['figure: engineers'],
  },
};
