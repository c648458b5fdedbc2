import {defineRule, type Examples} from '../define-rule';

export const rule = defineRule({
  id: 'front-matter',
  messages: {
    empty: ['The file is empty.', 'Write some content, or delete the file.'],
    unclosed: ['The fields at the top have no closing line.', 'Write a line with --- after the last field.'],
    missing: 'A page must begin with a line ---, its fields, and a second line ---.',
  },
});

export const docs = 'A page begins with a line ---, its fields, and a second line ---.';

export const examples: Examples<typeof rule> = {
  'projects | ---\n': {invalid: [['', 'missing']]},
  'projects | ---\n\n## Work': {invalid: [['## Work', 'unclosed']]},
  projects: {invalid: [['', 'empty']]},
};
