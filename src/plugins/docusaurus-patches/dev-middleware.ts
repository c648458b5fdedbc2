/**
 * What: lets the server of `start` answer this machine alone, and puts our own answers before all others, behind the
 * server's check of where a request comes from.
 * Why: Docusaurus opens that server to the pages of every website, which could then read what is not published yet; and
 * it has a function of its own for answers, to which webpack-merge would append ours, behind the page that answers every
 * address.
 * Upstream: a way for plugins to add answers to its server, and to close it.
 */
import {upstreamError} from '../assert-upstream';

/** An answer to a request, as the server calls it. */
export type Middleware<Request, Response> = (
  request: Request,
  response: Response,
  next: (error?: unknown) => void,
) => void;

/** The names that the server gives its checks of where a request comes from. */
const CHECKS = ['host-header-check', 'cross-origin-header-check'];

interface Named {
  name?: string;
  middleware?: unknown;
}

const isList = (value: unknown): value is Named[] => Array.isArray(value);
const isCheck = ({name = ''}: Named) => CHECKS.includes(name);

/**
 * @returns what is merged into the configuration of the bundler
 * @throws Error, when the server starts, if it has no list to put the answers into, or no such checks in it
 */
export const answerFirst = <Request, Response>(middleware: Middleware<Request, Response>) => ({
  devServer: {
    // Names that lead to this machine are refused, unless they are its own; addresses of numbers are not.
    allowedHosts: 'auto',
    // A function, because it takes the place of the headers of Docusaurus, where an object would be added to them.
    headers: () => ({}),
    setupMiddlewares(middlewares: unknown): unknown[] {
      if (!isList(middlewares)) throw upstreamError('lists the answers of its server', 'dev-middleware.ts');
      const checks = middlewares.filter(isCheck);
      if (checks.length !== CHECKS.length) {
        throw upstreamError('checks where a request to its server comes from', 'dev-middleware.ts');
      }
      const others = middlewares.filter((item) => !checks.includes(item));
      middlewares.splice(0, middlewares.length, ...checks, {name: 'dev', middleware}, ...others);
      // Both functions were given the same list, so nothing is left to append.
      return [];
    },
  },
});
