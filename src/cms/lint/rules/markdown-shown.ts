import {defineRule, type Examples} from '../define-rule';

/** HTML tags and codes in the text itself, such as those written with `&lt;`. */
const SHOWN_HTML =
  /<\/?(?:br|p|b|i|u|strong|em|a|div|span|font|ul|ol|li|h[1-6]|table|tr|td|img)\b[^<>]*>|&(?:#\d{1,7}|[a-z]{2,8});/i;

/** The patterns of the symbols, in the order of the search. Emphasis that is not closed is in `emphasis`. */
const PATTERNS = [
  ['apostrophe', /(?<=\p{L})`(?=\p{L})/u, () => '’'],
  ['backtick', /(?<!`)`+/],
  ['headingMarker', /(?<=\S)[ \t]+(#{2,6})[ \t]+(?=\S)/],
  ['highlight', /==(?=[^\s=])([^=\n]{0,200})==/, (text: string) => `**${text}**`],
  ['wikiPhoto', /!?\[\[[^\][\n]{1,200}\.(?:jpe?g|png|svg)(?:\|[^\][\n]{0,60})?\]\]/i],
  ['wikiLink', /\[\[[^\][\n]{1,200}\]\]/],
  ['power', /(?<=[\p{L}\d)])\^([23])\^?(?![\p{L}\d])/u, (digit: string) => (digit === '2' ? '²' : '³')],
  ['caret', /\^[^\s^]{1,20}\^/],
  ['footnote', /\[\^[^\][\s]{1,40}\]/],
  ['checkbox', /^\[[ xX]\][ \t]/, () => ''],
  ['emoji', /(?<![\p{L}\p{N}:/]):[a-z][a-z_]{2,30}:(?![\p{L}\p{N}:])/u],
  ['backslash', /\\$/, () => ''],
] as const;

export const rule = defineRule({
  id: 'markdown-shown',
  yields: true,
  messages: {
    apostrophe: ['A backtick ` is used as an apostrophe.', 'Write ’.'],
    backtick: ['Readers would see the {found}.', 'Remove it, or use a quotation mark.'],
    headingMarker: [
      'The heading marker {inner*} is in the middle of a line.',
      'Start a new line with it, below an empty line.',
    ],
    highlight: ['Readers would see the ==.', 'Write {right}, or remove the ==.'],
    wikiPhoto: [
      '{found} is a wiki link, which is not supported.',
      'Write ![what it shows](/img/…) with the path of the photo.',
    ],
    wikiLink: ['{found} is a wiki link, which is not supported.', 'Write [link text](/the/address).'],
    power: ['Readers would see the ^.', 'Write {right}.'],
    caret: ['Readers would see the ^.', 'Remove it.'],
    footnote: ['Footnotes such as {found} are not supported.', 'Put the note in the sentence.'],
    checkbox: ['Checkboxes are not supported.', 'Remove the [ ] or [x].'],
    emoji: ['{found} is an emoji code, which readers would see as text.', 'Remove it.'],
    backslash: ['Readers would see the backslash at the end of the line.', 'Remove it.'],
    html: ['Readers would see {found}.', 'Write plain text.'],
  },
  check: {
    body: (report, {written}) => ({
      text: (node) => {
        const [from, to] = written.offsetsOf(node);
        const text = written.unescapedText.slice(from, to);
        for (const [message, pattern, write] of PATTERNS) {
          const match = pattern.exec(text);
          if (!match) continue;
          const [found, inner = ''] = match;
          const right = write?.(inner);
          const at = {from: from + match.index, to: from + match.index + found.length};
          return report({message, data: {found, inner, right}, at, ...(right !== undefined && {fix: right})});
        }
        const [html] = SHOWN_HTML.exec(node.value) ?? [];
        if (html !== undefined) report({message: 'html', data: {found: html}, at: {from}});
      },
    }),
  },
});

export const docs = 'No Markdown symbols and no HTML are visible on the page.';

export const examples: Examples<typeof rule> = {
  body: {
    valid: [
      'A plate of 2 × 3 m and one of 6×4 in.',
      'A dash -- here, and a > b, a = b, c == d.',
      'P&ID, R&D; AT&T and Sons & Co.',
      '24/7, #1 in the region, C# and F#, Unit # 5.',
      'At 10:30:45, a ratio of 1:2:3, as in: this.',
      'A tick \\` and a rock ’n’ roll.',
      'A path such as C:\\new\\folder.',
      'A line with a break\\\nand more words.',
      'HSE/QA-QC, 3/4", 1/2 in, ±5 %, ≤ 10 bar, 100 m²/h.',
      '2024–2026, 5–7 years, 3 - 4 m.',
    ],
    invalid: [
      ['See «[[History]]» for more.', 'wikiLink', {found: '[[History]]'}],
      ['«![[yard.jpg|300]]»', 'wikiPhoto', {found: '![[yard.jpg|300]]'}],
      ['The company«`»s yard.', 'apostrophe', 'The company’s yard.'],
      ['The «`»yard of the company.', 'backtick', {found: '`'}],
      ['Words of it.« ## »Heading | More', 'headingMarker', {inner: '##'}],
      ['We are «==marked==» here.', 'highlight', 'We are **marked** here.'],
      ['A tank of 40 m«^3^».', 'power', 'A tank of 40 m³.'],
      ['A yard of 6,989 m«^2».', 'power', 'A yard of 6,989 m².'],
      ['The 5«^th^» line.', 'caret', {found: '^th^'}],
      ['As said«[^1]» before.', 'footnote', {found: '[^1]'}],
      ['«[x] »Words are done', 'checkbox', 'Words are done'],
      ['Words at the end«\\»', 'backslash', 'Words at the end'],
      ['Well done «:smile:» all.', 'emoji', {found: ':smile:'}],
      ['«»Words &lt;br&gt; words', 'html', {found: '<br>'}],
      ['«»Words&amp;nbsp;words', 'html', {found: '&nbsp;'}],
    ],
  },
};
