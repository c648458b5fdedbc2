import {PAGES_FOLDER} from '../../values/paths';
import {defineRule, type Examples} from '../define-rule';

export const rule = defineRule({
  id: 'misplaced-page',
  supersedes: ['missing-page', 'file-name'],
  messages: {
    ofFolder: ['{file*} has the fields of a {type*} page.', 'Move it to {folder*}.'],
    renamed: ['{home*} is missing, and {file*} has its fields.', 'Rename it back to {home*}.'],
    ofSeveral: ['{file*} has the fields of a {type*} page.', 'Rename it back to {homes*} or {last*}.'],
  },
  check: {
    project: (report, {misplaced}) => {
      for (const [file, {kind, homes: related}] of misplaced) {
        const [home, ...others] = related;
        const last = others.pop();
        const at = {file, line: 1};
        const type = kind.name;
        if (kind.folder !== undefined) {
          report({message: 'ofFolder', data: {file, type, folder: `${PAGES_FOLDER}/${kind.folder}`}, at, related});
        } else if (last === undefined) report({message: 'renamed', data: {file, home}, at, related});
        else report({message: 'ofSeveral', data: {file, type, homes: [home, ...others].join(', '), last}, at, related});
      }
    },
  },
});

export const docs = 'The folder and the name of a page match its fields.';

export const examples: Examples<typeof rule> = {
  file: {
    invalid: [
      ['pages/index.mdx → pages/home.mdx', 'renamed', {home: 'pages/index.mdx'}],
      ['pages/services/engineering.mdx → pages/engineering.mdx', 'ofFolder', {folder: 'pages/services'}],
      ['pages/contact/quote.mdx → pages/contact/offer.mdx', 'renamed'],
    ],
  },
};
