import {styleText} from 'node:util';
import {forCommand, forCommandProperty, forLog} from '../shared/escape';
import {type Diagnostic, sentence, messageOf} from '../cms/lint';

export interface ReportLook {
  /** Below the name of each file, for people at a terminal. */
  grouped: boolean;
  coloured: boolean;
  /** Also as commands of GitHub's workflow runner, which puts them on the lines of the pull request; no token needed. */
  annotated?: 'error' | 'notice';
  /** How many findings of one file are printed; the others are counted. */
  most?: number;
}

/**
 * Findings as they are printed.
 * @param diagnostics in the order of files and lines
 * @returns one line for each finding; with annotations, those come last
 */
export function diagnosticReport(
  diagnostics: Diagnostic[],
  {grouped, coloured, annotated, most = MAX_OF_A_FILE}: ReportLook,
): string {
  const {shown, others} = atMost(most, diagnostics);
  const lines = grouped ? byFile(shown, coloured) : shown.map((diagnostic) => forLog(sentence(diagnostic)));
  const more = others.map(({count, file}) => forLog(`… and ${count} more in ${file}`));
  const annotations = annotated ? shown.map((diagnostic) => annotation(annotated, diagnostic)) : [];
  return [...lines, ...more, ...annotations].map((line) => `${line}\n`).join('');
}

/** How many findings of one file are printed; the others show once these are fixed. */
const MAX_OF_A_FILE = 20;

/** The first findings of each file, and how many more there are in each. */
function atMost(limit: number, diagnostics: Diagnostic[]) {
  const counts = new Map<string, number>();
  const shown = diagnostics.filter(({file}) => {
    const count = (counts.get(file) ?? 0) + 1;
    counts.set(file, count);
    return count <= limit;
  });
  const others = [...counts].flatMap(([file, count]) => (count > limit ? {file, count: count - limit} : []));
  return {shown, others};
}

function byFile(diagnostics: Diagnostic[], coloured: boolean): string[] {
  const width = Math.max(...diagnostics.map(({line}) => String(line).length));
  const style = (format: Parameters<typeof styleText>[0], text: string) =>
    coloured ? styleText(format, text, {validateStream: false}) : text;
  return diagnostics.flatMap((diagnostic, index) => [
    ...(diagnostic.file === diagnostics[index - 1]?.file
      ? []
      : [...(index > 0 ? [''] : []), style(['bold', 'underline'], forLog(diagnostic.file))]),
    `  ${style('yellow', String(diagnostic.line).padStart(width))}  ${forLog(messageOf(diagnostic))}`,
  ]);
}

/** A command of GitHub's workflow runner. */
const annotation = (kind: 'error' | 'notice', diagnostic: Diagnostic): string =>
  `::${kind} file=${forCommandProperty(diagnostic.file)},line=${diagnostic.line}::${forCommand(messageOf(diagnostic))}`;
