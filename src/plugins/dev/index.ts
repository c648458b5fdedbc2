import type {IncomingMessage, ServerResponse} from 'node:http';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isBuild} from '../../node/build';
import {serveDownloads} from '../content/data-files';
import {prependMiddleware} from '../docusaurus-patches/dev-server';
import {editorHandler} from '../editor';
import {type Handler, serveStatic} from '../handler';
import {serveIcons} from '../icons';
import {pictureHandler} from '../images';
import {servePrinted} from '../pdf';
import {serveSearch} from '../search';

/**
 * Under `npm start` only: generates pictures, icons, the search index and the editor when the browser requests them.
 */
export default function devPlugin({siteDir, generatedFilesDir, i18n}: LoadContext): Plugin {
  const editor = editorHandler({siteDir, generatedFilesDir, locale: i18n.currentLocale});
  const ownHandlers = [pictureHandler(), serveIcons, serveSearch, serveDownloads, servePrinted, serveStatic, editor];
  return {
    name: 'dev',
    configureWebpack(_config, isServer) {
      return isServer || isBuild() ? undefined : (prependMiddleware(middlewareOf(ownHandlers)) as object);
    },
  };
}

const middlewareOf =
  (handlers: Handler[]) =>
  (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void => {
    const [url = ''] = (request.url ?? '').split('?');
    void Promise.all(handlers.map((handler) => handler(url))).then((answers) => {
      const served = answers.find((answer) => answer !== undefined);
      // Other websites may not show the editor in a frame, which only the headers of a host would forbid.
      if (served)
        response
          .setHeader('Content-Type', served.type)
          .setHeader('Content-Security-Policy', "frame-ancestors 'self'")
          .end(served.body);
      else next();
    }, next);
  };
