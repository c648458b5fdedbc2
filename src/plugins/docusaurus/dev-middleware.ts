/**
 * What: puts our own answers before all others of the server of `start`.
 * Why: Docusaurus has such a function of its own, and webpack-merge joins the two by appending what ours returns to what
 * that one returned, so ours would come behind the page that answers every address.
 * Upstream: a way for plugins to add answers to its server.
 */
import {alarm} from './alarm';

/** An answer to a request, as the server calls it. */
export type Middleware<Request, Response> = (
  request: Request,
  response: Response,
  next: (error?: unknown) => void,
) => void;

/**
 * @returns what is merged into the configuration of the bundler
 * @throws Error, when the server starts, if it has no list to put the answers into
 */
export const answerFirst = <Request, Response>(middleware: Middleware<Request, Response>) => ({
  devServer: {
    setupMiddlewares(middlewares: unknown): unknown[] {
      if (!Array.isArray(middlewares)) throw alarm('lists the answers of its server', 'dev-middleware.ts');
      middlewares.unshift({name: 'dev', middleware});
      // Both functions were given the same list, so nothing is left to append.
      return [];
    },
  },
});
