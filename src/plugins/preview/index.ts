import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {deployment} from '../../content/deployment';
import {currentContent} from '../../content/load';
import {previewOf, type Preview} from './ribbon';
import {repository} from '../../content/repository';

/**
 * Puts the ribbon above every page of a preview. It replaces Docusaurus's empty `@theme/Root`, so a build without this
 * plugin holds nothing of it.
 */
export default function previewPlugin(_context: LoadContext): Plugin {
  const plugin: Plugin<Preview | undefined> = {
    name: 'preview',
    getThemePath: () => join(__dirname, 'theme'),
    async loadContent() {
      const {site, pages} = await currentContent();
      return site && previewOf(site.preview, pages, deployment(), repository());
    },
    async contentLoaded({content, actions: {createData}}) {
      if (content) await createData('preview.json', content);
    },
  };
  return plugin as Plugin;
}
