import {defineRule, type Examples} from '../../cms/definition/site-definition';

const VAGUE =
  /^(?:click|tap|press)?\s*(?:here|this(?: link| page)?|link|(?:read|learn|see|view|find out) more|more|click|more (?:info|information)|details|download)$/i;
const SIGNS = /[*_.…>»→:]/g;
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
        if (!title && VAGUE.test(name.replace(SIGNS, '').trim())) report({message: 'vague', data: {name}});
    },
  },
});

export const docs = 'The text of a link says where it leads.';

export const examples: Examples<typeof rule> = {
  body: {
    valid: ['[Read more about careers](/careers)', '[Download our profile](/files/profile.pdf)'],
    invalid: [
      ['«[Click here](/careers) to apply.»', 'vague', {name: 'Click here'}],
      ['«To apply, click [**here**](/careers).»', 'vague', {name: '**here**'}],
      ['«[Learn more…](/careers)»', 'vague'],
    ],
  },
};
