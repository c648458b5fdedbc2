import {truncateText} from '../../shared/truncate';
import type {Path} from './values';

/** A position in a file; lines and columns are counted from 1. */
interface Position {
  line: number;
  column: number;
}

export interface Range {
  start: Position;
  end: Position;
}

/** A warning never prevents a page from being published. */
export type Severity = 'error' | 'warning';

/** One problem that the linter found, in words for the person who edits the page. */
export interface Diagnostic {
  /** The rule that reports it, such as `broken-link`; .github/rules.md lists all rules. */
  ruleId: string;
  /** The key of the message in its rule, and the values in the message. */
  messageKey: string;
  data: Data;
  severity: Severity;
  /** Path from the project's root, such as `pages/projects.mdx`. */
  file: string;
  range: Range;
  /** The path of the field in the front matter, if the diagnostic is about a field. */
  path?: Path;
  message: string;
  help?: string;
  isEmpty?: boolean;
  /** Other files that the message mentions, from the project's root. */
  related?: readonly string[];
  /** The corrected line, if there is only one solution; `npm run check -- --fix` writes it. */
  fix?: string;
}

/** The values in a message, by the names of its placeholders. */
export type Data = Readonly<Record<string, string | number | readonly string[] | undefined>>;

type Columns = readonly [start: number, end: number];

/** A problem that a parser, a schema or a rule has found. The runner adds the words, the severity and the range. */
export interface Problem {
  ruleId: string;
  /** The key of the message in the rule. */
  message: string;
  data?: Data;
  file: string;
  line: number;
  /** The columns of the wrong text. Defaults to the value at `path`, or to the whole line if there is no path. */
  columns?: Columns;
  path?: Path;
  fix?: string;
  related?: readonly string[];
  isEmpty?: boolean;
}

/** A problem in one file, as the parser of that file finds it. */
export type LineProblem = Omit<Problem, 'file' | 'path'>;

/** A problem with the words of its rule, before the runner has read the other files. */
export type RuleReport = Omit<Diagnostic, 'range'> & Pick<Problem, 'line' | 'columns'>;

/** The words for a problem that the caller places. */
export type ReportMessage = Pick<Diagnostic, 'message' | 'help' | 'related' | 'isEmpty' | 'fix'>;

export const messageOf = ({message, help}: ReportMessage): string =>
  help === undefined ? message : `${message} ${help}`;

const MAX_QUOTED = 60;

/** @returns a value for quoting in a sentence: on one line, truncated if it is long. */
export function truncate(value: string): string {
  const line = value.replace(/\s+/g, ' ');
  return line.length <= MAX_QUOTED ? line : `${truncateText(line, MAX_QUOTED)}…`;
}

/** @returns the diagnostic as one line: file, line, what is wrong, what to do instead. */
export const formatDiagnosticLine = (diagnostic: Diagnostic): string =>
  `${diagnostic.file}:${diagnostic.range.start.line} ${messageOf(diagnostic)}`;

export const byPosition = (a: Diagnostic, b: Diagnostic): number =>
  a.file.localeCompare(b.file, 'en') || a.range.start.line - b.range.start.line;
