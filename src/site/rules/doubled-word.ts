import {defineRule, type Examples} from '../../cms/definition/site-definition';

/** Only words that nobody repeats on purpose, unlike "that that" or "had had". */
const DOUBLED =
  /(?<![\p{L}\d’'-])(the|a|an|of|to|and|for|are|with|at|by|we|our|from|or|as|be|will|it|this|these|which|into|their|your|its|but|if|when|than) \1(?![\p{L}\d’'-])/iu;

export const rule = defineRule({
  id: 'doubled-word',
  severity: 'warning',
  messages: {twice: ['"{found}" has a word twice.', 'Write "{word}" once.']},
  check: {
    text: (report, text) => {
      const [found, word] = DOUBLED.exec(text) ?? [];
      if (found !== undefined) report({message: 'twice', data: {found, word}});
    },
  },
});

export const docs = 'No word is written twice.';

export const examples: Examples<typeof rule> = {
  body: {
    valid: ['What it is is a pump.', 'He had had two offers, and that that was true surprised us.'],
    invalid: [['«We weld in the the yard.»', 'twice', {found: 'the the'}]],
  },
};
