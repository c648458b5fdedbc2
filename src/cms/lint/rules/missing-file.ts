import {toValidPath} from '../../values/file-names';
import {defineRule, type Examples} from '../define-rule';

export const rule = defineRule({
  id: 'missing-file',
  messages: {missing: ['{field*} "{value}" does not exist.', 'Add the file to static/files.']},
  check: {
    field: (report, {value, meta}, {index}) => {
      // The field itself reports a malformed name.
      const isName = meta.file && value.startsWith('/files/') && toValidPath(value) === value;
      if (isName && !index.files.has(value)) report({message: 'missing'});
    },
  },
});

export const docs = 'A PDF that a field refers to is in static/files.';

export const examples: Examples<typeof rule> = {
  'index | /files/company-profile.pdf': {invalid: [['«/files/profil.pdf»', 'missing']]},
};
