/**
 * What: tells the bundler of data files that were written while it compiled.
 * Why: Docusaurus writes the data of pages beside the bundler, whose watcher can miss a file that changes during a
 * compilation; the browser would then keep the state before.
 * Upstream: Docusaurus would have to write data and compile in turn.
 */
import {readdirSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {alarm} from './alarm';

/** What is used of the bundler. */
interface Bundler {
  hooks: {done: {tap: (name: string, compiled: (stats: {startTime?: number}) => void) => void}};
  watching?: {invalidateWithChangesAndRemovals: (changed: Set<string>, removed: Set<string>) => void};
}

/**
 * @param folder of the data files
 * @returns a plugin of the bundler
 * @throws Error, when a compilation ends, if the bundler does not tell when it began
 */
export const lateChanges = (folder: string) => ({
  apply(bundler: Bundler): void {
    bundler.hooks.done.tap('late-changes', ({startTime}) => {
      if (startTime === undefined) throw alarm('compiles by a bundler that tells its times', 'late-changes.ts');
      const files = readdirSync(folder).map((name) => join(folder, name));
      const late = files.filter((file) => statSync(file).mtimeMs >= startTime);
      if (late.length > 0) bundler.watching?.invalidateWithChangesAndRemovals(new Set(late), new Set());
    });
  },
});
