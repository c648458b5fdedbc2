/** Turns what rules and parsers report into reports with words and positions. */
import type {Nodes} from 'mdast';
import type {Problem, RuleReport, Severity} from '../values/diagnostic';
import type {Location, Messages, PlainReport, Report} from '../definition/rule';
import type {BodySource} from '../parse/body-source';
import {formatPath} from '../schema/meta';
import {wordsOf} from './words';

interface WordingRule {
  id: string;
  severity: Severity;
  messages: Messages;
}

/** @returns a problem with the words of its rule */
export function word({id, severity, messages}: WordingRule, {message, data = {}, ...problem}: Problem): RuleReport {
  const known = problem.path && {field: formatPath(problem.path)};
  const words = wordsOf(messages, message, {...known, ...data});
  return {...problem, ruleId: id, severity, messageKey: message, data, ...words};
}

/** What a rule is looking at, from which its reports take what they do not say. */
export interface Checked extends Location {
  value?: string;
  written?: BodySource;
}

/** @param checked returns what the rule is looking at when it reports */
export const reporterOf =
  (rule: WordingRule, checked: () => Checked, reports: RuleReport[]): Report<Messages> =>
  ({message, data, at, fix, related, isEmpty}: PlainReport) => {
    const {file, source, written, value, ...place} = checked();
    const location = {file, source, written, ...(at ?? place)};
    const problem: Problem = {
      ...{ruleId: rule.id, message, data: {...(value !== undefined && {value}), ...data}},
      ...positionOf(location, fix),
      ...(related && {related}),
      ...(isEmpty !== undefined && {isEmpty}),
    };
    reports.push(word(rule, problem));
  };

function positionOf(
  {file, source, written, line, columns, path, node, from, to}: Checked,
  fix: string | undefined,
): Pick<Problem, 'file' | 'line' | 'columns' | 'path' | 'fix'> {
  const name = file ?? source?.file ?? '';
  if (written && from !== undefined) return {file: name, ...written.locate(from, to ?? from, fix)};
  const right = fix === undefined ? {} : {fix};
  if (line !== undefined) return {file: name, line, columns, ...(path && {path}), ...right};
  if (path) return {file: name, line: source?.parsed?.lineOf(path) ?? 1, columns, path, ...right};
  if (!node?.position) return {file: name, line: 1, ...right};
  const {line: first} = node.position.start;
  const whole = written?.lineAt(first) ?? '';
  return {file: name, line: first, columns: columnsOf(node.position, whole), ...(fix !== whole && right)};
}

const columnsOf = ({start, end}: NonNullable<Nodes['position']>, whole: string): readonly [number, number] => [
  start.column,
  start.line === end.line ? end.column : whole.length + 1,
];
