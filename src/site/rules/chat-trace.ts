import {defineRule, type Examples} from '../../cms/definition/site-definition';

/** No company writes these on purpose. */
const TRACES =
  /:?contentReference\[[^\]]*\](?:\{[^}]*\})?|\boaicite\b|【\d+[†:][^】]*】|(?:cite)?turn\d+(?:search|view|news|file)\d+|\b[Aa]s an AI (?:language )?model\b|\b[Aa]s of my last (?:knowledge )?update\b|\b[Hh]ere(?: is|’s|'s) (?:a|the|your) (?:revised|polished|rewritten|improved) version\b|\b(?:Certainly|Sure|Of course)[!,] [Hh]ere(?: is|’s|'s| are)\b/;

export const rule = defineRule({
  id: 'chat-trace',
  severity: 'warning',
  messages: {
    trace: ['"{found}" is left over from a chat program.', 'Remove it, and read the text around it.'],
  },
  check: {
    text: (report, text) => {
      const [found] = TRACES.exec(text) ?? [];
      if (found !== undefined) report({message: 'trace', data: {found}});
    },
  },
});

export const docs = 'No text is left over from a chat program.';

export const examples: Examples<typeof rule> = {
  body: {
    valid: ['Of course, here and there a weld is repaired.', 'Here is the revised drawing.'],
    invalid: [
      ['«Here’s a polished version of your text:»', 'trace'],
      ['«A pump 【4†source】 runs.»', 'trace', {found: '【4†source】'}],
      ['«A pump runs. citeturn0search1»', 'trace', {found: 'citeturn0search1'}],
      ['«Certainly! Here is the text.»', 'trace', {found: 'Certainly! Here is'}],
    ],
  },
};
