/**
 * What: makes the server of `npm start` answer only this machine, and puts our handlers before all others but after the
 * server's own origin checks.
 * Why: Docusaurus lets pages of every website read from that server, including unpublished content. It also sets its
 * own middleware function, and webpack-merge would add ours after it, behind the page that answers every address.
 * Upstream: a way for plugins to add handlers to the server, and to restrict who may read from it.
 */
import {upstreamError} from '../assert-upstream';

/** A middleware as the server calls it. */
export type Middleware<Request, Response> = (
  request: Request,
  response: Response,
  next: (error?: unknown) => void,
) => void;

/** The names of the server's own origin checks. */
const CHECKS = ['host-header-check', 'cross-origin-header-check'];

interface Named {
  name?: string;
  middleware?: unknown;
}

const isList = (value: unknown): value is Named[] => Array.isArray(value);
const isCheck = ({name = ''}: Named) => CHECKS.includes(name);

/**
 * @returns an object to merge into the bundler's configuration
 * @throws Error when the server starts without a list of middlewares, or without these checks in it
 */
export const answerFirst = <Request, Response>(middleware: Middleware<Request, Response>) => ({
  devServer: {
    // Refuses host names that resolve to this machine, except its own; allows IP addresses.
    allowedHosts: 'auto',
    // A function replaces Docusaurus's headers; an object would be merged with them.
    headers: () => ({}),
    setupMiddlewares(middlewares: unknown): unknown[] {
      if (!isList(middlewares)) throw upstreamError('lists the answers of its server', 'dev-middleware.ts');
      const checks = middlewares.filter(isCheck);
      if (checks.length !== CHECKS.length) {
        throw upstreamError('checks where a request to its server comes from', 'dev-middleware.ts');
      }
      const others = middlewares.filter((item) => !checks.includes(item));
      middlewares.splice(0, middlewares.length, ...checks, {name: 'dev', middleware}, ...others);
      // Both functions have the same list, so nothing is left to append.
      return [];
    },
  },
});
