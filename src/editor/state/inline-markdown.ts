/** Writes Markdown for the buttons above a text. */
import {toStored} from './typed-value';

/** A text with its selection. */
export interface TextSelection {
  text: string;
  start: number;
  end: number;
}

/** The characters before and after the text. A block needs separate lines. */
export interface Wrapper {
  before: string;
  after: string;
  isBlock?: true;
}

/** @returns the text with the formatting characters around the selection; the cursor of an empty selection is then between them. */
export function wrapSelection({text, start, end}: TextSelection, {before, after, isBlock}: Wrapper): TextSelection {
  const [above, chosen, below] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  const gapAbove = isBlock && above !== '' && !above.endsWith('\n\n') ? (above.endsWith('\n') ? '\n' : '\n\n') : '';
  const gapBelow = isBlock && below !== '' && !below.startsWith('\n') ? '\n\n' : '';
  const from = above.length + gapAbove.length + before.length;
  return {
    text: above + gapAbove + before + chosen + after + gapBelow + below,
    start: from,
    end: from + chosen.length,
  };
}

/** A link with its position in the text. */
export interface Link {
  text: string;
  target: string;
  /** The title, for people who use a screen reader (`[words](/target "title")`). */
  title?: string;
  from: number;
  to: number;
}

const LINK = /(?<!!)\[([^[\]\n]*)\]\(([^()\s]*)(?:\s+"([^"\n]*)")?\)/g;

/** @returns the link around the selection, else a new one with the selected words */
export function linkAt({text, start, end}: TextSelection): Link {
  for (const found of text.matchAll(LINK)) {
    const [whole, content = '', target = '', title] = found;
    const [from, to] = [found.index, found.index + whole.length];
    if (from <= start && end <= to) return {text: content, target, title, from, to};
  }
  return {text: text.slice(start, end), target: '', from: start, to: end};
}

/** @returns the text with the link at its position, separated from other words by spaces, and the cursor after it */
export function withLink(text: string, {text: content, target, title, from, to}: Link): TextSelection {
  const [above, below] = [text.slice(0, from), text.slice(to)];
  const isNew = !text.startsWith('[', from);
  const blank = (isTouched: boolean) => (isNew && isTouched ? ' ' : '');
  const link = `[${content}](${target}${title === undefined ? '' : ` "${title}"`})`;
  const before = above + blank(/[\p{L}\p{N}.,;:!?)]$/u.test(above)) + link;
  return {
    text: before + blank(/^[\p{L}\p{N}(]/u.test(below)) + below,
    start: before.length,
    end: before.length,
  };
}

export type LinkKind = 'page' | 'web' | 'mail' | 'phone' | 'file';

const SCHEMES = {page: '', web: '', mail: 'mailto:', phone: 'tel:', file: ''} as const;

/** @returns the kind of a target, and the text that a person types for it */
export function parseTarget(target: string): {kind: LinkKind; typed: string} {
  if (target.startsWith('/files/')) return {kind: 'file', typed: target};
  if (target === '' || /^[/#]/.test(target)) return {kind: 'page', typed: target};
  if (target.startsWith(SCHEMES.mail)) return {kind: 'mail', typed: target.slice(SCHEMES.mail.length)};
  if (target.startsWith(SCHEMES.phone)) return {kind: 'phone', typed: target.slice(SCHEMES.phone.length)};
  return {kind: 'web', typed: target};
}

/** @returns the full address for typed text; telephone numbers lose their spaces */
export function formatTarget(kind: LinkKind, typed: string): string {
  const plain = typed.trim();
  if (plain === '') return '';
  if (kind === 'phone') return SCHEMES.phone + toStored('phone', plain).replace(/[\s()-]/g, '');
  if (kind === 'web') return /^[a-z]+:/i.test(plain) ? plain : `https://${plain}`;
  return SCHEMES[kind] + plain;
}
