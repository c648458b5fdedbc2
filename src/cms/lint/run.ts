/** The runner: it alone decides the order of findings, their severity and range, and which are consequences of others. */
import {byPosition, type Diagnostic, type Finding, messageOf, type Range} from '../base/diagnostic';
import type {Path} from '../base/values';
import type {Rule, Source} from '../definition/site-definition';

type Declared = Pick<Rule, 'id' | 'severity' | 'supersedes'>;

/** @returns what rules find in a project, each finding with the id of its rule */
export function runRules<Project extends object>(rules: readonly Rule<Project>[], project: Project): Finding[] {
  const findings: Finding[] = [];
  for (const {id, check} of rules) {
    check({...project, report: (descriptor) => findings.push({ruleId: id, ...descriptor})});
  }
  return findings;
}

/**
 * @param sources the files that the findings are about; a finding about another file gets its first character as its range
 * @param rules those that are no errors, or that supersede others
 * @returns the findings by file and line, each once
 */
export function diagnose(
  findings: readonly Finding[],
  sources: readonly Source[],
  rules: readonly Declared[] = [],
): Diagnostic[] {
  const byFile = new Map(sources.map((source) => [source.file, source]));
  const declared = new Map(rules.map((rule) => [rule.id, rule]));
  return withoutConsequences(withoutRepetition(findings), declared)
    .map(({ruleId, file, line, columns, path, ...words}): Diagnostic => {
      const source = byFile.get(file);
      const own = path ?? (source && pathOnLine(source, line));
      const severity = declared.get(ruleId)?.severity ?? 'error';
      return {ruleId, severity, file, range: rangeOf({line, columns, path}, source), path: own, ...words};
    })
    .sort(byPosition);
}

/** A value that breaks two rules in the same words is reported once. */
function withoutRepetition(findings: readonly Finding[]): Finding[] {
  const keys = new Set<string>();
  return findings.filter((finding) => {
    const before = keys.size;
    return keys.add(`${finding.file}:${finding.line} ${messageOf(finding)}`).size > before;
  });
}

function withoutConsequences(findings: Finding[], declared: ReadonlyMap<string, Declared>): Finding[] {
  const silenced = new Set(
    findings.flatMap(({ruleId, file, related = []}) =>
      (declared.get(ruleId)?.supersedes ?? []).flatMap((other) => [file, ...related].map((name) => `${other} ${name}`)),
    ),
  );
  return silenced.size === 0 ? findings : findings.filter(({ruleId, file}) => !silenced.has(`${ruleId} ${file}`));
}

/** @returns the path of the field, or of the entry, that begins on a line */
function pathOnLine({parsed, values}: Source, line: number): Path | undefined {
  if (!parsed) return undefined;
  const [first, ...others] = values.map(({path}) => path).filter((path) => parsed.lineOf(path) === line);
  if (!first || first.length === 0) return undefined;
  const shared = first.findIndex((key, index) => others.some((path) => path[index] !== key));
  return shared === -1 ? first : first.slice(0, shared);
}

function rangeOf({line, columns, path}: Pick<Finding, 'line' | 'columns' | 'path'>, source?: Source): Range {
  const between = (start: number, end: number): Range => ({start: {line, column: start}, end: {line, column: end}});
  if (columns) return between(...columns);
  const own = path && source?.parsed?.rangeOf(path);
  if (own?.start.line === line) return own;
  const written = source?.text.split('\n', line)[line - 1] ?? '';
  return between(written.search(/\S|$/) + 1, written.trimEnd().length + 1);
}
