import type {Path} from './values';

/** A finding: one thing that is wrong in one file, in words for the person who edits it. */
export interface Diagnostic {
  /** Path from the project's root, such as `pages/projects.mdx`. */
  file: string;
  /** Line in that file, counted from 1. */
  line: number;
  /** The path of the field in the front matter, if the finding is about a field. */
  path?: Path;
  /** What is wrong, in one plain sentence. */
  text: string;
  /** What to write or do instead, as a sentence. */
  help?: string;
  /** Whether the field is still empty. */
  isEmpty?: boolean;
  /** Other files that the sentence mentions, from the project's root. */
  related?: readonly string[];
  /** The corrected line, if there is only one solution; `npm run check -- --fix` writes it. */
  fix?: string;
}

/** A finding in a text; the caller adds the file. */
export type LineDiagnostic = Omit<Diagnostic, 'file' | 'path'>;

/** A finding about one value or one piece of Markdown; the caller adds the position. */
export type BareDiagnostic = Omit<LineDiagnostic, 'line'>;

/** @returns what is wrong, and what to do instead. */
export const messageOf = ({text, help}: BareDiagnostic): string => (help === undefined ? text : `${text} ${help}`);

/** How many characters of a value a sentence quotes. */
const MAX_QUOTED = 60;

/** @returns a value for quoting in a sentence: on one line, truncated if it is long. */
export function truncate(value: string): string {
  const line = value.replace(/\s+/g, ' ');
  return line.length <= MAX_QUOTED ? line : `${line.slice(0, MAX_QUOTED).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** @returns the finding as one line: file, line, what is wrong, what to do instead. */
export const sentence = (diagnostic: Diagnostic): string =>
  `${diagnostic.file}:${diagnostic.line} ${messageOf(diagnostic)}`;

/** @returns the order in which findings are listed: by file, then by line. */
export const byPosition = (a: Diagnostic, b: Diagnostic): number =>
  a.file.localeCompare(b.file, 'en') || a.line - b.line;
