/** Rewords diagnostics for a person who sees the label of the field, but no file. */
import {type Diagnostic, messageOf} from '../../cms/lint';
import {stripMarkdown} from '../../cms/report/plain-text';
import {labelOf} from '../../site/labels';
import {formatPath} from '../../site/page-types';
import type {Control} from '../../cms/edit';
import {isDay, longDate} from '../../shared/days';
import {messages} from '../messages';

interface FieldInfo {
  control: Control;
  example?: string;
}

const CHOICE_HINTS: Readonly<Partial<Record<Control['kind'], string>>> = messages.diagnostic.choose;
/** A content file, with an optional line. */
const FILE = /\bpages\/[\w/.-]*\w(?::\d+)?/g;
const LINE = /\blines? \d+(?: to \d+)?/g;
/** The keys to a field; the steps in the settings of a telephone begin with capital letters. */
const FIELD_PATH = /(^|[.:] )[a-z][\w-]*(?: › [\w-]+)+(?= )/g;

/** @returns an example as a person types it into a field; undefined for lists and groups, whose examples are YAML. */
const typedExample = ({control, example}: FieldInfo): string | undefined =>
  control.kind === 'list' || control.kind === 'group' ? undefined : example?.replace(/^(["'])(.*)\1$/, '$2');

/** @returns the diagnostic without paths, files, lines and code */
export function formatDiagnostic(
  diagnostic: Diagnostic,
  known: FieldInfo | undefined,
  nameOf: (file: string) => string,
): string {
  const {message, help, path, isEmpty = false} = diagnostic;
  const example = known && typedExample(known);
  const choose = known && CHOICE_HINTS[known.control.kind];
  const such = example === undefined ? undefined : messages.diagnostic.such(example);
  if (isEmpty) return choose ?? [messages.diagnostic.open, such].filter((item) => item !== undefined).join(' ');
  const pathPrefix = path && path.length > 0 ? `${formatPath(path)} ` : '';
  const withoutPath =
    pathPrefix !== '' && message.startsWith(pathPrefix) ? capitalize(message.slice(pathPrefix.length)) : message;
  const shows = known?.example !== undefined && help?.includes(known.example);
  return toPlainSentence(messageOf({message: withoutPath, help: shows ? such : help}), nameOf);
}

/** @returns the description of a field, for a person who chooses a file instead of typing its name */
export const toFileHint = (description = ''): string =>
  description.replace(/ in static\/\w+/g, '').replace(/^The id of one of/, 'One of');

/** A Markdown link, and the end of one that a change has cut in two. */
const LINK = /!?\[([^[\]\n]*)\]\([^()\n]*\)/g;
const END_OF_LINK = /\]\([^()\n]*\)/g;
const BLOCK = /<([A-Z]\w*) \/>/g;

/** @returns a text as readers see it, without Markdown characters; a date as people write it */
export const toPlainText = (text: string): string =>
  isDay(text)
    ? longDate(text)
    : stripMarkdown(text, (links) =>
        links
          .replace(LINK, '$1')
          .replace(END_OF_LINK, ` ${messages.link}`)
          .replace(BLOCK, (_, name: string) => labelOf(name)),
      );

/** @returns the names of a path without quotes, for lists of changes */
export const withoutQuotes = (text: string): string =>
  capitalize(toPlainText(text).replace(/(^|› |, )'(.*?)'(?=$| ›|,)/g, '$1$2'));

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A day, but not in the name of a file. */
const DAY_IN_TEXT = /(?<![\w/-])\d{4}-\d\d-\d\d(?![\w-]|\.\w)/g;
/** People type days in their own way. */
const STORED_FORM = / in the format year-month(?:-day)?\b/;

/** @returns a sentence without files, lines and code, and with days as people write them */
export const toPlainSentence = (sentence: string, nameOf: (file: string) => string): string =>
  sentence
    .replace(BLOCK, (_, name: string) => `“${labelOf(name)}”`)
    .replace(FILE, (file) => nameOf(file.replace(/:\d+$/, '')))
    .replace(LINE, messages.diagnostic.text)
    .replace(FIELD_PATH, `$1${messages.diagnostic.it}`)
    .replace(/"\/(?:img|files)\/(?:[^"/\n]*\/)*([^"/\n]+)"/g, '“$1”')
    .replace(/static\/img\b[\w/-]*/g, messages.diagnostic.pictures)
    .replace(/static\/files\b[\w/-]*/g, messages.diagnostic.files)
    .replace(DAY_IN_TEXT, (day) => (isDay(day) ? longDate(day) : day))
    .replace(STORED_FORM, '')
    .replace(/`([^`]+)`/g, '“$1”')
    .replaceAll('`', messages.diagnostic.backtick);
