/** Formats a remark for GitHub: its text, its place in words, and a marker for the editor at the end. */
import {asLine} from '../../shared/escape';

/** A remark. */
export interface RemarkText {
  /** Identifies the remark, so that it is not sent twice. */
  key: string;
  words: string;
  /** The reference of the place, such as `careers.mdx#openings.fitter.title`. */
  place: string;
  /** The place for people: `Careers, Fitter, title`. */
  named: string;
  /** The reviewer's suggested wording. */
  instead?: string;
}

const LONGEST = 2000;
/** The last line of a remark is an HTML comment, which GitHub hides. References may contain letters of any language. */
const MARKER = /^<!-- (?:place: (\S{1,500}) )?key: ([a-z0-9]{1,20})(?: instead: (\S{1,20000}))? -->$/;
const PLACE = '— ';
const SUGGESTION = 'suggestion';

/** @param lines the replacement for the remark's lines, if GitHub can apply it as a suggestion */
export function writeRemark({key, words: text, place: contentRef, named, instead}: RemarkText, lines?: string): string {
  const own = instead === undefined ? '' : `\n\n${fenced(lines ?? instead, lines === undefined ? '' : SUGGESTION)}`;
  const hidden = instead === undefined ? '' : ` instead: ${encodeURIComponent(instead)}`;
  return `${text.trim()}${own}\n\n${PLACE}${asLine(named)}\n<!-- place: ${encodeURI(contentRef)} key: ${key}${hidden} -->`.trim();
}

/** Returns a fenced block that no line of the text can close. */
function fenced(text: string, name: string): string {
  const longest = Math.max(...text.split(/[^`]/).map(({length}) => length));
  const fence = '`'.repeat(Math.max(SHORTEST_FENCE, longest + 1));
  return `${fence}${name}\n${text}\n${fence}`;
}
const SHORTEST_FENCE = 3;

/** GitHub requires a text with a request for changes. This one is used when the reviewer wrote only remarks. */
const SEE_REMARKS = 'Please see the remarks.';

/** @returns the text of a review, which may be empty if GitHub allows it for the decision */
export const writeReview = (text: string, key: string, needsText: boolean): string =>
  `${text === '' && needsText ? SEE_REMARKS : text}\n<!-- key: ${key} -->`.trim();

/** @returns the text of a remark as plain text, with its place if it came from the editor */
export function readRemark(text: string): {words: string} & Partial<Omit<RemarkText, 'words' | 'named'>> {
  const lines = text.replaceAll('\r\n', '\n').trimEnd().split('\n');
  const [marker, contentRef = '', key, hidden] = MARKER.exec(lines.at(-1) ?? '') ?? [];
  if (marker !== undefined) lines.pop();
  if (contentRef !== '' && lines.at(-1)?.startsWith(PLACE)) lines.pop();
  const body = lines.join('\n').trimEnd();
  const named = decoded(contentRef, decodeURI);
  const instead = hidden === undefined ? undefined : decoded(hidden, decodeURIComponent);
  return {
    words: body === SEE_REMARKS && key !== undefined ? '' : asText(instead === undefined ? body : withoutBlock(body)),
    ...(key !== undefined && {key}),
    ...(named !== undefined && /^[^\s#]+#\S*$/.test(named) && {place: named}),
    ...(instead !== undefined && {instead}),
  };
}

/** @returns the text without the block for the suggestion at its end */
function withoutBlock(body: string): string {
  const lines = body.split('\n');
  const fence = lines.at(-1) ?? '';
  if (!/^`{3,}$/.test(fence)) return body;
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

/** @returns other people's text as plain lines of limited length */
const asText = (text: string): string => text.slice(0, LONGEST).split('\n').map(asLine).join('\n').trim();
