/** Rules of the linter that look at all pages together. What one file alone can tell is found while it is read. */
import type {ReportDescriptor, Severity} from '../base/diagnostic';
import type {Source} from './site-definition';

/** What a rule looks at. */
export interface RuleProject {
  /** Every page and pages/_site.yml as they were written. */
  sources: readonly Source[];
  /** The day in Lagos, `2026-11-30`. */
  today: string;
}

/** A rule, as ESLint and unified have them. */
export interface Rule<Project extends object = RuleProject> {
  /** Shown with each of its findings; the list of rules explains it. */
  id: string;
  severity: Severity;
  /** Rules whose findings in the same file, or in a `related` one, are a consequence of this one and not shown. */
  supersedes?: readonly string[];
  check: (context: Project & {report: (descriptor: ReportDescriptor) => void}) => void;
}

/** @returns the rule that reports what a function finds */
export const rule = <Project extends object = RuleProject>(
  {id, severity = 'error', supersedes}: Pick<Rule, 'id' | 'supersedes'> & Partial<Pick<Rule, 'severity'>>,
  find: (project: Project) => readonly ReportDescriptor[],
): Rule<Project> => ({
  id,
  severity,
  supersedes,
  check(context) {
    for (const descriptor of find(context)) context.report(descriptor);
  },
});
