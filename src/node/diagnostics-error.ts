import {inspect} from 'node:util';
import {forLog} from '../shared/escape';
import {type Flaw, sentence} from '../cms/lint';

/** The error that stops a build: nothing but the sentences, no stack. */
export class FlawError extends Error {
  constructor(flaws: Flaw[], why = 'The pages cannot be built as they are:') {
    super(`${why}\n${flaws.map((flaw) => forLog(sentence(flaw))).join('\n')}`);
    this.stack = this.message;
  }

  /** How the build prints it. */
  [inspect.custom](): string {
    return this.message;
  }
}
