/**
 * What: keeps the bundler from compiling while page data is being written, and the reverse.
 * Why: Docusaurus writes page data while the bundler runs, so the bundler could read half a file, or miss a change
 * during a compilation. The browser would then reload, or show the old state.
 * Upstream: Docusaurus would have to write data and compile in turn.
 */
import {upstreamError} from '../assert-upstream';

/** The part of the bundler that we use. */
interface Bundler {
  hooks: {
    watchRun?: {tapPromise: (name: string, begin: () => Promise<void>) => void};
    done?: {tap: (name: string, end: () => void) => void};
    failed?: {tap: (name: string, end: () => void) => void};
  };
}

/** Runs a task after all earlier tasks have ended. */
export type Turn = <T>(work: () => Promise<T>) => Promise<T>;

const NAME = 'compile-in-turn';

/**
 * @param turn the queue that also writes the data
 * @returns a bundler plugin
 * @throws Error when the bundler starts without hooks for the start and the end of a compilation
 */
export const serializeCompilers = (turn: Turn) => ({
  apply({hooks: {watchRun, done, failed}}: Bundler): void {
    if (!watchRun || !done || !failed)
      throw upstreamError('has a bundler that tells when it compiles', 'serialize-compilers.ts');
    let end: (() => void) | undefined;
    const begun = (begin: () => void) => () =>
      new Promise<void>((resolve) => {
        end = resolve;
        begin();
      });
    // When a change interrupts a compilation, another begins and the first one reports no end.
    watchRun.tapPromise(NAME, async () => {
      if (!end) await new Promise<void>((begin) => void turn(begun(begin)));
    });
    for (const hook of [done, failed]) {
      hook.tap(NAME, () => {
        end?.();
        end = undefined;
      });
    }
  },
});
