import {STATIC_FOLDER} from '../../values/paths';
import {defineRule, type Examples} from '../define-rule';

export const rule = defineRule({
  id: 'generated-file',
  messages: {
    generated: [
      'Each build creates a PDF with this name from the pages, so this file is never published.',
      'Delete it, or rename it.',
    ],
  },
  check: {
    project: (report, {files, generated}) => {
      const names = new Set(generated.map((file) => STATIC_FOLDER + file));
      for (const {file} of files) if (names.has(file)) report({message: 'generated', at: {file, line: 1}});
    },
  },
});

export const docs = 'No file has the name of a file that the build creates.';

export const examples: Examples<typeof rule> = {
  file: {invalid: [['static/files/company-profile.pdf', 'generated']]},
};
