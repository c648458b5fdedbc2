import type {LoadContext, Plugin} from '@docusaurus/types';
import {isBuild} from '../../node/build';
import {serveDownloads} from '../content/downloads';
import {answerFirst} from '../docusaurus-patches/dev-middleware';
import {editorHandler} from '../editor';
import type {Handler} from '../handler';
import {serveIcons} from '../icons';
import {pictureHandler} from '../images';
import {servePrinted} from '../pdf';
import {serveSearch} from '../search';
import {serveStatic} from '../static';

interface Response {
  setHeader: (name: string, value: string) => void;
  end: (body: Uint8Array | string) => void;
}

/**
 * Under `npm start` only: generates pictures, icons, the search index and the editor when the browser requests them.
 */
export default function devPlugin({siteDir, generatedFilesDir, i18n}: LoadContext): Plugin {
  const editor = editorHandler({siteDir, generatedFilesDir, locale: i18n.currentLocale});
  const answer = answerOf([
    pictureHandler(),
    serveIcons,
    serveSearch,
    serveDownloads,
    servePrinted,
    serveStatic,
    editor,
  ]);
  return {
    name: 'dev',
    configureWebpack(_config, isServer) {
      return isServer || isBuild() ? undefined : (answerFirst(answer) as object);
    },
  };
}

function answerOf(handlers: Handler[]) {
  return (request: {url?: string}, response: Response, next: (error?: unknown) => void): void => {
    const url = (request.url ?? '').split('?')[0] ?? '';
    void Promise.all(handlers.map((handler) => handler(url))).then((answers) => {
      const served = answers.find((answer) => answer !== undefined);
      if (!served) {
        next();
        return;
      }
      response.setHeader('Content-Type', served.type);
      response.end(served.body);
    }, next);
  };
}
