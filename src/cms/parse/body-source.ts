/** The source text of a syntax tree, for rules about characters. */
import type {Node, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {LineProblem} from '../values/diagnostic';

/** A backslash marks a character that the author wants literally (CommonMark 0.31.2, 2.4). */
const ESCAPED = /\\[!-/:-@[-`{-~]/g;

export class BodySource {
  readonly text: string;
  /** The same text with two dots instead of each escaped character. */
  readonly unescapedText: string;

  constructor(private readonly lines: readonly string[]) {
    this.text = lines.join('\n');
    this.unescapedText = this.text.replace(ESCAPED, '··');
  }

  lineAt(line: number): string {
    return this.lines[line - 1] ?? '';
  }

  /** @returns the lines with their indices, without those of code, which is reported as a whole */
  linesOutsideCode(tree: Root): (readonly [index: number, line: string])[] {
    const code = new Set<number>();
    visit(tree, 'code', ({position}) => {
      for (let line = position?.start.line ?? 1; line <= (position?.end.line ?? 0); line += 1) code.add(line);
    });
    return this.lines.flatMap((line, index) => (code.has(index + 1) ? [] : [[index, line] as const]));
  }

  offsetsOf({position}: Node): [from: number, to: number] {
    return [position?.start.offset ?? 0, position?.end.offset ?? 0];
  }

  lineEnd(offset: number): number {
    const end = this.text.indexOf('\n', offset);
    return end === -1 ? this.text.length : end;
  }

  /** @returns the line and columns of a part of the text, and the line with another text in its place if that is possible */
  locate(from: number, to: number, instead?: string): Pick<LineProblem, 'line' | 'columns' | 'fix'> {
    const start = this.text.lastIndexOf('\n', from - 1) + 1;
    const end = this.lineEnd(from);
    const line = this.text.slice(0, start).split('\n').length;
    const isCertain = instead !== undefined && to <= end;
    const fix = isCertain ? this.text.slice(start, from) + instead + this.text.slice(to, end) : undefined;
    return {line, columns: [from - start + 1, Math.max(from, Math.min(to, end)) - start + 1], fix};
  }
}
