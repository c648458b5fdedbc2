/** Changes the server of `npm start` and its compilations. */
import {assertUpstream} from '../assert-upstream';

const FILE = 'docusaurus-patches/dev-server.ts';
/** The names of the server's own origin checks. */
const CHECKS = ['host-header-check', 'cross-origin-header-check'];

interface NamedMiddleware {
  name?: string;
  middleware?: unknown;
}

/**
 * What: makes the server of `npm start` answer only this machine, and puts our handlers before all others but after the
 * server's own origin checks.
 * Why: Docusaurus lets pages of every website read from that server, including unpublished content. It also sets its
 * own middleware function, and webpack-merge would add ours after it, behind the page that answers every address.
 * Upstream: a way for plugins to add handlers to the server, and to restrict who may read from it.
 * @param middleware answers a request or passes it on, as in Express
 */
export const prependMiddleware = (middleware: (...given: never[]) => void) => ({
  devServer: {
    // Refuses host names that resolve to this machine, except its own; allows IP addresses.
    allowedHosts: 'auto',
    // A function replaces Docusaurus's headers; an object would be merged with them.
    headers: () => ({}),
    setupMiddlewares(middlewares: unknown): unknown[] {
      assertUpstream(Array.isArray(middlewares), 'lists the middleware of its server', FILE);
      const all = middlewares as NamedMiddleware[];
      const checks = all.filter(({name = ''}) => CHECKS.includes(name));
      assertUpstream(checks.length === CHECKS.length, 'checks where a request to its server comes from', FILE);
      const others = all.filter((item) => !checks.includes(item));
      all.splice(0, all.length, ...checks, {name: 'dev', middleware}, ...others);
      // Both functions have the same list, so nothing is left to append.
      return [];
    },
  },
});

/** The hooks of the bundler for the start and the end of a compilation. */
interface Hooks {
  watchRun?: {tapPromise: (name: string, begin: () => Promise<void>) => void};
  done?: {tap: (name: string, end: () => void) => void};
  failed?: {tap: (name: string, end: () => void) => void};
}

const NAME = 'compile-in-turn';

/**
 * What: keeps the bundler from compiling while page data is being written, and the reverse.
 * Why: Docusaurus writes page data while the bundler runs, so the bundler could read half a file, or miss a change
 * during a compilation. The browser would then reload, or show the old state.
 * Upstream: Docusaurus would have to write data and compile in turn.
 * @param runExclusively runs a task after all earlier tasks have ended, such as the writing of data
 */
export const serializeCompilers = (runExclusively: <T>(work: () => Promise<T>) => Promise<T>) => ({
  apply({hooks: {watchRun, done, failed}}: {hooks: Hooks}): void {
    assertUpstream(watchRun && done && failed, 'has a bundler that reports when it compiles', FILE);
    let end: (() => void) | undefined;
    const afterStart = (begin: () => void) => () =>
      new Promise<void>((resolve) => {
        end = resolve;
        begin();
      });
    // When a change interrupts a compilation, another begins, and the end of the first one is never reported.
    watchRun.tapPromise(NAME, async () => {
      if (!end) await new Promise<void>((begin) => void runExclusively(afterStart(begin)));
    });
    for (const hook of [done, failed]) {
      hook.tap(NAME, () => {
        end?.();
        end = undefined;
      });
    }
  },
});
