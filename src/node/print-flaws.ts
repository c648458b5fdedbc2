import {styleText} from 'node:util';
import {forCommand, forCommandProperty, forLog} from '../shared/escape';
import {type Flaw, sentence, words} from '../content/check';

export interface Look {
  /** Below the name of each file, for people at a terminal. */
  grouped: boolean;
  coloured: boolean;
  /** Also as commands of GitHub's workflow runner, which puts them on the lines of the pull request; no token needed. */
  annotated?: 'error' | 'notice';
  /** How many flaws of one kind are printed; the others are counted. */
  most?: number;
}

/**
 * Flaws as they are printed.
 * @param flaws in the order of files and lines
 * @returns one line for each flaw; with annotations, those come last
 */
export function report(flaws: Flaw[], {grouped, coloured, annotated, most = MAX_OF_A_KIND}: Look): string {
  const {shown, others} = atMost(most, flaws);
  const lines = grouped ? byFile(shown, coloured) : shown.map((flaw) => forLog(sentence(flaw)));
  const more = others.map(({count, like}) => forLog(`… and ${count} more like "${like}"`));
  const annotations = annotated ? shown.map((flaw) => annotation(annotated, flaw)) : [];
  return [...lines, ...more, ...annotations].map((line) => `${line}\n`).join('');
}

/** How many flaws of one kind are printed; whoever mends those knows how to mend the others. */
const MAX_OF_A_KIND = 20;

/** The first flaws of each kind, and for each kind with more the number of those and its first sentence. */
function atMost(limit: number, flaws: Flaw[]) {
  const kinds = new Map<string, Flaw[]>();
  for (const flaw of flaws) {
    const kind = kindOf(flaw);
    kinds.set(kind, [...(kinds.get(kind) ?? []), flaw]);
  }
  const shown = new Set([...kinds.values()].flatMap((all) => all.slice(0, limit)));
  const others = [...kinds.values()]
    .filter((all) => all.length > limit)
    .map((all) => ({count: all.length - limit, like: all[0]?.text ?? ''}));
  return {shown: flaws.filter((flaw) => shown.has(flaw)), others};
}

/** What is wrong without what it is wrong with: quoted words, numbers, the place of a field, names of parts. */
const kindOf = ({text}: Flaw): string => text.replace(/"[^"]*"|<[^<>]*>|\d+/g, '').replace(/^.* › \S+ /, '');

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
