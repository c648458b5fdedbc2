/** The patterns of Markdown signs that are left in a text. */
import {truncate} from '../base/diagnostic';
import type {FoundText} from '../parse/written';

type FoundSign = Omit<FoundText, 'from' | 'to'>;

const look = (sign: string) => (sign.length === 1 ? 'italics' : 'bold type');

const spaced = (sign: string, inner: string): FoundSign => {
  const instead = `${sign}${inner}${sign}`;
  const message = `There is a space between ${sign} and the words in ${look(sign)}.`;
  return {message, help: `Write ${truncate(instead)}.`, instead};
};

/** @returns the message about a sign of italics or bold type without its partner. */
export const lone = (sign: string): FoundSign => ({
  message: `Readers would see the sign ${sign}, because it has no partner.`,
  help: `Write ${sign} before and behind the words in ${look(sign)}, or remove it; ${sign.replace(/./g, '\\$&')} shows the sign itself.`,
});

/** The patterns with their messages, in the order of the search. */
export const SYNTAX_PATTERNS: [pattern: RegExp, tell: (match: RegExpExecArray) => FoundSign][] = [
  [
    /(?<![*_])(\*\*|__)[ \t]+([^*_\s](?:[^*_\n]{0,200}[^*_\s])?)[ \t]*\1(?![*_])/,
    ([, sign = '', inner = '']) => spaced(sign, inner),
  ],
  [
    /(?<![\p{L}\p{N}*])(\*{1,3})([^*\s](?:[^*\n]{0,200}[^*\s])?)[ \t]+\1(?![*\p{L}\p{N}])/u,
    ([, sign = '', inner = '']) => spaced(sign, inner),
  ],
  [/(?<!\*)\*{2,}/, ([sign]) => lone(sign)],
  [/(?<![\p{L}\p{N}_])__(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])__(?![\p{L}\p{N}_])/u, ([sign]) => lone(sign)],
  // Skips names such as _site.yml and _101.
  [/(?<![\p{L}\p{N}_./@])_(?=\p{L})(?![^\s_]{0,60}[._@/])/u, ([sign]) => lone(sign)],
  [/(?<=\p{L})`(?=\p{L})/u, () => ({message: 'A ` is in place of an apostrophe.', help: 'Write ’.', instead: '’'})],
  [/(?<!`)`+/, ([sign]) => ({message: `Readers would see the sign ${sign}.`, help: 'Remove it, or write a quote.'})],
  [
    /(?<=\S)[ \t]+#{2,6}[ \t]+(?=\S)/,
    ([sign]) => ({
      message: `The sign ${sign.trim()} of a heading is within a line.`,
      help: 'Begin a new line with it, below an empty one.',
    }),
  ],
  [
    /==(?=[^\s=])[^=\n]{0,200}==/,
    ([marked]) => {
      const instead = `**${marked.slice(2, -2)}**`;
      return {
        message: 'Readers would see the signs ==.',
        help: `Write ${truncate(instead)}, or the words alone.`,
        instead,
      };
    },
  ],
  [
    /\[\[[^\][\n]{1,200}\]\]/,
    ([link]) => ({
      message: `${truncate(link)} is a link of another program.`,
      help: 'Write [the words](/the/address).',
    }),
  ],
  [
    /\[\^[^\][\s]{1,40}\]/,
    ([note]) => ({message: `A page has no footnotes such as ${note}.`, help: 'Put the note into the sentence.'}),
  ],
  [
    /^\[[ xX]\][ \t]/,
    () => ({message: 'A page has no boxes to tick.', help: 'Write the line without [ ].', instead: ''}),
  ],
  [
    /(?<![\p{L}\p{N}:/]):[a-z][a-z_]{2,30}:(?![\p{L}\p{N}:])/u,
    ([name]) => ({
      message: `${name} is a sign of a chat, and readers would see its name.`,
      help: 'Remove it.',
    }),
  ],
  [/\\$/, () => ({message: 'Readers would see the backslash at the end.', help: 'Remove it.', instead: ''})],
];

/** HTML tags and codes in the text itself, such as those written with `&lt;`. */
export const SHOWN_HTML =
  /<\/?(?:br|p|b|i|u|strong|em|a|div|span|font|ul|ol|li|h[1-6]|table|tr|td|img)\b[^<>]*>|&(?:#\d{1,7}|[a-z]{2,8});/i;
