import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {deployment} from '../../content/host/deployment';
import {currentContent, currentlyShown} from '../../content/host/load';
import {repository} from '../../content/host/repository';
import type {Preview} from './ribbon';

/**
 * Puts the ribbon above every page of a preview. It replaces Docusaurus's empty `@theme/Root`, so a build without this
 * plugin holds nothing of it.
 */
export default function previewPlugin(): Plugin {
  const plugin: Plugin<Preview | undefined> = {
    name: 'preview',
    getThemePath: () => join(__dirname, 'theme'),
    async loadContent() {
      const content = await currentContent();
      // Imported here, because only previews need the code that compares pages.
      const {previewOf} = await import('./ribbon');
      const shown = await currentlyShown();
      if (!content.site || !shown) return undefined;
      return previewOf(content.site.preview, [...content.pages, ...shown.made], deployment(), repository());
    },
    async contentLoaded({content, actions: {createData}}) {
      if (content) await createData('preview.json', content);
    },
  };
  return plugin as Plugin;
}
