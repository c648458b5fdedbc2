/** How a remark is written on GitHub: its words, its place in words, and behind both the place itself for the editor. */
import {asLine} from '../../shared/escape';

/** What a remark holds. */
export interface RemarkText {
  /** Tells it from others, so that none is sent twice. */
  key: string;
  words: string;
  /** The name of the place, such as `careers.mdx#openings.fitter.title`. */
  place: string;
  /** The same for people: `Careers, Fitter, title`. */
  named: string;
}

const LONGEST = 2000;
/** GitHub shows no comment of HTML. Names of places may hold letters of any language. */
const MARKER = /(?:\n*— [^\n]*\n<!-- place: (\S{1,500}) |<!-- )key: ([a-z0-9]{1,20}) -->\s*$/;

export const writeRemark = ({key, words, place, named}: RemarkText): string =>
  `${words.trim()}\n\n— ${asLine(named)}\n<!-- place: ${encodeURI(place)} key: ${key} -->`;

/** @returns the words of a review itself, which may be none */
export const writeReview = (words: string, key: string): string => `${words}\n<!-- key: ${key} -->`.trim();

/** @returns what a remark says, as plain text, with its place where the editor has written it */
export function readRemark(text: string): {words: string} & Partial<Pick<RemarkText, 'key' | 'place'>> {
  const plain = text.replaceAll('\r\n', '\n');
  const [marker, place = '', key] = MARKER.exec(plain) ?? [];
  const words = asWords(marker === undefined ? plain : plain.slice(0, -marker.length));
  const named = placeOf(place);
  return {words, ...(key !== undefined && {key}), ...(named !== undefined && {place: named})};
}

function placeOf(encoded: string): string | undefined {
  try {
    const place = decodeURI(encoded);
    return /^[^\s#]+#\S*$/.test(place) ? place : undefined;
  } catch {
    return undefined;
  }
}

/** @returns words of somebody else as lines of plain text, no longer than people write */
export const asWords = (text: string): string => text.slice(0, LONGEST).split('\n').map(asLine).join('\n').trim();
