/** The site's configuration for builds that are photographed, in which each class says of which part it is. */
import {join} from 'node:path';
import type {Config} from '@docusaurus/types';
import {CLASS_NAMES} from './part-names';

interface BundlerConfig {
  module?: {rules?: {use?: {options?: {modules?: {localIdentName?: string}}}[]}[]};
}

/** Has the loader of style sheets name classes by their file; Docusaurus has no option for it. */
function partNames() {
  return {
    name: 'part-names',
    configureWebpack({module}: BundlerConfig) {
      const loaders = (module?.rules ?? []).flatMap(({use}) => (Array.isArray(use) ? use : []));
      for (const {options} of loaders) if (options?.modules) options.modules.localIdentName = CLASS_NAMES;
      return {};
    },
  };
}

/** The configuration of the project in whose folder the build runs, which may be an older one than this file. */
export default async function config(): Promise<Config> {
  const project = join(process.cwd(), 'docusaurus.config.ts');
  const {default: configOf} = (await import(project)) as {default: () => Promise<Config>};
  const site = await configOf();
  return {...site, plugins: [...(site.plugins ?? []), partNames as never]};
}
