/**
 * A finding that the linter must report, by its rule: on the first line that the invalid input has changed, on the line of
 * a text (`at`), or in another file (`in`). What it says is in the snapshot of its family.
 */
export interface Expected {
  ruleId: string;
  file?: string;
  text?: string;
}

/** One thing that a person may do wrong in a file that was right, and what the linter reports then. */
export interface InvalidInput {
  /** What the person does. */
  invalidInput: string;
  file: string;
  /** What was there before, once in the file; nothing stands for the whole file. */
  was?: string;
  /** What the person wrote in its place; undefined when the file was deleted. */
  is?: string;
  /** How the file was saved, where that is the invalid input. */
  saved?: 'latin1' | 'utf16' | 'twice';
  reports: Expected[];
  /** What `npm run check -- --fix` makes of it. */
  fixed?: string;
}

/** A file that a person uploads to where it should not be, or as it should not be. */
export interface Upload {
  invalidInput: string;
  upload: string;
  reports: Expected[];
}

/** A page that a person renames or moves, and what the linter reports then of the file that it is now. */
export interface Move {
  invalidInput: string;
  from: string;
  to: string;
  reports: Expected[];
}

const ARROW = ' → ';
const REPORTS = ' ⇒ ';
const ESCAPES: Record<string, string> = {n: '\n', r: '\r', t: '\t'};

/** A text as a family's file holds it: `\n`, `\u200B`, `20×⟨again ⟩`, ␣ for a space at an end, ∅ for no text at all. */
function textOf(written: string): string {
  return written
    .replace(/^∅$/, '')
    .replaceAll('␣', ' ')
    .replace(/(\d+)×⟨(.*?)⟩/g, (_all, count: string, text: string) => text.repeat(Number(count)))
    .replace(/\\(?:u(.{4})|(.))/g, (_all, code: string | undefined, sign: string) =>
      code ? String.fromCharCode(Number.parseInt(code, 16)) : (ESCAPES[sign] ?? sign),
    );
}

function expectedOf(written: string): Expected {
  const [, file, text, ruleId = ''] = /^(?:in (pages\/\S+?))?(?: ?at «(.*?)»)?(?:: )?([a-z-]+)$/.exec(written) ?? [];
  return {ruleId, file, text: text === undefined ? undefined : textOf(text)};
}

/** What the person does: `pages/a.mdx | was → is → fixed`, or one of `write`, `delete`, `upload` and `move`. */
function deedOf(deed: string) {
  const [before = '', after = '', fix] = deed.split(ARROW);
  const [, verb, path = ''] = /^(write|delete|upload|move) (.*)$/.exec(before) ?? [];
  if (verb === 'upload') return {upload: textOf(path)};
  if (verb === 'move') return {from: path, to: after};
  if (verb === 'delete') return {file: path};
  const fixed = fix === undefined ? {} : {fixed: textOf(fix)};
  if (verb === 'write') return {file: path, is: textOf(after), ...fixed};
  const [, file = '', was = ''] = /^(\S+) \| (.*)$/.exec(before) ?? [];
  return {file, was: textOf(was), is: textOf(after), ...fixed};
}

/**
 * @param source a family's file: on the first line what its inputs are about, and then one on a line: its name, what
 * the person does, how the file is saved, and the rule of each finding
 */
export function invalidInputsIn(source: string): (InvalidInput | Upload | Move)[] {
  const [, ...lines] = source.trimEnd().split(/\n+/);
  return lines.map((line) => {
    const [first = '', ...rest] = line.split(REPORTS);
    const [, invalidInput = '', deed = ''] = /^(.*?) \| (.*)$/.exec(first) ?? [];
    const [, how] = /^saved as (.*)$/.exec(rest[0] ?? '') ?? [];
    const reports = rest.slice(how ? 1 : 0).map(expectedOf);
    return {invalidInput, ...deedOf(deed), ...(how && {saved: how as InvalidInput['saved']}), reports};
  });
}

/** The bytes of a text that was saved in another encoding than UTF-8, or read wrongly and saved once more. */
export function saved(text: string, how: InvalidInput['saved']): string | Buffer {
  switch (how) {
    // Windows-1252 has the curly apostrophe in place of a control character of Latin-1.
    case 'latin1':
      return Buffer.from(text.replaceAll('’', '\u0092'), 'latin1');
    case 'utf16':
      return Buffer.from(`\uFEFF${text}`, 'utf16le');
    case 'twice':
      return Buffer.from(Buffer.from(text).toString('latin1'));
    default:
      return text;
  }
}

/** A file before and after an invalid input; undefined when it was not there, or is no more. */
interface Texts {
  before?: string;
  after?: string;
}

/**
 * @param file the file of the invalid input
 * @param texts what it held before and holds now
 * @param read gives the text of any other file
 * @returns the place and the rule, `pages/a.mdx:3 broken-link`
 */
export function placeOf(expected: Expected, file: string, texts: Texts, read: (file: string) => string): string {
  const {file: where = file, text, ruleId} = expected;
  const content = () => (where === file && 'before' in texts ? (texts.after ?? '') : read(where));
  const isWhole = expected.file !== undefined && text === undefined;
  const line = text === undefined ? (isWhole ? 1 : firstChange(texts)) : lineOf(text, content(), where);
  return `${where}:${line} ${ruleId}`;
}

function firstChange({before, after}: Texts): number {
  if (before === undefined || after === undefined) return 1;
  const [old, now] = [before, after].map((text) => text.split('\n'));
  const index = now?.findIndex((line, position) => line !== old?.[position]) ?? 0;
  return Math.max(index, 0) + 1;
}

function lineOf(text: string, source: string, file: string): number {
  const start = source.indexOf(text);
  if (start === -1) throw new Error(`"${text}" is not in ${file}.`);
  return source.slice(0, start).split('\n').length;
}
