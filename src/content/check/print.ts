import {styleText} from 'node:util';
import {sentence, words, type Flaw} from '../flaw';

export interface Look {
  /** Below the name of each file, for people at a terminal. */
  grouped: boolean;
  coloured: boolean;
  /** Also as commands of GitHub's workflow runner, which puts them on the lines of the pull request; no token needed. */
  annotated?: 'error' | 'notice';
}

/**
 * Flaws as they are printed.
 * @param flaws in the order of files and lines
 * @returns one line for each flaw; with annotations, those come last
 */
export function report(flaws: Flaw[], {grouped, coloured, annotated}: Look): string {
  const lines = grouped ? byFile(flaws, coloured) : flaws.map(sentence);
  const annotations = annotated ? flaws.map((flaw) => annotation(annotated, flaw)) : [];
  return [...lines, ...annotations].map((line) => `${line}\n`).join('');
}

function byFile(flaws: Flaw[], coloured: boolean): string[] {
  const width = Math.max(...flaws.map(({line}) => String(line).length));
  const style = (format: Parameters<typeof styleText>[0], text: string) =>
    coloured ? styleText(format, text, {validateStream: false}) : text;
  return flaws.flatMap((flaw, index) => [
    ...(flaw.file === flaws[index - 1]?.file
      ? []
      : [...(index > 0 ? [''] : []), style(['bold', 'underline'], flaw.file)]),
    `  ${style('yellow', String(flaw.line).padStart(width))}  ${words(flaw)}`,
  ]);
}

/** The form of a workflow command and its escapes: https://github.com/actions/toolkit (core/src/command.ts). */
function annotation(kind: 'error' | 'notice', flaw: Flaw): string {
  return `::${kind} file=${escapeProperty(flaw.file)},line=${flaw.line}::${escapeData(words(flaw))}`;
}

const escapeData = (text: string) => text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');

const escapeProperty = (text: string) => escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
