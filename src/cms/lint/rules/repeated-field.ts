import {defineRule, type Examples} from '../define-rule';

export const rule = defineRule({
  id: 'repeated-field',
  messages: {
    field: ['The field "{name}" is repeated.', 'Remove one of the two.'],
    entry: [
      '{count} fields of the entry above are repeated. The first line of this entry seems to be missing.',
      'Restore that line, such as "- {name*}: …", or remove these lines.',
    ],
  },
});

export const docs = 'A page or an entry has each field at most once.';

export const examples: Examples<typeof rule> = {
  'about/history |   - id: yard\n': {invalid: [['', 'entry', {count: 3}]]},
  entry: {invalid: [['title: Project beta\n    «title: Project beta»', 'field', {name: 'title'}]]},
};
