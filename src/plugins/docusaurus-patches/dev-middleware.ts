/**
 * What: makes the server of `npm start` answer only this machine, and puts our handlers before all others but after the
 * server's own origin checks.
 * Why: Docusaurus lets pages of every website read from that server, including unpublished content. It also sets its
 * own middleware function, and webpack-merge would add ours after it, behind the page that answers every address.
 * Upstream: a way for plugins to add handlers to the server, and to restrict who may read from it.
 */
import {assertUpstream} from '../assert-upstream';

const FILE = 'dev-middleware.ts';
/** The names of the server's own origin checks. */
const CHECKS = ['host-header-check', 'cross-origin-header-check'];

interface NamedMiddleware {
  name?: string;
  middleware?: unknown;
}

/** @param middleware answers a request or passes it on, as in Express */
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
