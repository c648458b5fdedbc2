import {closestMatch} from '../../values/closest-match';
import {defineRule, type Examples} from '../define-rule';

export const rule = defineRule({
  id: 'icon',
  messages: {
    unknown: [
      '{field*} "{value}" is not a Tabler icon.',
      'Did you mean "{meant*}"?',
      'Write, for example, "icon: {example*}".',
    ],
  },
  check: {
    field: (report, {value, meta: {icon, example}}, {index: {icons}}) => {
      if (icon && !icons.has(value)) report({message: 'unknown', data: {meant: closestMatch(value, icons), example}});
    },
  },
});

export const docs = 'An icon is the name of a Tabler icon.';

export const examples: Examples<typeof rule> = {
  'services/engineering | icon: compass': {invalid: [['icon: «compas»', 'unknown', {meant: 'compass'}]]},
};
