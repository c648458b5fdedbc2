/**
 * One expected sentence. A string is about the first line that the invalid input has changed. Otherwise `at` is a text
 * on the line, in the same file or in another one; without `at` the sentence is about a whole file. If a sentence names
 * a line, it has the line's text between « and »: `on line «<Hero />»`, `pages/projects.mdx:«- id: alpha»`.
 */
export type Said = string | {file?: string; address?: string; says: string};

/** One mistake in a valid file, and the exact sentences of the linter. */
export interface InvalidInput {
  /** What the person does. */
  invalidInput: string;
  file: string;
  /** The original text, which the file contains once; undefined for the whole file. */
  was?: string;
  /** The replacement; undefined when the file is deleted. */
  is?: string;
  /** The encoding of the file, if that is the mistake. */
  saved?: 'latin1' | 'utf16' | 'twice';
  says: Said[];
  /** The result of `npm run check -- --fix`. */
  fixed?: string;
}

/** A file that a person uploads to the wrong place or in the wrong form. */
export interface Upload {
  invalidInput: string;
  upload: string;
  says: Said[];
}

/** A page that a person renames or moves, and the linter's sentences about the new file. */
export interface Move {
  invalidInput: string;
  from: string;
  to: string;
  says: Said[];
}

const ARROW = ' → ';
const SAYS = ' ⇒ ';
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

function saidOf(line: string): Said {
  const [, file, address, says] = /^(?:in (pages\/\S+?))?(?: ?at «(.*?)»)?: (.*)$/.exec(line) ?? [];
  if (says === undefined) return textOf(line);
  return {...(file && {file}), ...(address !== undefined && {address: textOf(address)}), says: textOf(says)};
}

/** Reads an action: `pages/a.mdx | was → is → fixed`, or one of `write`, `delete`, `upload` and `move`. */
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
 * Parses a family's file.
 * @param source the first line is the subject; then each line has one input: its name, the action, the encoding, and
 * each sentence
 */
export function invalidInputsIn(source: string): (InvalidInput | Upload | Move)[] {
  const [, ...lines] = source.trimEnd().split(/\n+/);
  return lines.map((line) => {
    const [first = '', ...rest] = line.split(SAYS);
    const [, invalidInput = '', deed = ''] = /^(.*?) \| (.*)$/.exec(first) ?? [];
    const [, how] = /^saved as (.*)$/.exec(rest[0] ?? '') ?? [];
    const says = rest.slice(how ? 1 : 0).map(saidOf);
    return {invalidInput, ...deedOf(deed), ...(how && {saved: how as InvalidInput['saved']}), says};
  });
}

/** Returns the bytes of a text in another encoding than UTF-8, or decoded wrongly and saved again. */
export function saved(text: string, how: InvalidInput['saved']): string | Buffer {
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
 * Returns the whole sentence as the check prints it, with file and line.
 * @param file the file of the invalid input
 * @param texts its text before and after
 * @param read returns the text of any other file
 */
export function printed(comment: Said, file: string, texts: Texts, read: (file: string) => string): string {
  const textOf = (name: string) => (name === file && 'before' in texts ? (texts.after ?? '') : read(name));
  const {file: where = file, address = '', says} = typeof comment === 'string' ? {says: comment} : comment;
  const line = typeof comment === 'string' ? firstChange(texts) : lineOf(address, address && textOf(where), where);
  const text = says.replace(
    /([\w/.-]*)(:|lines? | to )«(.+?)»/gs,
    (_whole, name: string, before: string, text: string) => {
      return `${name}${before}${lineOf(text, textOf(name || where), name || where)}`;
    },
  );
  return `${where}:${line} ${text}`;
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
