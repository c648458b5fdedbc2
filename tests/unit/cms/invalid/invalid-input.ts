/**
 * A problem that the linter must report: on the first line that the input changes, on the line of a text (`at`), or in
 * another file (`in`). The snapshot of the family has its sentence.
 */
export interface Expected {
  ruleId: string;
  file?: string;
  text?: string;
}

/** One mistake in a valid file, and the diagnostics that it causes. */
export interface InvalidInput {
  /** What the author does. */
  invalidInput: string;
  file: string;
  /** The original text, which the file contains once; undefined for the whole file. */
  was?: string;
  /** The replacement; undefined when the file is deleted. */
  is?: string;
  /** The encoding of the file, if that is the mistake. */
  saved?: 'latin1' | 'utf16' | 'twice';
  reports: Expected[];
  /** The result of `npm run check -- --fix`. */
  fixed?: string;
}

/** A file that a person uploads to the wrong place or in the wrong form. */
export interface Upload {
  invalidInput: string;
  upload: string;
  reports: Expected[];
}

/** A page that a person renames or moves, and the problems in the new file. */
export interface Move {
  invalidInput: string;
  from: string;
  to: string;
  reports: Expected[];
}

const ARROW = ' → ';
const REPORTS = ' ⇒ ';
const ESCAPES: Record<string, string> = {n: '\n', r: '\r', t: '\t'};

/** Reads a text in a family's file: `\n`, `\u200B`, `20×⟨again ⟩`, ␣ for a space at an end, ∅ for an empty text. */
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

/** Reads an action: `pages/a.mdx | was → is → fixed`, or one of `write`, `delete`, `upload` and `move`. */
function parseAction(action: string) {
  const [before = '', after = '', fix] = action.split(ARROW);
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
 * Parses a family's file.
 * @param source the first line is the subject; then each line has one input: its name, the action, the encoding, and
 * the rule of each diagnostic
 */
export function invalidInputsIn(source: string): (InvalidInput | Upload | Move)[] {
  const [, ...lines] = source.trimEnd().split(/\n+/);
  return lines.map((line) => {
    const [first = '', ...rest] = line.split(REPORTS);
    const [, invalidInput = '', action = ''] = /^(.*?) \| (.*)$/.exec(first) ?? [];
    const [, how] = /^saved as (.*)$/.exec(rest[0] ?? '') ?? [];
    const reports = rest.slice(how ? 1 : 0).map(expectedOf);
    return {invalidInput, ...parseAction(action), ...(how && {saved: how as InvalidInput['saved']}), reports};
  });
}

/** Returns the bytes of a text in another encoding than UTF-8, or decoded wrongly and saved again. */
export function encodeText(text: string, how: InvalidInput['saved']): string | Buffer {
  switch (how) {
    // Windows-1252 has the curly apostrophe where Latin-1 has a control character.
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

/** A file before and after an invalid input; undefined when it does not exist. */
interface Texts {
  before?: string;
  after?: string;
}

/**
 * @param file the file of the invalid input
 * @param texts its text before and after the change
 * @param read returns the text of any other file
 * @returns the place and the rule, `pages/a.mdx:3 broken-link`
 */
export function positionOf(expected: Expected, file: string, texts: Texts, read: (file: string) => string): string {
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
