import {defineRule, type Examples} from '../define-rule';

export const rule = defineRule({
  id: 'unknown-field',
  messages: {
    unknown: ['{shown*} is not a field of this page.', 'Did you mean "{meant*}"?', 'The possible fields are {fields}.'],
    noSpace: ['{shown*} has no space after the colon.', 'Write {name}: {text}.', 'Add a space.'],
    computed: ['{shown*} is calculated by the site.', 'Remove the line.'],
  },
});

export const docs = 'Every field is one that this type of page can have, and is spelt as in the list of all fields.';

export const examples: Examples<typeof rule> = {
  'services/engineering | sheet: Capability sheet\n': {
    invalid: [['sheet: Capability sheet\n«pack: Prequalification pack»\n', 'unknown', {shown: 'pack'}]],
  },
  entry: {invalid: [['«titel: Project beta»', 'unknown', {shown: 'timeline › 4 › titel', meant: 'title'}]]},
  'policy-of-the-tests |       recordable: 3\n': {
    invalid: [['      recordable: 3\n      «ltif: 1.00»\n', 'computed', {shown: 'safety › years › 1 › ltif'}]],
  },
  'index | {number: 150,': {invalid: [['{number:150,', 'noSpace', {shown: 'statistics › 1 › number:150'}]]},
};
