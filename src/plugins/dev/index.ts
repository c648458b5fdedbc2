import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isBuild} from '../../content/host/build';
import {answerFirst} from '../docusaurus/dev-middleware';
import type {Handler} from '../handler';
import {lateChanges} from '../docusaurus/late-changes';
import {serveIcons} from '../icons';
import {pictureHandler} from '../images';
import {serveSearch} from '../search';
import {serveStatic} from '../static';

/** Where the data of the plugin `content` lie. */
const DATA = join('content', 'default');

interface Response {
  setHeader: (name: string, value: string) => void;
  end: (body: Buffer | string) => void;
}

/**
 * Under `start` only: answers for pictures, icons and the search at the moment the browser asks for them, and sees to it
 * that no change is missed.
 */
export default function devPlugin({generatedFilesDir}: LoadContext): Plugin {
  const answer = answerOf([pictureHandler(), serveIcons, serveSearch, serveStatic]);
  return {
    name: 'dev',
    configureWebpack(_config, isServer) {
      if (isServer || isBuild()) return undefined;
      return {...answerFirst(answer), plugins: [lateChanges(join(generatedFilesDir, DATA))]} as object;
    },
  };
}

function answerOf(handlers: Handler[]) {
  return (request: {url?: string}, response: Response, next: (error?: unknown) => void): void => {
    const url = (request.url ?? '').split('?')[0] ?? '';
    void Promise.all(handlers.map((handler) => handler(url))).then((answers) => {
      const served = answers.find((one) => one !== undefined);
      if (!served) {
        next();
        return;
      }
      response.setHeader('Content-Type', served.type);
      response.end(served.body);
    }, next);
  };
}
