import {defineRule, type Examples} from '../define-rule';

const MAX_LISTED_LINKS = 5;

export const rule = defineRule({
  id: 'renamed-page',
  messages: {
    renamed: [
      'This page seems to have been renamed: nothing links to {path*}, but {links*} still link to {address}, which does not exist.',
      'Write {path*} there, and add "formerly: [{address}]" here to redirect the old address.',
    ],
  },
  check: {
    project: (report, {renamed}) => {
      for (const {file, path, address, links} of renamed) {
        const others = links.length - MAX_LISTED_LINKS;
        const shown = links.slice(0, MAX_LISTED_LINKS).join(', ') + (others > 0 ? ` and ${others} more` : '');
        report({message: 'renamed', data: {path, address, links: shown}, at: {file, line: 1}});
      }
    },
  },
});

export const docs = 'After a page has been renamed, links use its new address and `formerly` lists its old one.';

export const examples: Examples<typeof rule> = {
  file: {invalid: [['pages/about/who-we-are.mdx → pages/about/people.mdx', 'renamed', {path: '/about/people'}]]},
};
