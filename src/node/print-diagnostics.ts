import {styleText} from 'node:util';
import {forCommand, forCommandProperty, forLog} from '../shared/escape';
import {type Flaw, sentence, words} from '../cms/lint';

export interface ReportLook {
  /** Below the name of each file, for people at a terminal. */
  grouped: boolean;
  coloured: boolean;
  /** Also as commands of GitHub's workflow runner, which puts them on the lines of the pull request; no token needed. */
  annotated?: 'error' | 'notice';
  /** How many flaws of one file are printed; the others are counted. */
  most?: number;
}

/**
 * Flaws as they are printed.
 * @param flaws in the order of files and lines
 * @returns one line for each flaw; with annotations, those come last
 */
export function flawReport(flaws: Flaw[], {grouped, coloured, annotated, most = MAX_OF_A_FILE}: ReportLook): string {
  const {shown, others} = atMost(most, flaws);
  const lines = grouped ? byFile(shown, coloured) : shown.map((flaw) => forLog(sentence(flaw)));
  const more = others.map(({count, file}) => forLog(`… and ${count} more in ${file}`));
  const annotations = annotated ? shown.map((flaw) => annotation(annotated, flaw)) : [];
  return [...lines, ...more, ...annotations].map((line) => `${line}\n`).join('');
}

/** How many flaws of one file are printed; the others show once these are mended. */
const MAX_OF_A_FILE = 20;

/** The first flaws of each file, and how many more there are in each. */
function atMost(limit: number, flaws: Flaw[]) {
  const counts = new Map<string, number>();
  const shown = flaws.filter(({file}) => {
    const count = (counts.get(file) ?? 0) + 1;
    counts.set(file, count);
    return count <= limit;
  });
  const others = [...counts].flatMap(([file, count]) => (count > limit ? {file, count: count - limit} : []));
  return {shown, others};
}

function byFile(flaws: Flaw[], coloured: boolean): string[] {
  const width = Math.max(...flaws.map(({line}) => String(line).length));
  const style = (format: Parameters<typeof styleText>[0], text: string) =>
    coloured ? styleText(format, text, {validateStream: false}) : text;
  return flaws.flatMap((flaw, index) => [
    ...(flaw.file === flaws[index - 1]?.file
      ? []
      : [...(index > 0 ? [''] : []), style(['bold', 'underline'], forLog(flaw.file))]),
    `  ${style('yellow', String(flaw.line).padStart(width))}  ${forLog(words(flaw))}`,
  ]);
}

/** A command of GitHub's workflow runner. */
const annotation = (kind: 'error' | 'notice', flaw: Flaw): string =>
  `::${kind} file=${forCommandProperty(flaw.file)},line=${flaw.line}::${forCommand(words(flaw))}`;
