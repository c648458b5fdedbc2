import {defineRule, type Examples} from '../../cms/definition/site-definition';

const PLACEHOLDERS =
  /\blorem ipsum\b|\bTODO\b|\bTB[ACD]\b|\bX{4,}\b|\[(?:insert|add|enter|type|your)\b[^\]]*\](?!\()|\[(?:(?:company|client|project|job|full) )?(?:name|title|date|address|number)\](?!\()|\byour text here\b|\btext goes here\b/i;
/** Capitals make these words an abbreviation. */
const CAPITALS = /^(?:todo|tb[acd]|x+)$/i;
/** As a whole text; in a sentence the words are a promise, unless it is about the page itself. */
const COMING_SOON =
  /^\W*(?:coming soon|under construction|to follow|watch this space)\W*$|\b(?:details|photos|pictures|information|content|page|website) (?:(?:is|are|will be) )?(?:coming soon|to follow|under construction)\b|\b(?:check|come) back (?:soon|later)\b/i;

export const rule = defineRule({
  id: 'leftover-text',
  severity: 'warning',
  messages: {placeholder: ['"{found}" is a placeholder.', 'Write the text itself, or remove it.']},
  check: {
    text: (report, text) => {
      const found = PLACEHOLDERS.exec(text)?.[0] ?? COMING_SOON.exec(text)?.[0];
      if (found === undefined || (CAPITALS.test(found) && found !== found.toUpperCase())) return;
      report({message: 'placeholder', data: {found: found.trim()}});
    },
  },
});

export const docs = 'No placeholder is left over from a template or a draft.';

export const examples: Examples<typeof rule> = {
  body: {
    valid: ['The third unit is coming soon after the second.', 'A jetty under construction.'],
    invalid: [
      ['«More details coming soon.»', 'placeholder', {found: 'details coming soon'}],
      ['«Coming soon»', 'placeholder'],
      ['«Lorem ipsum dolor sit amet.»', 'placeholder', {found: 'Lorem ipsum'}],
      ['«The date is TBC.»', 'placeholder', {found: 'TBC'}],
      ['«[Company Name] welds pipes.»', 'placeholder', {found: '[Company Name]'}],
    ],
  },
};
