/** The letters behind a syntax tree, for rules that look at signs as they were written. */
import type {Node} from 'mdast';
import type {LineDiagnostic} from '../base/diagnostic';

/** Something that was found among the letters of a text. */
export interface FoundText {
  /** Where it begins and ends, in characters from the beginning of the text. */
  from: number;
  to: number;
  message: string;
  help?: string;
  /** What should be there instead, where that is certain. */
  instead?: string;
}

/** A sign behind a backslash is one that the author wants (CommonMark 0.31.2, 2.4). */
const ESCAPED = /\\[!-/:-@[-`{-~]/g;

/** A body as it was written. */
export class WrittenBody {
  readonly text: string;
  /** The same, letter for letter, with two dots for each escaped sign. */
  readonly signs: string;

  /** @param lines of the body, to which the places of its tree belong */
  constructor(lines: readonly string[]) {
    this.text = lines.join('\n');
    this.signs = this.text.replace(ESCAPED, '··');
  }

  /** @returns where a node begins and ends, in characters from the beginning of the text. */
  placeOf({position}: Node): [from: number, to: number] {
    return [position?.start.offset ?? 0, position?.end.offset ?? 0];
  }

  /** @returns where the line ends that holds a place. */
  lineEnd(offset: number): number {
    const end = this.text.indexOf('\n', offset);
    return end === -1 ? this.text.length : end;
  }

  /** @returns the finding with its line, and with the whole line as it should be where that is known. */
  diagnostic({from, to, instead, message: text, help}: FoundText): LineDiagnostic {
    const start = this.text.lastIndexOf('\n', from - 1) + 1;
    const end = this.lineEnd(from);
    const line = this.text.slice(0, start).split('\n').length;
    const isCertain = instead !== undefined && to <= end;
    const fix = isCertain ? this.text.slice(start, from) + instead + this.text.slice(to, end) : undefined;
    const columns = [from - start + 1, Math.max(from, Math.min(to, end)) - start + 1] as const;
    return {line, columns, message: text, help, fix};
  }
}
