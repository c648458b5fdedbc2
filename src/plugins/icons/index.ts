import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {currentContent} from '../../content/host/load';
import type {Handler} from '../dev';
import {write} from '../write';
import {sprite, spriteUrl} from './sprite';

/** Serves the icons of the frame and of the pages as one file. */
export default function iconsPlugin(): Plugin {
  return {
    name: 'icons',
    async postBuild({outDir}) {
      const content = await currentContent();
      write(join(outDir, spriteUrl(content)), sprite(content));
    },
  };
}

/** Under `start`: any address of the icons answers with those that the pages use now. */
export const serveIcons: Handler = async (url) =>
  url.startsWith('/assets/icons-') ? {type: 'image/svg+xml', body: sprite(await currentContent())} : undefined;
