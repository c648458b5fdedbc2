/** The signs with which Word, WhatsApp and others begin the lines of a list. Those of private fonts are among them. */
const BULLETS = '•·‣◦▪▫●○■□➢➤✓✔⁃\\uE000-\\uF8FF';
const FIXED = '\\u00A0\\u2000-\\u200A\\u202F\\u3000';

const BULLET = new RegExp(`^([ \\t]*(?:- +)?)([${BULLETS}])[ \\t${FIXED}]*(\\S.*)$`);
/** Dashes of every length, and what a bullet of Word or Outlook becomes in another font. Words may begin with them. */
const DASHES = '—–−‐‑‒―§';
/** "Ø 12 mm" is a diameter, so only words may follow a letter. */
const LETTERS = `[oØ](?=[ \\t${FIXED}]+\\p{L})`;
const DASH = new RegExp(`^([ \\t]*)([${DASHES}]|${LETTERS})[ \\t${FIXED}]+(\\S.*)$`, 'u');
const HYPHEN = new RegExp(`^([ \\t]*(?:- +)*)(-)[ \\t]*[${FIXED}][ \\t${FIXED}]*(\\S.*)$`);
const OF_MARKDOWN = /^([ \t]*)(\*|\d{1,2}[.)])[ \t]+(\S.*)$/;

/** A line that begins with another sign than a list has. */
export interface MarkedLine {
  sign: string;
  kind: 'bullet' | 'dash' | 'fixed space' | 'of Markdown';
  /** The line with the mark of a list in its place. */
  fix: string;
}

/** @returns the foreign mark at the beginning of a line, which may be the beginning of words as well. */
export function foreignMark(line: string): MarkedLine | undefined {
  const kinds = [
    ['fixed space', HYPHEN],
    ['bullet', BULLET],
    ['dash', DASH],
    ['of Markdown', OF_MARKDOWN],
  ] as const;
  for (const [kind, pattern] of kinds) {
    const [, lead = '', sign = '', rest = ''] = pattern.exec(line) ?? [];
    if (sign !== '') return {sign, kind, fix: `${lead.replace(/- +$/, '')}- ${rest}`};
  }
  return undefined;
}

/** The mark of a list without its space: -Draw, *Draw, 1.Draw. Bold and slanted words close their stars again. */
const CLOSE = /^([ \t]*)(-|\*|\d{1,2}[.)])(\p{L}[^*]*)$/u;

/** @returns the mark without a space at the beginning of a line, which may be the beginning of words as well. */
export function closeMark(line: string): {sign: string; text: string; fix: string} | undefined {
  const [, lead = '', sign = '', rest = ''] = CLOSE.exec(line) ?? [];
  if (sign === '') return undefined;
  const text = `A space is missing behind ${sign === '-' ? 'the hyphen' : sign.replace(/\.$/, '')}.`;
  return {sign, text, fix: `${lead}${sign} ${rest}`};
}

/** The mark of a list, as lists have it here. Figures may be negative, so a hyphen without its space is one before words. */
const PLAIN = /^(-{1,2})(?:\s+|(?=\p{L}))(\S.*)$/u;

/** @returns the mark of a list with which words begin, here or in other programs, and the words without it. */
export function listMark(text: string): {sign: string; text: string} | undefined {
  const foreign = foreignMark(text);
  if (foreign && !/^\d/.test(foreign.sign)) return {sign: foreign.sign, text: foreign.fix.replace(/^- /, '')};
  const [, sign, rest] = PLAIN.exec(text) ?? [];
  return sign === undefined || rest === undefined ? undefined : {sign, text: rest};
}

/** @returns what is wrong with such a line. */
export function markText({sign, kind}: MarkedLine): string {
  if (kind === 'fixed space') return 'After the hyphen there is a special space from another program.';
  const shown = /[\uE000-\uF8FF]/.test(sign) ? 'a sign of a font that visitors do not have' : sign;
  return `The line begins with ${shown}, where a list has a hyphen and a space.`;
}
