import {currentContent} from '../../node/load';
import type {Handler} from '../handler';
import {sprite} from './sprite';

/** Under `npm start`: every address of the sprite returns the icons that the pages use now. */
export const serveIcons: Handler = async (url) =>
  url.startsWith('/assets/icons-') ? {type: 'image/svg+xml', body: sprite(await currentContent())} : undefined;
