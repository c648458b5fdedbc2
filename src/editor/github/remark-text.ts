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
  /** What the reviewer would write there. */
  instead?: string;
}

const LONGEST = 2000;
/** The last line of a remark. GitHub shows no comment of HTML. Names of places may hold letters of any language. */
const MARKER = /^<!-- (?:place: (\S{1,500}) )?key: ([a-z0-9]{1,20})(?: instead: (\S{1,20000}))? -->$/;
const PLACE = '— ';
const SUGGESTION = 'suggestion';

/** @param lines what must be in place of the lines that the remark is on, where GitHub can take it over itself */
export function writeRemark({key, words: text, place: contentRef, named, instead}: RemarkText, lines?: string): string {
  const own = instead === undefined ? '' : `\n\n${fenced(lines ?? instead, lines === undefined ? '' : SUGGESTION)}`;
  const hidden = instead === undefined ? '' : ` instead: ${encodeURIComponent(instead)}`;
  return `${text.trim()}${own}\n\n${PLACE}${asLine(named)}\n<!-- place: ${encodeURI(contentRef)} key: ${key}${hidden} -->`.trim();
}

/** A block that no line of the text ends. */
function fenced(text: string, name: string): string {
  const longest = Math.max(...text.split(/[^`]/).map(({length}) => length));
  const fence = '`'.repeat(Math.max(SHORTEST_FENCE, longest + 1));
  return `${fence}${name}\n${text}\n${fence}`;
}
const SHORTEST_FENCE = 3;

/** GitHub takes no wish for changes without a word. Where a reviewer wrote none besides the remarks, it gets these. */
const SEE_REMARKS = 'Please see the remarks.';

/** @returns the words of a review itself, which may be none, as GitHub takes them with a decision */
export const writeReview = (text: string, key: string, needsText: boolean): string =>
  `${text === '' && needsText ? SEE_REMARKS : text}\n<!-- key: ${key} -->`.trim();

/** @returns what a remark says, as plain text, with its place where the editor has written it */
export function readRemark(text: string): {words: string} & Partial<Omit<RemarkText, 'words' | 'named'>> {
  const lines = text.replaceAll('\r\n', '\n').trimEnd().split('\n');
  const [marker, contentRef = '', key, hidden] = MARKER.exec(lines.at(-1) ?? '') ?? [];
  if (marker !== undefined) lines.pop();
  if (contentRef !== '' && lines.at(-1)?.startsWith(PLACE)) lines.pop();
  const message = lines.join('\n').trimEnd();
  const named = decoded(contentRef, decodeURI);
  const instead = hidden === undefined ? undefined : decoded(hidden, decodeURIComponent);
  return {
    words:
      message === SEE_REMARKS && key !== undefined
        ? ''
        : asText(instead === undefined ? message : withoutBlock(message)),
    ...(key !== undefined && {key}),
    ...(named !== undefined && /^[^\s#]+#\S*$/.test(named) && {place: named}),
    ...(instead !== undefined && {instead}),
  };
}

/** @returns the words without the block at their end that shows what is suggested */
function withoutBlock(message: string): string {
  const lines = message.split('\n');
  const fence = lines.at(-1) ?? '';
  if (!/^`{3,}$/.test(fence)) return message;
  const first = lines.findIndex((line) => line === fence || line === fence + SUGGESTION);
  return lines.slice(0, first).join('\n');
}

function decoded(text: string, decode: (text: string) => string): string | undefined {
  try {
    return decode(text);
  } catch {
    return undefined;
  }
}

/** @returns words of somebody else as lines of plain text, no longer than people write */
const asText = (text: string): string => text.slice(0, LONGEST).split('\n').map(asLine).join('\n').trim();
