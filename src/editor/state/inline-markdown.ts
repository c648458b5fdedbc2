/** What the buttons above a text write into it, as plain Markdown. */
import {storedOf} from './typed-value';

/** A text with what is chosen in it. */
export interface TypedMark {
  text: string;
  start: number;
  end: number;
}

/** Signs before and behind words; a block is on lines of its own. */
export interface Mark {
  before: string;
  behind: string;
  isBlock?: true;
}

/** @returns the text with signs around what is chosen. Where nothing is, they are empty and typing goes on between them. */
export function marked({text, start, end}: TypedMark, {before, behind, isBlock}: Mark): TypedMark {
  const [above, chosen, below] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  const gapAbove = isBlock && above !== '' && !above.endsWith('\n\n') ? (above.endsWith('\n') ? '\n' : '\n\n') : '';
  const gapBelow = isBlock && below !== '' && !below.startsWith('\n') ? '\n\n' : '';
  const from = above.length + gapAbove.length + before.length;
  return {
    text: above + gapAbove + before + chosen + behind + gapBelow + below,
    start: from,
    end: from + chosen.length,
  };
}

/** A link with the place that it takes in the text. */
export interface Link {
  text: string;
  target: string;
  /** What is said of it to those who only hear it (`[words](/target "title")`). */
  title?: string;
  from: number;
  to: number;
}

const LINK = /(?<!!)\[([^[\]\n]*)\]\(([^()\s]*)(?:\s+"([^"\n]*)")?\)/g;

/** @returns the link around what is chosen, or else a new one with the chosen words */
export function linkAt({text, start, end}: TypedMark): Link {
  for (const found of text.matchAll(LINK)) {
    const [whole, content = '', target = '', title] = found;
    const [from, to] = [found.index, found.index + whole.length];
    if (from <= start && end <= to) return {text: content, target, title, from, to};
  }
  return {text: text.slice(start, end), target: '', from: start, to: end};
}

/** @returns the text with a link in its place, which touches no other word, and the end of it as the place to go on */
export function withLink(text: string, {text: content, target, title, from, to}: Link): TypedMark {
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

/** Where a link leads. */
export type LinkKind = 'page' | 'web' | 'mail' | 'phone' | 'file';

const SCHEMES = {page: '', web: '', mail: 'mailto:', phone: 'tel:', file: ''} as const;

/** @returns what kind of link it is, and what a person types for it */
export function kindOfTarget(target: string): {kind: LinkKind; typed: string} {
  if (target.startsWith('/files/')) return {kind: 'file', typed: target};
  if (target === '' || /^[/#]/.test(target)) return {kind: 'page', typed: target};
  if (target.startsWith(SCHEMES.mail)) return {kind: 'mail', typed: target.slice(SCHEMES.mail.length)};
  if (target.startsWith(SCHEMES.phone)) return {kind: 'phone', typed: target.slice(SCHEMES.phone.length)};
  return {kind: 'web', typed: target};
}

/** @returns the address of what a person has typed: whole, and without the spaces of a telephone number */
export function targetOf(kind: LinkKind, typed: string): string {
  const plain = typed.trim();
  if (plain === '') return '';
  if (kind === 'phone') return SCHEMES.phone + storedOf('phone', plain).replace(/[\s()-]/g, '');
  if (kind === 'web') return /^[a-z]+:/i.test(plain) ? plain : `https://${plain}`;
  return SCHEMES[kind] + plain;
}
