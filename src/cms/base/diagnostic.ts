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

/** A report of a rule; the runner adds the rule's id and the range. */
export interface ReportDescriptor extends Omit<Diagnostic, 'ruleId' | 'severity' | 'range'> {
  line: number;
  /** The columns of the wrong text. Defaults to the value at `path`, or to the whole line if there is no path. */
  columns?: readonly [start: number, end: number];
}

/** A report with the id of its rule, before the runner has read the other files. */
export interface RuleReport extends ReportDescriptor {
  ruleId: string;
}

/** A report about a text; the caller adds the file. */
export type LineReport = Omit<ReportDescriptor, 'file' | 'path'>;

/** A report about one value or one Markdown node; the caller adds the position. */
export type ReportMessage = Omit<LineReport, 'line' | 'columns'>;

export const withRuleId = (ruleId: string, reports: readonly ReportDescriptor[]): RuleReport[] =>
  reports.map((report) => ({ruleId, ...report}));

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
