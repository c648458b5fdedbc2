import {defineRule, type Examples} from '../../cms/definition/site-definition';

const VAGUE =
  /^(?:click|tap|press)?\s*(?:here|this|link|this link|read more|more|learn more|see more|click|more info)$/i;
/** A title after the address says where the link leads. */
const LINK = /(?<!!)\[([^[\]]+)\]\([^()\s]+( ")?/g;

export const rule = defineRule({
  id: 'vague-link',
  severity: 'warning',
  messages: {
    vague: ['The link text "{name*}" does not say where it leads.', 'Write the name of the page or file.'],
  },
  check: {
    line: (report, line) => {
      for (const [, name = '', title] of line.matchAll(LINK))
        if (!title && VAGUE.test(name.trim())) report({message: 'vague', data: {name}});
    },
  },
});

export const docs = 'The text of a link says where it leads.';

export const examples: Examples<typeof rule> = {
  body: {invalid: [['«[Click here](/careers) to apply.»', 'vague', {name: 'Click here'}]]},
};
