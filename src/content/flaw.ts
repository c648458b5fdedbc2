import {inspect} from 'node:util';

/** One thing that is wrong in one file, in words for the person who edits it. */
export interface Flaw {
  /** Path from the project's root, such as `pages/projects.mdx`. */
  file: string;
  /** Line in that file, counted from 1. */
  line: number;
  /** What is wrong and what to write instead: one or two plain sentences. */
  text: string;
  /** The whole line as it should be, where that is certain; `npm run check -- --fix` writes it. */
  fix?: string;
}

/** @returns the flaw as one line: file, line, sentence. */
export const sentence = ({file, line, text}: Flaw): string => `${file}:${line} ${text}`;

/** @returns the order in which flaws are told: by file, then by line. */
export const byPlace = (a: Flaw, b: Flaw): number => a.file.localeCompare(b.file, 'en') || a.line - b.line;

/** The error that stops a build: nothing but the sentences, no stack. */
export class FlawError extends Error {
  constructor(flaws: Flaw[], why = 'The pages cannot be built as they are:') {
    super(`${why}\n${flaws.map(sentence).join('\n')}`);
    this.stack = this.message;
  }

  /** How the build prints it. */
  [inspect.custom](): string {
    return this.message;
  }
}
