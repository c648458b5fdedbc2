/** Bullets of Word, WhatsApp and other programs, including private-use characters of symbol fonts. */
const BULLETS = '•·‣◦▪▫●○■□➢➤✓✔⁃\\uE000-\\uF8FF';
const FIXED = '\\u00A0\\u2000-\\u200A\\u202F\\u3000';

const BULLET = new RegExp(`^([ \\t]*(?:- +)?)([${BULLETS}])[ \\t${FIXED}]*(\\S.*)$`);
/** Dashes of every length, and what a bullet of Word or Outlook becomes in another font. Text may begin with them. */
const DASHES = '—–−‐‑‒―§';
/** Only a word may follow these letters, because "Ø 12 mm" is a diameter. */
const LETTERS = `[oØ](?=[ \\t${FIXED}]+\\p{L})`;
const DASH = new RegExp(`^([ \\t]*)([${DASHES}]|${LETTERS})[ \\t${FIXED}]+(\\S.*)$`, 'u');
const HYPHEN = new RegExp(`^([ \\t]*(?:- +)*)(-)[ \\t]*[${FIXED}][ \\t${FIXED}]*(\\S.*)$`);
const MARKDOWN_MARKER = /^([ \t]*)(\*|\d{1,2}[.)])[ \t]+(\S.*)$/;

export interface MarkedLine {
  sign: string;
  kind: 'bullet' | 'dash' | 'non-breaking space' | 'of Markdown';
  /** The line with a Markdown list mark instead. */
  fix: string;
}

export function foreignListMarker(line: string): MarkedLine | undefined {
  const kinds = [
    ['non-breaking space', HYPHEN],
    ['bullet', BULLET],
    ['dash', DASH],
    ['of Markdown', MARKDOWN_MARKER],
  ] as const;
  for (const [kind, pattern] of kinds) {
    const [, lead = '', sign = '', text = ''] = pattern.exec(line) ?? [];
    if (sign !== '') return {sign, kind, fix: `${lead.replace(/- +$/, '')}- ${text}`};
  }
  return undefined;
}

/** A list mark without its space: -Draw, *Draw, 1.Draw. Bold and italic text has closing stars. */
const MARKER_WITHOUT_SPACE = /^([ \t]*)(-|\*|\d{1,2}[.)])(\p{L}[^*]*)$/u;

export function markerWithoutSpace(line: string): {sign: string; fix: string} | undefined {
  const [, lead = '', sign = '', content = ''] = MARKER_WITHOUT_SPACE.exec(line) ?? [];
  return sign === '' ? undefined : {sign, fix: `${lead}${sign} ${content}`};
}

/** A Markdown list mark. Numbers may be negative, so a hyphen without a space counts only before a word. */
const PLAIN = /^(-{1,2})(?:\s+|(?=\p{L}))(\S.*)$/u;

/** @returns the list marker at the start of a text, Markdown's or another program's, and the text after it. */
export function leadingListMarker(text: string): {sign: string; text: string} | undefined {
  const foreign = foreignListMarker(text);
  if (foreign && !/^\d/.test(foreign.sign)) return {sign: foreign.sign, text: foreign.fix.replace(/^- /, '')};
  const [, sign, content] = PLAIN.exec(text) ?? [];
  return sign === undefined || content === undefined ? undefined : {sign, text: content};
}

/** @returns the key of the message about a marker, in the rules for lists in bodies and in fields */
export const messageOfMarker = ({sign, kind}: MarkedLine): 'spaceAfterHyphen' | 'symbolOfFont' | 'foreignMarker' => {
  if (kind === 'non-breaking space') return 'spaceAfterHyphen';
  return /[\uE000-\uF8FF]/.test(sign) ? 'symbolOfFont' : 'foreignMarker';
};
