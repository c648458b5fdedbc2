import {defineRule, type Examples} from '../../cms/definition/site-definition';

const PLACEHOLDERS =
  /\blorem ipsum\b|\bTODO\b|\bTB[ACD]\b|\bX{4,}\b|\[(?:insert|add|enter|type|your)\b[^\]]*\](?!\()|\[(?:(?:company|client|project|job|full) )?(?:name|title|date|address|number)\](?!\()|\byour text here\b|\btext goes here\b/i;
/** Capitals make these words an abbreviation. */
const CAPITALS = /^(?:todo|tb[acd]|x+)$/i;
/** As a whole text; in a sentence the words are a promise, unless it is about the page itself. */
const COMING_SOON =
  /^\W*(?:coming soon|under construction|to follow|watch this space)\W*$|\b(?:details|photos|pictures|information|content|page|website) (?:(?:is|are|will be) )?(?:coming soon|to follow|under construction)\b|\b(?:check|come) back (?:soon|later)\b/i;

/** No company writes these on purpose. */
const TRACES =
  /:?contentReference\[[^\]]*\](?:\{[^}]*\})?|\boaicite\b|【\d+[†:][^】]*】|(?:cite)?turn\d+(?:search|view|news|file)\d+|\b[Aa]s an AI (?:language )?model\b|\b[Aa]s of my last (?:knowledge )?update\b|\b[Hh]ere(?: is|’s|'s) (?:a|the|your) (?:revised|polished|rewritten|improved) version\b|\b(?:Certainly|Sure|Of course)[!,] [Hh]ere(?: is|’s|'s| are)\b/;

const CODE = /\\u[\da-f]{4}/i;

const PATTERNS = [
  ['chat', TRACES],
  ['code', CODE],
  ['placeholder', PLACEHOLDERS],
  ['placeholder', COMING_SOON],
] as const;

export const rule = defineRule({
  id: 'leftover-text',
  severity: 'warning',
  messages: {
    placeholder: ['"{found}" is a placeholder.', 'Write the text itself, or remove it.'],
    chat: ['"{found}" is left over from a chat program.', 'Remove it, and read the text around it.'],
    code: ['{found} is the code of a character, which readers would see.', 'Write the character itself.'],
  },
  check: {
    text: (report, text) => {
      for (const [message, pattern] of PATTERNS) {
        const found = pattern.exec(text)?.[0].trim() ?? '';
        const isWord = CAPITALS.test(found) && found !== found.toUpperCase();
        if (found !== '' && !isWord) return report({message, data: {found}});
      }
    },
  },
});

export const docs = 'Nothing is left over from a template, a draft, a chat program or other code.';

export const examples: Examples<typeof rule> = {
  body: {
    valid: [
      'The third unit is coming soon after the second.',
      'A jetty under construction.',
      'Of course, here and there a weld is repaired.',
      'Here is the revised drawing.',
    ],
    invalid: [
      ['«Here’s a polished version of your text:»', 'chat'],
      ['«A pump 【4†source】 runs.»', 'chat', {found: '【4†source】'}],
      ['«A pump runs. citeturn0search1»', 'chat', {found: 'citeturn0search1'}],
      ['«Certainly! Here is the text.»', 'chat', {found: 'Certainly! Here is'}],
      ['«He said \\u201cyes.»', 'code', {found: '\\u201c'}],
      ['«More details coming soon.»', 'placeholder', {found: 'details coming soon'}],
      ['«Coming soon»', 'placeholder'],
      ['«Lorem ipsum dolor sit amet.»', 'placeholder', {found: 'Lorem ipsum'}],
      ['«The date is TBC.»', 'placeholder', {found: 'TBC'}],
      ['«[Company Name] welds pipes.»', 'placeholder', {found: '[Company Name]'}],
    ],
  },
};
