import {defineRule, type Examples} from '../define-rule';

export const rule = defineRule({
  id: 'two-versions',
  messages: {
    bothVersions: [
      'Two people changed the same lines, and both versions are in the file: {first} and {second}.',
      'Keep one version. Remove the other one and the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    ],
    leftoverMarker: ['The line "{marker}" is left over from a merge conflict.', 'Remove it.'],
    repeatedPage: [
      'The whole page is repeated, including the fields at the top.',
      'Keep one copy: remove everything from this line on, or everything above it.',
    ],
    repeatedFile: [
      'The whole file is repeated.',
      'Keep one copy: remove everything from this line on, or everything above it.',
    ],
  },
});

export const docs = 'A file contains no git conflict markers and only one copy of its text.';

export const examples: Examples<typeof rule> = {
  'about/history |     title: Project beta': {
    invalid: [
      [
        '«»<<<<<<< HEAD\n    title: Project beta\n=======\n    title: Project two\n>>>>>>> main',
        'bothVersions',
        {first: 'line 20', second: 'line 22'},
      ],
    ],
  },
  body: {
    invalid: [
      [
        '«»<<<<<<< HEAD\nPlain words.\n\nMore words.\n=======\nOther words.\n>>>>>>> main',
        'bothVersions',
        {first: 'lines 33 to 35', second: 'line 37'},
      ],
      ['Plain words.\n«»>>>>>>> main', 'leftoverMarker', {marker: '>>>>>>>'}],
    ],
  },
  'services/engineering | ## Scope\n\nWords.': {
    invalid: [
      [
        '## Scope\n\nWords.\n\n«»---\ntitle: The engineering page\ndescription: All about engineering.\nheading: What engineering is\n---\n\n## Scope\n\nWords.',
        'repeatedPage',
      ],
    ],
  },
};
