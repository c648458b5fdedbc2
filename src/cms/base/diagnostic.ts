import type {Path} from './values';

/** One thing that is wrong in one file, in words for the person who edits it. */
export interface Diagnostic {
  /** Path from the project's root, such as `pages/projects.mdx`. */
  file: string;
  /** Line in that file, counted from 1. */
  line: number;
  /** The path of the field in the front matter, where the finding concerns a field. */
  path?: Path;
  /** What is wrong: one plain sentence. */
  message: string;
  /** What to write or to do instead: a sentence. */
  help?: string;
  /** Nothing was filled in yet. */
  isEmpty?: boolean;
  /** Other files that the sentence speaks of, from the project's root. */
  related?: readonly string[];
  /** The whole line as it should be, where that is certain; `npm run check -- --fix` writes it. */
  fix?: string;
}

/** A finding of a text; the caller adds the file. */
export type LineDiagnostic = Omit<Diagnostic, 'file' | 'path'>;

/** A finding of one value or one Markdown mark; the caller adds the place. */
export type BareDiagnostic = Omit<LineDiagnostic, 'line'>;

/** @returns what is wrong, and what to do instead. */
export const messageOf = ({message: text, help}: BareDiagnostic): string =>
  help === undefined ? text : `${text} ${help}`;

/** How many characters of a value a sentence quotes. */
const MAX_QUOTED = 60;

/** @returns a value as a sentence quotes it: on one line, cut where it is long. */
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
