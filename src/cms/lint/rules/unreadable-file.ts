import {defineRule} from '../define-rule';

export const rule = defineRule({
  id: 'unreadable-file',
  messages: {
    failed: [
      'The check could not read this file: "{reason}".',
      'Undo your last change to the file, and tell the developers.',
    ],
  },
});

export const docs = 'The linter can read the file.';
