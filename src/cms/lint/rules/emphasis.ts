import type {Delete, Emphasis, Strong, Text} from 'mdast';
import type {BodySource} from '../../parse/body-source';
import {defineRule, type Examples} from '../define-rule';

/** Text between two markers with a space inside them; the marker and the text are the groups. */
const INNER_SPACES = [
  /(?<![*_])(\*\*|__)[ \t]+([^*_\s](?:[^*_\n]{0,200}[^*_\s])?)[ \t]*\1(?![*_])/,
  /(?<![\p{L}\p{N}*])(\*{1,3})([^*\s](?:[^*\n]{0,200}[^*\s])?)[ \t]+\1(?![*\p{L}\p{N}])/u,
];
/** Markers without a partner. Names such as _site.yml and _101 are skipped. */
const UNMATCHED = [
  /(?<!\*)\*{2,}/,
  /(?<![\p{L}\p{N}_])__(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])__(?![\p{L}\p{N}_])/u,
  /(?<![\p{L}\p{N}_./@])_(?=\p{L})(?![^\s_]{0,60}[._@/])/u,
];

export const rule = defineRule({
  id: 'emphasis',
  yields: true,
  messages: {
    innerSpaces: ['There is a space between {marker*} and the text in {style}.', 'Write {right}.'],
    unmatched: [
      'The {marker*} has no matching {marker*}, so readers would see it.',
      'Write {marker*} before and after the text in {style}, or remove it. To show it, write {escaped*}.',
    ],
    noOuterSpaces: ['The spaces around the bold text "{text}" are missing.', 'Write {right}'],
    lowered: ['The text "{text}" becomes crossed out, because it is between two ~.', 'Remove both.'],
    accidental: [
      'The text "{text}" becomes {style}, because it is between two {marker*}.',
      'Replace each with {meant}, or write {escaped*} to show it.',
    ],
  },
  check: {
    body: (report, {written}) => {
      const stars: Star[] = [];
      const reportUnmatched = (marker: string, from: number) => {
        const data = {marker, style: styleOf(marker), escaped: marker.replace(/./g, '\\$&')};
        report({message: 'unmatched', data, at: {from, to: from + marker.length}});
      };
      const checkStyled = (node: Emphasis | Strong | Delete) => {
        const found = accidentalEmphasis(written, node);
        if (found) report(found);
      };
      return {
        text: (node) => {
          const [from, to] = written.offsetsOf(node);
          const text = written.unescapedText.slice(from, to);
          stars.push(...starsOf(written, node));
          for (const pattern of INNER_SPACES) {
            const match = pattern.exec(text);
            if (!match) continue;
            const [whole, marker = '', inner = ''] = match;
            const right = `${marker}${inner}${marker}`;
            const at = {from: from + match.index, to: from + match.index + whole.length};
            return report({message: 'innerSpaces', data: {marker, style: styleOf(marker), right}, at, fix: right});
          }
          const match = UNMATCHED.map((pattern) => pattern.exec(text)).find((found) => found !== null);
          if (match) reportUnmatched(match[0], from + match.index);
        },
        emphasis: checkStyled,
        strong: checkStyled,
        delete: checkStyled,
        leave: () => {
          for (const {offset} of unmatchedStars(stars)) reportUnmatched('*', offset);
        },
      };
    },
  },
});

const styleOf = (marker: string) => (marker.length === 1 ? 'italics' : 'bold');

/** Finds sizes such as 6*4 and ranges such as 5~6, whose characters may form pairs by chance. */
function accidentalEmphasis(written: BodySource, node: Emphasis | Strong | Delete) {
  const [from, to] = written.offsetsOf(node);
  const whole = written.text.slice(from, to);
  const [marker = ''] = /^[*_~]+/.exec(whole) ?? [];
  const text = whole.slice(marker.length, -marker.length);
  const [before = '', after = ''] = [written.text[from - 1], written.text[to]];
  const isSize = /\d/.test(before) && /^\s?\d/.test(text);
  const isTouched = /[\p{L}\p{N}]/u.test(before) && /[\p{L}\p{N}]/u.test(after);
  const at = {from, to};
  const hasSpace = /\s/.test(text);
  // Other programs write H~2~O for a lowered 2.
  if (isTouched && !isSize && !hasSpace && marker === '~')
    return {message: 'lowered', data: {text}, at, fix: text} as const;
  if (!isSize && !(isTouched && hasSpace)) return undefined;
  if (marker === '**' && !isSize) {
    const fix = ` ${whole} `;
    return {message: 'noOuterSpaces', data: {text, right: `…${fix}…`}, at, fix} as const;
  }
  const isRange = marker.startsWith('~');
  const meant = isRange ? '–' : ' × ';
  const isCertain = isSize && marker.length === 1 && /\d$/.test(text) === /\d/.test(after);
  const style = isRange ? 'crossed out' : marker.length === 1 ? 'italic' : 'bold';
  const data = {text, style, marker, meant: meant.trim(), escaped: `\\${marker.slice(0, 1)}`};
  return {message: 'accidental', data, at, ...(isCertain && {fix: meant + text + meant})} as const;
}

/** An asterisk next to a word. Before the word it may begin italics or a note; after the word it may refer to a note. */
interface Star {
  offset: number;
  kind: 'before' | 'behind';
  /** Whether the star begins its line. */
  first: boolean;
}

const STAR = /(?<![\p{L}\p{N}*])\*(?=[\p{L}“"'(])|(?<=[\p{L}\p{N}.,)”"'])\*(?![\p{L}\p{N}*])/gu;

function starsOf(written: BodySource, node: Text): Star[] {
  const [from, to] = written.offsetsOf(node);
  return [...written.unescapedText.slice(from, to).matchAll(STAR)].map(({index}) => {
    const offset = from + index;
    const first = offset === 0 || written.text[offset - 1] === '\n';
    const kind = /[\p{L}“"'(]/u.test(written.text[offset + 1] ?? '') ? 'before' : 'behind';
    return {offset, kind, first};
  });
}

/** Finds lone stars. A star after a word and one before a note belong together. */
const unmatchedStars = (stars: readonly Star[]): Star[] =>
  stars.filter(({kind, first, offset}) => {
    const isNote = first && stars.some((other) => other.kind === 'behind' && other.offset < offset);
    return kind === 'before' && !isNote;
  });

export const docs = 'The symbols for bold and italic text are around that text, and around no other text by chance.';

export const examples: Examples<typeof rule> = {
  body: {
    valid: [
      'Rates exclude VAT.*\n\nA hotel of 5* and a plate of 6* quality.\n\nA plate of 2*3 m.\n\nA force of x*y.\n\n$100 * 2 = $200, and $5*2 = $10.\n\nUn*believ*able.\n\nThe stars \\*\\* are signs of bold type.\n\nRates\\* apply.\n\n\\* Excluding VAT.\n\nA tag such as P_101, ABC_123_X or _101.\n\nFiles such as under_score_name.pdf and _site.yml.\n\nWrite to info_desk@client.example today.\n\nFill in: ________ and ____.\n\nA name: \\_plain\\_.',
      'Rates* apply to all works.\n\n*Excluding VAT.',
      'API 5L* and API 6A* are held. Sizes of 4 * 3 and 5 * 6 m.',
      '**Bold**, *slanted*, ***both***, __bold__ and _slanted_. Words ~~gone~~ and words that stay. **Draw:** the plans. **Build:** the works.',
      "5' 6\" by 7', at 30°, about ~5 t and ~6 t.",
      '> A quotation with a star*.\n\nA word as `code` with `a * b ** c` in it.',
    ],
    invalid: [
      ['Join us«**at one**»for lunch', 'noOuterSpaces', 'Join us **at one** for lunch'],
      ['We are «** bold **» here.', 'innerSpaces', 'We are **bold** here.'],
      ['We are «__ bold __» here.', 'innerSpaces', 'We are __bold__ here.'],
      ['We are «**»bold without its end.', 'unmatched', {marker: '**'}],
      ['| Size | Load |\n| --- | --- |\n| «**»10 | 20 |', 'unmatched', {marker: '**'}],
      ['Pipes of 6«*4 inch and 8*»6 inch.', 'accidental', 'Pipes of 6 × 4 inch and 8 × 6 inch.'],
      ['H«~2~»S is a gas.', 'lowered', 'H2S is a gas.'],
      ['A plate of 6«*4*»2 inch.', 'accidental', 'A plate of 6 × 4 × 2 inch.'],
    ],
  },
};
