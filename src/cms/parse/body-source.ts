/** The source text of a syntax tree, for rules about characters. */
import type {Node} from 'mdast';
import type {LineReport} from '../base/diagnostic';

export interface FoundText {
  /** The start and the end, in characters from the start of the text. */
  from: number;
  to: number;
  message: string;
  help?: string;
  /** The replacement, if there is only one solution. */
  instead?: string;
}

/** A backslash marks a character that the author wants literally (CommonMark 0.31.2, 2.4). */
const ESCAPED = /\\[!-/:-@[-`{-~]/g;

export class BodySource {
  readonly text: string;
  /** The same text with two dots instead of each escaped character. */
  readonly unescapedText: string;

  constructor(lines: readonly string[]) {
    this.text = lines.join('\n');
    this.unescapedText = this.text.replace(ESCAPED, '··');
  }

  offsetsOf({position}: Node): [from: number, to: number] {
    return [position?.start.offset ?? 0, position?.end.offset ?? 0];
  }

  lineEnd(offset: number): number {
    const end = this.text.indexOf('\n', offset);
    return end === -1 ? this.text.length : end;
  }

  diagnostic({from, to, instead, message, help}: FoundText): LineReport {
    const start = this.text.lastIndexOf('\n', from - 1) + 1;
    const end = this.lineEnd(from);
    const line = this.text.slice(0, start).split('\n').length;
    const isCertain = instead !== undefined && to <= end;
    const fix = isCertain ? this.text.slice(start, from) + instead + this.text.slice(to, end) : undefined;
    const columns = [from - start + 1, Math.max(from, Math.min(to, end)) - start + 1] as const;
    return {line, columns, message, help, fix};
  }
}
