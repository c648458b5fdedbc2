import {closestMatch} from '../base/closest-match';
import {truncate, type BareDiagnostic} from '../base/diagnostic';
import {invisibleDiagnostic} from '../parse/invisible';
import {leadingListMarker} from '../parse/list-marks';
import {describePunctuation, stripPunctuation} from '../parse/punctuation';

/** Signs of HTML and Markdown that a person may have pasted. `<5` is not one of them. */
const MARKUP: [pattern: RegExp, what: string][] = [
  [/<!--/, 'a comment'],
  [/<\/?[a-z][^<>]*>?/i, 'HTML'],
  [/&(#\d+|[a-z]{2,8});/i, 'HTML'],
  [/\[[^[\]]*\]\([^)]*\)?|\]\(/, 'a link as only the body has them'],
  [/\*\*|(?<![\p{L}\p{N}_])__(?=[^\s_])[^_]{0,200}__(?![\p{L}\p{N}_])/u, 'bold type as only the body has it'],
  [
    /(?<![\p{L}\p{N}*])\*(?=[^\s*])[^*]{0,200}\*(?![\p{L}\p{N}*])|(?<![\p{L}\p{N}_./@])_(?=[^\s_])[^_]{0,200}_(?![\p{L}\p{N}_])/u,
    'italics as only the body has them',
  ],
  [/^#{1,6} |(?<= )#{2,6} /, 'the sign of a heading'],
  [/~~|==(?=[^\s=])[^=]{0,200}==|\[\[/, 'a sign of another program'],
  [/`/, 'a backtick'],
  [/\\[*_#`|[\]]/, 'a backslash as only the body needs it'],
];

/** Placeholders that Word and mail programs leave for a picture, or that people write for a missing one. */
export const PLACEHOLDER =
  /\uFFFC|\[(?:cid:|image:? )[^\]]*\]|\[(?:(?:insert|add|place) (?:an? |the )?)?(?:photo|picture|image)s? (?:here|to (?:come|follow))\](?!\()/i;

/** A lone surrogate, which cannot be stored or shown. */
const LONE_SURROGATE = /\p{Surrogate}/u;

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

const PLACEHOLDER_NAME = /\{[^{}]*\}/g;

/**
 * Finds signs in a field that readers would see. A field is plain text, in which the site replaces placeholders such as
 * `{name}` only.
 * @returns the finding; its message continues a sentence that begins with the name of the field
 */
export function textDiagnostic(text: string, example = ''): BareDiagnostic | undefined {
  const help = 'Write plain words.';
  if (LONE_SURROGATE.test(text))
    return {message: 'holds a broken character, which cannot be shown.', help: 'Type the words again.'};
  const hidden = invisibleDiagnostic(text);
  if (hidden) return {message: `cannot be shown as it is. ${hidden.message}`, help: hidden.help};
  // Some fields take only a sign, such as %.
  if (LETTER_OR_DIGIT.test(example) && text.trim() !== '' && !LETTER_OR_DIGIT.test(text)) {
    const instead = 'Write words, or remove what is here where it may be absent.';
    return {message: `is "${truncate(text)}", which says nothing.`, help: instead};
  }
  const mark = leadingListMarker(text);
  if (mark) {
    const message = `begins with ${mark.sign}, the sign of a list, and would be shown with it.`;
    return {message, help: `Write ${truncate(mark.text)}.`};
  }
  if (PLACEHOLDER.test(text)) return {message: 'holds the placeholder of a picture that was not pasted.', help};
  for (const [pattern, what] of MARKUP) {
    const [found] = pattern.exec(text) ?? [];
    if (found !== undefined) return {message: `holds ${what}, "${truncate(found)}", and would be shown with it.`, help};
  }
  if (text.includes('\t')) {
    const cells = text.split('\t').flatMap((cell) => cell.trim() || []);
    return {message: 'holds a tab, which parts cells of a spreadsheet.', help: `Write ${truncate(cells.join(', '))}.`};
  }
  const around = describePunctuation(example) === undefined ? describePunctuation(text) : undefined;
  if (around !== undefined) {
    return {message: `${around}, which would be shown.`, help: `Write ${truncate(stripPunctuation(text))}.`};
  }
  const allowed = placeholdersIn(example);
  const placeholders = placeholdersIn(text);
  const stray =
    placeholders.find((place) => !allowed.includes(place)) ?? /[{}]/.exec(text.replace(PLACEHOLDER_NAME, ''))?.[0];
  if (stray !== undefined) {
    return {message: `holds ${truncate(stray)}, which would be shown as it is.`, help: helpFor(stray, allowed)};
  }
  const missing = allowed.find((place) => !placeholders.includes(place));
  return missing === undefined
    ? undefined
    : {
        message: `lacks ${missing}, which the site fills in.`,
        help: `Write it where it belongs, as in "${example.replace(/\.$/, '')}".`,
      };
}

const placeholdersIn = (text: string): string[] => text.match(PLACEHOLDER_NAME) ?? [];

function helpFor(stray: string, known: string[]): string {
  if (known.length === 0) return 'Write the words themselves.';
  return `Did you mean "${closestMatch(stray, known) ?? known.join('" or "')}"?`;
}
