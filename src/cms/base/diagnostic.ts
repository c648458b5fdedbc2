import type {Path} from './values';

/** A place in a file; line and column count from 1. */
interface Position {
  line: number;
  column: number;
}

export interface Range {
  start: Position;
  end: Position;
}

/** A warning never keeps a page from being published. */
export type Severity = 'error' | 'warning';

/** One finding of the linter, in words for the person who edits the page. */
export interface Diagnostic {
  /** The rule that reports it, such as `broken-link`; .github/rules.md lists all rules. */
  ruleId: string;
  severity: Severity;
  /** Path from the project's root, such as `pages/projects.mdx`. */
  file: string;
  range: Range;
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

/** What a rule reports; the runner adds the rule and the range. */
export interface ReportDescriptor extends Omit<Diagnostic, 'ruleId' | 'severity' | 'range'> {
  line: number;
  /** The columns where the wrong words begin and end; without them it is the value at `path`, else the whole line. */
  columns?: readonly [start: number, end: number];
}

/** A report with its rule, before the runner knows the other files. */
export interface Finding extends ReportDescriptor {
  ruleId: string;
}

/** A report about a text; the caller adds the file. */
export type LineDiagnostic = Omit<ReportDescriptor, 'file' | 'path'>;

/** A report about one value or one Markdown node; the caller adds the place. */
export type BareDiagnostic = Omit<LineDiagnostic, 'line' | 'columns'>;

/** @returns the same reports as findings of a rule */
export const findingsOf = (ruleId: string, reports: readonly ReportDescriptor[]): Finding[] =>
  reports.map((report) => ({ruleId, ...report}));

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
  `${diagnostic.file}:${diagnostic.range.start.line} ${messageOf(diagnostic)}`;

/** @returns the order in which findings are listed: by file, then by line. */
export const byPosition = (a: Diagnostic, b: Diagnostic): number =>
  a.file.localeCompare(b.file, 'en') || a.range.start.line - b.range.start.line;
