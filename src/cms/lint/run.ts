/** Runs the rules, sets the order, severity and range of their diagnostics, and drops those that follow from others. */
import {byPosition, type Diagnostic, type RuleReport, withRuleId, messageOf, type Range} from '../base/diagnostic';
import type {Path} from '../base/values';
import type {Rule, Source} from '../definition/site-definition';

type DeclaredRule = Pick<Rule, 'id' | 'severity' | 'supersedes'>;

export const runRules = <Project extends object>(rules: readonly Rule<Project>[], project: Project): RuleReport[] =>
  rules.flatMap(({id, find}) => withRuleId(id, find(project)));

/** @returns the reports, sorted by file and line, without duplicates */
export function diagnose(
  reports: readonly RuleReport[],
  sources: readonly Source[],
  rules: readonly DeclaredRule[] = [],
): Diagnostic[] {
  const byFile = new Map(sources.map((source) => [source.file, source]));
  const declared = new Map(rules.map((rule) => [rule.id, rule]));
  return withoutConsequences(deduplicateReports(reports), declared)
    .map(({ruleId, file, line, columns, path, ...words}): Diagnostic => {
      const source = byFile.get(file);
      const fieldPath = path ?? (source && pathOnLine(source, line));
      const severity = declared.get(ruleId)?.severity ?? 'error';
      return {ruleId, severity, file, range: rangeOf({line, columns, path}, source), path: fieldPath, ...words};
    })
    .sort(byPosition);
}

/** Keeps one of several diagnostics with the same message about one value. */
function deduplicateReports(reports: readonly RuleReport[]): RuleReport[] {
  const keys = new Set<string>();
  return reports.filter((report) => {
    const before = keys.size;
    return keys.add(`${report.file}:${report.line} ${messageOf(report)}`).size > before;
  });
}

function withoutConsequences(reports: RuleReport[], declared: ReadonlyMap<string, DeclaredRule>): RuleReport[] {
  const silenced = new Set(
    reports.flatMap(({ruleId, file, related = []}) =>
      (declared.get(ruleId)?.supersedes ?? []).flatMap((other) => [file, ...related].map((name) => `${other} ${name}`)),
    ),
  );
  return silenced.size === 0 ? reports : reports.filter(({ruleId, file}) => !silenced.has(`${ruleId} ${file}`));
}

/** @returns the path of the field or entry that begins on a line */
function pathOnLine({parsed, values}: Source, line: number): Path | undefined {
  if (!parsed) return undefined;
  const [first, ...others] = values.map(({path}) => path).filter((path) => parsed.lineOf(path) === line);
  if (!first || first.length === 0) return undefined;
  const shared = first.findIndex((key, index) => others.some((path) => path[index] !== key));
  return shared === -1 ? first : first.slice(0, shared);
}

function rangeOf({line, columns, path}: Pick<RuleReport, 'line' | 'columns' | 'path'>, source?: Source): Range {
  const between = (start: number, end: number): Range => ({start: {line, column: start}, end: {line, column: end}});
  if (columns) return between(...columns);
  const fieldRange = path && source?.parsed?.rangeOf(path);
  if (fieldRange?.start.line === line) return fieldRange;
  const written = source?.text.split('\n', line)[line - 1] ?? '';
  return between(written.search(/\S|$/) + 1, written.trimEnd().length + 1);
}
