/**
 * One sentence that the linter reports. A string is said of the first line that the invalid input has changed; otherwise `at` is a
 * text on the line, in the invalid input's own file or in another one, and without it the sentence is of a whole file.
 * Where a sentence itself names a line, the line's text is there between « and »: `on line «<Hero />»`,
 * `pages/projects.mdx:«- id: alpha»`.
 */
export type Said = string | {file?: string; address?: string; says: string};

/** One thing that a person may do wrong in a file that was right, and what the linter reports then, word for word. */
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
  says: Said[];
  /** What `npm run check -- --fix` makes of it. */
  fixed?: string;
}

/** A file that a person uploads to where it should not be, or as it should not be. */
export interface Upload {
  invalidInput: string;
  upload: string;
  says: Said[];
}

/** A page that a person renames or moves, and what the linter reports then of the file that it is now. */
export interface Move {
  invalidInput: string;
  from: string;
  to: string;
  says: Said[];
}

const ARROW = ' → ';
const SAYS = ' ⇒ ';
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

function saidOf(line: string): Said {
  const [, file, address, says] = /^(?:in (pages\/\S+?))?(?: ?at «(.*?)»)?: (.*)$/.exec(line) ?? [];
  if (says === undefined) return textOf(line);
  return {...(file && {file}), ...(address !== undefined && {address: textOf(address)}), says: textOf(says)};
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
 * the person does, how the file is saved, and each sentence
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
 * The whole sentence as the check prints it, with file and line.
 * @param file the file of the invalid input
 * @param texts what it held before and holds now
 * @param read gives the text of any other file
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
