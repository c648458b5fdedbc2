/**
 * What: lets the bundler compile only while no data of pages are being written, and the other way round.
 * Why: Docusaurus writes the data of pages beside the bundler, which could read half a file, or miss one that changes
 * during a compilation; the browser would then reload, or keep the state before.
 * Upstream: Docusaurus would have to write data and compile in turn.
 */
import {upstreamError} from '../assert-upstream';

/** What is used of the bundler. */
interface Bundler {
  hooks: {
    watchRun?: {tapPromise: (name: string, begin: () => Promise<void>) => void};
    done?: {tap: (name: string, end: () => void) => void};
    failed?: {tap: (name: string, end: () => void) => void};
  };
}

/** Runs what it is given once everything before has ended. */
export type Turn = <T>(work: () => Promise<T>) => Promise<T>;

const NAME = 'compile-in-turn';

/**
 * @param turn in which the data are written too
 * @returns a plugin of the bundler
 * @throws Error, when the bundler starts, if it does not tell when it compiles
 */
export const serializeCompilers = (turn: Turn) => ({
  apply({hooks: {watchRun, done, failed}}: Bundler): void {
    if (!watchRun || !done || !failed)
      throw upstreamError('has a bundler that tells when it compiles', 'compile-in-turn.ts');
    let end: (() => void) | undefined;
    const begun = (begin: () => void) => () =>
      new Promise<void>((resolve) => {
        end = resolve;
        begin();
      });
    // A compilation that a change overtakes begins again without an end.
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
