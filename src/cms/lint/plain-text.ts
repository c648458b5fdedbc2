import {closestMatch} from '../base/closest-match';
import {truncate, type ReportMessage} from '../base/diagnostic';
import {SKIP_MARKER} from '../../shared/skip-marker';
import {invisibleDiagnostic} from '../parse/characters';
import {leadingListMarker} from '../parse/list-markers';
import {describePunctuation, stripPunctuation} from '../parse/punctuation';

/** HTML and Markdown that a person may have pasted. `<5` is neither. */
const MARKUP: [pattern: RegExp, what: string][] = [
  [/<!--/, 'a comment'],
  [/<\/?[a-z][^<>]*>?/i, 'HTML'],
  [/&(#\d+|[a-z]{2,8});/i, 'HTML'],
  [/\[[^[\]]*\]\([^)]*\)?|\]\(/, 'Markdown for a link'],
  [/\*\*|(?<![\p{L}\p{N}_])__(?=[^\s_])[^_]{0,200}__(?![\p{L}\p{N}_])/u, 'Markdown for bold'],
  [
    /(?<![\p{L}\p{N}*])\*(?=[^\s*])[^*]{0,200}\*(?![\p{L}\p{N}*])|(?<![\p{L}\p{N}_./@])_(?=[^\s_])[^_]{0,200}_(?![\p{L}\p{N}_])/u,
    'Markdown for italics',
  ],
  [/^#{1,6} |(?<= )#{2,6} /, 'Markdown for a heading'],
  [/~~|==(?=[^\s=])[^=]{0,200}==|\[\[/, 'formatting from another program'],
  [/`/, 'a backtick'],
  [/\\[*_#`|[\]]/, 'a backslash'],
];

/** Placeholders that Word and mail programs leave for a picture, or that people write for a missing one. */
export const PLACEHOLDER =
  /\uFFFC|\[(?:cid:|image:? )[^\]]*\]|\[(?:(?:insert|add|place) (?:an? |the )?)?(?:photo|picture|image)s? (?:here|to (?:come|follow))\](?!\()/i;

/** A lone surrogate, which cannot be stored or shown. */
const LONE_SURROGATE = /\p{Surrogate}/u;

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

const PLACEHOLDER_NAME = /\{[^{}]*\}/g;

/** Reports a character that cannot be seen in any value, also one written as a code such as `\\u200B`. */
export function hiddenDiagnostic(text: string): ReportMessage | undefined {
  if (LONE_SURROGATE.test(text))
    return {message: 'contains a broken character, which cannot be shown.', help: 'Retype the text.'};
  const hidden = invisibleDiagnostic(text);
  return hidden && {message: `cannot be shown as it is. ${hidden.message}`, help: hidden.help};
}

/**
 * Finds markup in a field that readers would see. A field is plain text, in which the site replaces placeholders such as
 * `{name}` only.
 * @returns the report; its message continues a sentence that begins with the name of the field
 */
export function textDiagnostic(text: string, example = ''): ReportMessage | undefined {
  const help = 'Write plain text.';
  const hidden = hiddenDiagnostic(text);
  if (hidden) return hidden;
  const [skip] = text.match(SKIP_MARKER) ?? [];
  if (skip !== undefined) {
    const message = `contains "${skip}", which tells GitHub or the web host not to check the change.`;
    return {message, help: 'Write it in other words.'};
  }
  // Some fields contain only a symbol, such as %.
  if (LETTER_OR_DIGIT.test(example) && text.trim() !== '' && !LETTER_OR_DIGIT.test(text)) {
    const instead = 'Write text, or remove it if it is optional.';
    return {message: `is "${truncate(text)}", which is only a placeholder.`, help: instead};
  }
  const mark = leadingListMarker(text);
  if (mark) {
    const message = `begins with the list marker ${mark.sign}, which readers would see.`;
    return {message, help: `Write ${truncate(mark.text)}.`};
  }
  if (PLACEHOLDER.test(text)) return {message: 'contains the placeholder of a picture that was not pasted.', help};
  for (const [pattern, what] of MARKUP) {
    const [found] = pattern.exec(text) ?? [];
    if (found !== undefined) return {message: `contains ${what}, "${truncate(found)}", which readers would see.`, help};
  }
  if (text.includes('\t')) {
    const cells = text.split('\t').flatMap((cell) => cell.trim() || []);
    return {
      message: 'contains a tab, which separates the cells of a spreadsheet.',
      help: `Write ${truncate(cells.join(', '))}.`,
    };
  }
  const around = describePunctuation(example) === undefined ? describePunctuation(text) : undefined;
  if (around !== undefined) {
    return {message: `${around}, which readers would see.`, help: `Write ${truncate(stripPunctuation(text))}.`};
  }
  const allowed = placeholdersIn(example);
  const placeholders = placeholdersIn(text);
  const stray =
    placeholders.find((place) => !allowed.includes(place)) ?? /[{}]/.exec(text.replace(PLACEHOLDER_NAME, ''))?.[0];
  if (stray !== undefined) {
    return {message: `contains ${truncate(stray)}, which readers would see.`, help: helpFor(stray, allowed)};
  }
  const missing = allowed.find((place) => !placeholders.includes(place));
  return missing === undefined
    ? undefined
    : {
        message: `needs ${missing}, which the site replaces with a value.`,
        help: `Write it as in "${example.replace(/\.$/, '')}".`,
      };
}

const placeholdersIn = (text: string): string[] => text.match(PLACEHOLDER_NAME) ?? [];

function helpFor(stray: string, placeholders: string[]): string {
  if (placeholders.length === 0) return 'Write the text itself.';
  return `Did you mean "${closestMatch(stray, placeholders) ?? placeholders.join('" or "')}"?`;
}
