import type {LoadContext, Plugin} from '@docusaurus/types';
import {rspack} from '@rspack/core';
import {isBuild} from '../../node/build';
import {deployment} from '../../node/deployment';
import {cacheVersion} from '../docusaurus-patches/cache-version';
import {withClientConfig} from '../docusaurus-patches/client-config';
import {chunksFor, type Groups} from '../docusaurus-patches/chunks';
import {adaptPageLoaders, type PageRule} from '../docusaurus-patches/page-loaders';
import {assertReplaced} from '../docusaurus-patches/replaced-components';
import {keepFilesOutOfStyles} from '../docusaurus-patches/style-files';
import {withoutUnusedCode} from '../docusaurus-patches/unused-code';

/** The letters of short names are not chosen by how often they occur in a file. */
const DETERMINISTIC_NAMES = {toplevel: true, disableCharFreq: true};

/**
 * The runtime names every other file. While it is minified these names hold provisional hashes, which differ from folder
 * to folder and between a cold and a warm cache; letters chosen by their frequency would differ with them. So the
 * runtime alone is minified without counting letters, and two builds of one commit are equal.
 * @returns the minifier to put before all others; what it has minified they leave as it is
 * @see https://rspack.rs/plugins/rspack/swc-js-minimizer-rspack-plugin
 */
const deterministicRuntime = () =>
  new rspack.SwcJsMinimizerRspackPlugin({
    test: /runtime~/,
    minimizerOptions: {compress: true, module: true, mangle: DETERMINISTIC_NAMES, format: {comments: false}},
  });

/** What is read of the bundler's configuration. */
interface Configuration {
  module?: {rules?: PageRule[]};
  optimization?: {minimizer?: object[]; splitChunks?: {cacheGroups?: Groups}};
}

/** Adapts the bundler to this site: smaller bundles, one loader for each page, a cache that warnings our own changes. */
export default function bundlePlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'bundle',
    configureWebpack(config, isServer, {currentBundler}) {
      const {module, optimization} = config as Configuration;
      const rules = module?.rules ?? [];
      assertReplaced(siteDir);
      adaptPageLoaders(rules, siteDir);
      keepFilesOutOfStyles(rules);
      if (!isServer) optimization?.minimizer?.unshift(deterministicRuntime());
      const {module: ofPackages, resolve} = withoutUnusedCode();
      return {
        resolve: {...resolve, preferAbsolute: true},
        ...cacheVersion(config, siteDir, deployment().kind),
        // Under `start` one file holds all styles, as Docusaurus has it. The file of a single page would be taken away and
        // fetched again while its body has a finding, and the bundler forgets those who wait for a file that it takes away.
        ...(!isServer && isBuild() && chunksFor(optimization?.splitChunks?.cacheGroups)),
        ...(isServer || isBuild() ? {} : quietOverlay),
        module: {...ofPackages, ...(isServer && oneBundle)},
        plugins: [withClientConfig(currentBundler, generatedFilesDir)],
      };
    },
    // Otherwise the folders above the project are searched for a configuration, for each style sheet.
    configurePostCss: (options) => ({...options, config: false}),
  };
}

/** The code that writes the pages is loaded whole: a file for each page would be written, read once and deleted. */
const oneBundle = {parser: {javascript: {dynamicImportMode: 'eager'}}} as const;

/** After a fixed finding the stock overlay would stay until the next edit. */
const quietOverlay = {devServer: {client: {overlay: {runtimeErrors: false}}}};
