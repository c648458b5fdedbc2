import {defineRule, type Examples} from '../define-rule';

export const rule = defineRule({
  id: 'encoding',
  messages: {
    utf16: ['The file is saved as UTF-16.', 'Save the file as UTF-8.'],
    latin1: [
      'The word "{word}" is saved in an old encoding (Latin-1), so visitors would see it garbled.',
      'Save the file as UTF-8.',
    ],
    garbled: ['The word "{word}" was garbled by a wrong encoding.', 'Retype the word.'],
    lost: ['The word "{word}" has a letter that was lost.', 'Retype the word.'],
    oldMac: [
      'The file uses old Mac line endings, so other programs read it as one line.',
      'Save the file with Unix line endings (LF).',
    ],
  },
});

export const docs = 'A file is saved as UTF-8 with the line endings of Unix, and contains no garbled letters.';

export const examples: Examples<typeof rule> = {
  entry: {invalid: [['«title: Pr�ject beta»', 'lost', {word: 'Pr�ject'}]]},
  'latin1 entry': {invalid: [['title: Côte d’Ivoire', 'latin1', 'title: Côte d’Ivoire']]},
  'twice entry': {invalid: [['title: The client’s project', 'garbled']]},
  'utf16 entry': {invalid: [['title: Project two', 'utf16', 'title: Project two']]},
  'oldMac entry': {invalid: [['title: Project two', 'oldMac', 'title: Project two']]},
};
