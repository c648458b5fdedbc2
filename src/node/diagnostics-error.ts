import {inspect} from 'node:util';
import {forLog} from '../shared/escape';
import {type Diagnostic, sentence} from '../cms/lint';

/** The error that stops a build. It prints only the findings, without a stack trace. */
export class DiagnosticError extends Error {
  constructor(diagnostics: Diagnostic[], why = 'The pages cannot be built as they are:') {
    super(`${why}\n${diagnostics.map((diagnostic) => forLog(sentence(diagnostic))).join('\n')}`);
    this.stack = this.message;
  }

  /** The build prints this text. */
  [inspect.custom](): string {
    return this.message;
  }
}
