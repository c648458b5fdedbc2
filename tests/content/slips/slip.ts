/**
 * One sentence that the check says. A string is said of the first line that the slip has changed; otherwise `at` is a
 * text that stands on the line, in the slip's own file or in another one, and without it the sentence is of a whole file.
 * Where a sentence itself names a line, the line's text stands there between « and »: `on line «<Hero />»`,
 * `pages/projects.mdx:«- id: alpha»`.
 */
export type Said = string | {file?: string; at?: string; says: string};

/** One thing that a person may do wrong in a file that was right, and what the check says then, word for word. */
export interface Slip {
  /** What the person does; the title of the test goes on from "when a person". */
  slip: string;
  file: string;
  /** What stood there before, once in the file; nothing stands for the whole file. */
  was?: string;
  /** What the person wrote in its place; nothing when the file was deleted. */
  is?: string;
  /** How the file was saved, where that is the slip. */
  saved?: 'latin1' | 'utf16' | 'twice';
  says: Said[];
  /** What `npm run check -- --fix` makes of it. */
  mended?: string;
}

/** A file that a person uploads to where it should not be, or as it should not be. */
export interface Upload {
  slip: string;
  upload: string;
  says: Said[];
}

export const HOME = 'pages/index.mdx';
export const PROJECTS = 'pages/projects.mdx';
export const SITE = 'pages/_site.yml';
export const SERVICE = 'pages/services/engineering.mdx';
export const CAREERS = 'pages/careers.mdx';
export const GENUINE = 'pages/careers/genuine.mdx';
export const CONTACT = 'pages/contact/index.mdx';
export const QUOTE = 'pages/contact/quote.mdx';
export const MANAGEMENT = 'pages/about/management.mdx';
export const EQUIPMENT = 'pages/equipment.mdx';
export const BUYERS = 'pages/buyers.mdx';
export const CERTIFICATES = 'pages/about/certifications.mdx';
export const CLIENTS = 'pages/about/clients.mdx';
export const POLICY = 'pages/policy-of-the-tests.mdx';

/** The bytes of a text that was saved in another encoding than UTF-8, or read wrongly and saved once more. */
export function saved(text: string, how: Slip['saved']): string | Buffer {
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

/** A file before and after a slip; nothing where it was not there, or is no more. */
interface Texts {
  before?: string;
  after?: string;
}

/**
 * The whole sentence as the check prints it, with file and line.
 * @param file the file of the slip
 * @param texts what it held before and holds now
 * @param read gives the text of any other file
 */
export function printed(said: Said, file: string, texts: Texts, read: (file: string) => string): string {
  const textOf = (name: string) => (name === file && 'before' in texts ? (texts.after ?? '') : read(name));
  const {file: where = file, at = '', says} = typeof said === 'string' ? {says: said} : said;
  const line = typeof said === 'string' ? firstChange(texts) : lineOf(at, at && textOf(where), where);
  const words = says.replace(
    /([\w/.-]*)(:|lines? | to )«(.+?)»/gs,
    (_whole, name: string, before: string, text: string) => {
      return `${name}${before}${lineOf(text, textOf(name || where), name || where)}`;
    },
  );
  return `${where}:${line} ${words}`;
}

function firstChange({before, after}: Texts): number {
  if (before === undefined || after === undefined) return 1;
  const [old, now] = [before, after].map((text) => text.split('\n'));
  const index = now?.findIndex((line, at) => line !== old?.[at]) ?? 0;
  return Math.max(index, 0) + 1;
}

function lineOf(text: string, source: string, file: string): number {
  const start = source.indexOf(text);
  if (start === -1) throw new Error(`"${text}" does not stand in ${file}.`);
  return source.slice(0, start).split('\n').length;
}
