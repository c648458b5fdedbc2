import {defineRule, type Examples} from '../../cms/definition/site-definition';

const CODE = /\\u[\da-f]{4}/i;

export const rule = defineRule({
  id: 'character-code',
  severity: 'warning',
  messages: {
    code: ['{found} is the code of a character, which readers would see.', 'Write the character itself.'],
  },
  check: {
    text: (report, text) => {
      const [found] = CODE.exec(text) ?? [];
      if (found !== undefined) report({message: 'code', data: {found}});
    },
  },
});

export const docs = 'No character is written as its code.';

export const examples: Examples<typeof rule> = {
  body: {invalid: [['«He said \\u201cyes.»', 'code', {found: '\\u201c'}]]},
};
