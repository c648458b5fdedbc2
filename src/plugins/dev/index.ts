import type {Plugin} from '@docusaurus/types';
import {isBuild} from '../../content/host/build';
import {serveIcons} from '../icons';
import {servePicture} from '../images';
import {serveSearch} from '../search';
import {serveStatic} from '../static';

/** What a handler answers to an address that is its own. */
interface Served {
  type: string;
  body: Buffer | string;
}

/** Answers an address under `start` with what a build would have written there, or leaves it to others. */
export type Handler = (url: string) => Promise<Served | undefined>;

const HANDLERS: Handler[] = [servePicture, serveIcons, serveSearch, serveStatic];

interface Response {
  setHeader: (name: string, value: string) => void;
  end: (body: Buffer | string) => void;
}

/** Under `start` only: answers for pictures, icons and the search at the moment the browser asks for them. */
export default function devPlugin(): Plugin {
  return {
    name: 'dev',
    configureWebpack(_config, isServer) {
      if (isServer || isBuild()) return undefined;
      return {devServer: {setupMiddlewares}} as object;
    },
  };
}

/**
 * Docusaurus has such a function of its own, and webpack-merge joins the two by appending what this one returns to what
 * that one returned. So the handler is put first in the list that both were given, and nothing is left to append.
 */
function setupMiddlewares(middlewares: unknown[]): unknown[] {
  const middleware = (request: {url?: string}, response: Response, next: (error?: unknown) => void) => {
    const url = (request.url ?? '').split('?')[0] ?? '';
    void Promise.all(HANDLERS.map((handler) => handler(url))).then((answers) => {
      const served = answers.find((answer) => answer !== undefined);
      if (!served) {
        next();
        return;
      }
      response.setHeader('Content-Type', served.type);
      response.end(served.body);
    }, next);
  };
  middlewares.unshift({name: 'dev', middleware});
  return [];
}
