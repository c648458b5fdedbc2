/**
 * Runs a parser without recording stack traces. Its errors are results, nobody reads their traces, and recording takes
 * longer than parsing. Only V8 has this limit.
 */
export function withoutTraces<T>(run: () => T): T {
  const {stackTraceLimit} = Error;
  Error.stackTraceLimit = 0;
  try {
    return run();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
