/** Runs the rules, sets the order, severity and range of their diagnostics, and drops those that follow from others. */
import type {Nodes, Parents} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {byPosition, messageOf, type Diagnostic, type Problem, type Range, type RuleReport} from '../values/diagnostic';
import type {Path} from '../values/values';
import {textsIn} from '../content/texts';
import type {BodyVisitor, Rule} from '../definition/rule';
import type {RuleProject, SiteDefinition, Source} from '../definition/site-definition';
import type {Body} from '../parse/body';
import {BodySource} from '../parse/body-source';
import {reporterOf, word, type Checked} from './report';
import {ERRORS} from './rules/errors';
import {WARNINGS} from './rules/warnings';

type AnyRule<Project extends RuleProject> = Rule<Project>;

const RULES_BY_ID = new Map([...ERRORS, ...WARNINGS].map((rule) => [rule.id, rule]));

/** @returns the problems that parsers and schemas have found, in the words of their rules */
export const wordProblems = (problems: readonly Problem[]): RuleReport[] =>
  problems.flatMap((problem) => {
    const rule = RULES_BY_ID.get(problem.ruleId);
    return rule ? word(rule, problem) : [];
  });

/** Runs the rules on the lines and the syntax tree of a body. */
export function lintBody(
  file: string,
  body: Body,
  {blocks, locale: {dialCode}}: Pick<SiteDefinition, 'blocks' | 'locale'>,
  rules: readonly Pick<AnyRule<never>, 'id' | 'severity' | 'messages' | 'yields' | 'check'>[],
): RuleReport[] {
  const {tree} = body;
  const reports: RuleReport[] = [];
  if (!tree) return reports;
  const written = new BodySource(body.lines);
  const checked: Checked = {file, written};
  const lines = written.linesOutsideCode(tree);
  for (const rule of rules) {
    const {line: lintLine} = rule.check ?? {};
    if (!lintLine) continue;
    const report = reporterOf(rule, () => checked, reports);
    for (const [index, line] of lines) {
      checked.line = index + 1;
      lintLine(report, line, {index, lines: body.lines});
    }
  }
  checked.line = undefined;
  const visitWith = (visited: typeof rules): RuleReport[] => {
    const found: RuleReport[] = [];
    const context = {root: tree, written, blocks: Object.keys(blocks), dialCode};
    const visitors = visited.flatMap(
      (rule) =>
        rule.check?.body?.(
          reporterOf(rule, () => checked, found),
          context,
        ) ?? [],
    );
    visit(tree, (node, _index, parent) => {
      checked.node = node;
      const before = found.length;
      for (const visitor of visitors) visitNode(visitor, node, parent);
      const reported = found.splice(before);
      found.push(...ofFirstRule(reported));
      return reported.length > 0 ? SKIP : undefined;
    });
    for (const visitor of visitors) visitor.leave?.();
    return found;
  };
  reports.push(...visitWith(rules.filter(({yields}) => !yields)));
  const reported = new Set([...body.problems, ...reports].map(({line}) => line));
  // If a line already has a report, visible Markdown on it is a consequence.
  const consequences = visitWith(rules.filter(({yields}) => yields)).filter(
    ({line}) => reported.size < reported.add(line).size,
  );
  return [...reports, ...consequences];
}

function visitNode(visitor: BodyVisitor, node: Nodes, parent: Parents | undefined): void {
  (visitor[node.type] as ((node: Nodes, parent?: Parents) => void) | undefined)?.(node, parent);
}

/** If several rules report a node, the problem that begins first causes the others. */
function ofFirstRule(reports: readonly RuleReport[]): readonly RuleReport[] {
  const positionOf = ({line, columns: [column = 0] = [0, 0]}: RuleReport) => line * MAX_COLUMNS + column;
  const [first] = reports.toSorted((a, b) => positionOf(a) - positionOf(b));
  return reports.filter(({ruleId}) => ruleId === first?.ruleId);
}

/** More than a line may have. */
const MAX_COLUMNS = 10_000;

/** The maximum number of values reported in one file, because searching for each intended value takes time. */
const MAX_REPORTED = 100;

/**
 * Runs the checks of some rules on each text value of a file.
 * @param kind `value` for the checks of a value alone, for which no other file counts; `field` for the others
 */
export function lintEachValue<Project extends RuleProject>(
  kind: 'value' | 'field',
  source: Source,
  project: Project,
  rules: readonly AnyRule<Project>[],
): RuleReport[] {
  const reports: RuleReport[] = [];
  const checked: Checked = {source};
  const checks = rules.flatMap((rule) => {
    const check = rule.check?.[kind];
    return check ? {check, report: reporterOf(rule, () => checked, reports)} : [];
  });
  if (checks.length === 0) return reports;
  for (const {value, path, meta} of source.values) {
    if (typeof value !== 'string') continue;
    if (reports.length >= MAX_REPORTED) {
      const line = source.parsed?.lineOf(path) ?? 1;
      const problem = {ruleId: 'field-value', message: 'more', data: {most: MAX_REPORTED}, file: source.file, line};
      return [...reports, ...wordProblems([problem])];
    }
    checked.path = path;
    checked.value = value;
    const field = {value, path, meta, source};
    for (const {check, report} of checks) check(report, field, project);
  }
  return reports;
}

/** Runs the rules on the texts of a file that readers see, and on the file as a whole. */
export function lintSource<Project extends RuleProject>(
  source: Source,
  project: Project,
  rules: readonly AnyRule<Project>[],
): RuleReport[] {
  const reports: RuleReport[] = [];
  const ofTexts = rules.flatMap((rule) => (rule.check?.text ? {rule, lintText: rule.check.text} : []));
  for (const {text, ...place} of ofTexts.length > 0 ? textsIn(source) : []) {
    const checked: Checked = {source, ...place};
    for (const {rule, lintText} of ofTexts)
      lintText(
        reporterOf(rule, () => checked, reports),
        text,
        project,
      );
  }
  for (const rule of rules)
    rule.check?.source?.(
      reporterOf(rule, () => ({source}), reports),
      source,
      project,
    );
  return reports;
}

/** Runs the rules that compare files. */
export function lintProject<Project extends RuleProject>(
  project: Project,
  rules: readonly AnyRule<Project>[],
): RuleReport[] {
  const reports: RuleReport[] = [];
  for (const rule of rules)
    rule.check?.project?.(
      reporterOf(rule, () => ({}), reports),
      project,
    );
  return reports;
}

/** @returns the diagnostics of some rules of a site, such as its warnings */
export function lintWith(
  rules: readonly AnyRule<RuleProject>[],
  {sources}: Pick<RuleProject, 'sources'>,
  today: string,
): Diagnostic[] {
  const project = {sources, today};
  const reports = sources.flatMap((source) => [
    ...(source.body ? lintBody(source.file, source.body, source.definition, rules) : []),
    ...lintEachValue('value', source, project, rules),
    ...lintEachValue('field', source, project, rules),
    ...lintSource(source, project, rules),
  ]);
  return diagnose([...reports, ...lintProject(project, rules)], sources);
}

/** @returns the reports, sorted by file and line, without duplicates */
export function diagnose(reports: readonly RuleReport[], sources: readonly Source[]): Diagnostic[] {
  const byFile = new Map(sources.map((source) => [source.file, source]));
  return withoutConsequences(deduplicateReports(reports))
    .map(({line, columns, path, ...report}): Diagnostic => {
      const source = byFile.get(report.file);
      const fieldPath = path ?? (source && pathOnLine(source, line));
      return {...report, range: rangeOf({line, columns, path}, source), path: fieldPath};
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

function withoutConsequences(reports: RuleReport[]): RuleReport[] {
  const silenced = new Set(
    reports.flatMap(({ruleId, file, related = []}) =>
      (RULES_BY_ID.get(ruleId)?.supersedes ?? []).flatMap((other) =>
        [file, ...related].map((name) => `${other} ${name}`),
      ),
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
  const written = (source && linesOf(source)[line - 1]) ?? '';
  return between(written.search(/\S|$/) + 1, written.trimEnd().length + 1);
}

/** Split once, because a file may have hundreds of reports. */
const linesBySource = new WeakMap<Source, readonly string[]>();

function linesOf(source: Source): readonly string[] {
  const lines = linesBySource.get(source) ?? source.text.split('\n');
  linesBySource.set(source, lines);
  return lines;
}
