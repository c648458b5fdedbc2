import {defineRule, type Examples} from '../define-rule';

export const rule = defineRule({
  id: 'missing-field',
  messages: {
    missing: ['{field*} is missing.', 'Add a line such as {suchAs*}', 'Add it: {description*}'],
    half: ['{field*} has only the field "{only*}".', 'Restore the other fields ({names}), or remove the entry.'],
  },
});

export const docs = 'A page or an entry has all its required fields.';

export const examples: Examples<typeof rule> = {
  'careers/genuine | recruitmentLabels:\n  tag: Before you apply\n  heading: Was it really us?\n  senders: Our letters come from\n  never: We do not ask for\n  more: How to find out\n':
    {invalid: [['', 'missing']]},
  'projects/alpha | client: Northfield Petroleum\n': {invalid: [['', 'missing']]},
  'about/history |   - id: yard\n    year: 2016\n    title: The Yard\n    description: A roof, three cranes and a gate.\n':
    {invalid: [['  - id: yard\n', 'missing']]},
  'contact/index |     name: Neighbours\n    position: Head of the yard\n    email: yard@ferrowell.example\n    answer: Within a week\n':
    {invalid: [['', 'half', {only: 'id'}]]},
};
