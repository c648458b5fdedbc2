/** Fields that are in one group a second time. */
import {isScalar, visit, type Document, type LineCounter, type Pair} from 'yaml';
import {truncate, type LineDiagnostic} from '../base/diagnostic';

/** This many repeated fields in a row mean that the first line of an entry was deleted. */
const HALF_ENTRY = 2;

/**
 * The fields that are twice (YAML 1.2.2, 3.2.1.1). Several in a row were the fields of an entry whose first line is gone.
 * @param lines those of the YAML text, by which the counter counts
 * @returns a finding for each field or row of fields, its line counted from 1 in the text
 */
export function repeatedFields(document: Document, counter: LineCounter, lines: string[]): LineDiagnostic[] {
  const runs: number[][] = [];
  for (const position of repeated(document)) {
    const {line} = counter.linePos(position);
    const run = runs.at(-1);
    if (run?.at(-1) === line - 1) run.push(line);
    else runs.push([line]);
  }
  return runs.flatMap((run) => (run.length < HALF_ENTRY ? run.map(again) : [half(run)]));

  function again(line: number): LineDiagnostic {
    const text = `The field "${truncate(keyOf(lines[line - 1]))}" appears a second time.`;
    return {line, text, help: 'Keep one of them.'};
  }

  function half(run: number[]): LineDiagnostic {
    const [line = 1] = run;
    const first = lines.slice(0, line - 1).findLast((text) => /^\s*- +\w+:/.test(text)) ?? '';
    const text = `Here ${run.length} fields of the entry above stand a second time, as when the first line of an entry is gone.`;
    const help = `Bring that line back, such as "- ${keyOf(first)}: …", or remove these lines.`;
    return {line, text, help};
  }
}

/** Where these fields begin in the text, from the first to the last. */
function repeated(document: Document): number[] {
  const positions: number[] = [];
  visit(document, {
    Map(_, {items}) {
      const names = new Set<string>();
      for (const pair of items) {
        const name = fieldName(pair);
        if (names.has(name) && hasRange(pair.key)) positions.push(pair.key.range[0]);
        names.add(name);
      }
    },
  });
  return positions.sort((a, b) => a - b);
}

const keyOf = (line = ''): string => /[^\s:-][^:]*/.exec(line)?.[0] ?? '';

export const fieldName = ({key}: Pair): string => String(isScalar(key) ? key.value : key);

/** Whether a node says where it is in the text. */
export function hasRange(node: unknown): node is {range: [number, number, number]} {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range);
}
