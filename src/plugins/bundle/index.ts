import type {LoadContext, Plugin} from '@docusaurus/types';
import {rspack} from '@rspack/core';
import {isBuild} from '../../node/build';
import {deployment} from '../../node/deployment';
import {
  cacheVersion,
  chunksFor,
  entriesFor,
  type ChunkGroups,
  keepFilesOutOfStyles,
} from '../docusaurus-patches/bundler';
import {withSmallModules} from '../docusaurus-patches/generated-modules';
import {adaptPageLoaders, type PageRule} from '../docusaurus-patches/page-loaders';
import {
  aliasesFor,
  assertReplaced,
  IN_ALL_BUNDLES,
  IN_BROWSERS,
  IN_BUILDS_FOR_BROWSERS,
  withSmallTslib,
} from '../docusaurus-patches/unused-code';

/** Short names must not depend on how often letters occur in a file. */
const DETERMINISTIC_NAMES = {toplevel: true, disableCharFreq: true};

/**
 * The runtime contains the names of all other files. When the bundler minifies it, those names hold provisional hashes
 * that depend on the folder and on the cache. A minifier that counts letters would choose other short names each time,
 * so this one does not, and two builds of one commit are equal.
 * @returns a minifier for the runtime, which must come before all others; they leave its output alone
 * @see https://rspack.rs/plugins/rspack/swc-js-minimizer-rspack-plugin
 */
const deterministicRuntime = () =>
  new rspack.SwcJsMinimizerRspackPlugin({
    test: /runtime~/,
    minimizerOptions: {compress: true, module: true, mangle: DETERMINISTIC_NAMES, format: {comments: false}},
  });

/** The parts of the bundler's configuration that we read. */
interface Configuration {
  entry?: unknown;
  module?: {rules?: PageRule[]};
  optimization?: {minimizer?: object[]; splitChunks?: {cacheGroups?: ChunkGroups}};
}

/**
 * Adapts the bundler to this site: smaller bundles, one loader for each page, and a cache that our own changes
 * invalidate.
 */
export default function bundlePlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'bundle',
    configureWebpack(config, isServer, {currentBundler}) {
      const {module, optimization, entry} = config as Configuration;
      const rules = module?.rules ?? [];
      assertReplaced(siteDir);
      adaptPageLoaders(rules, siteDir);
      keepFilesOutOfStyles(rules);
      if (!isServer) optimization?.minimizer?.unshift(deterministicRuntime());
      const replaced = [
        ...IN_ALL_BUNDLES,
        ...(isServer ? [] : IN_BROWSERS),
        ...(isServer || !isBuild() ? [] : IN_BUILDS_FOR_BROWSERS),
      ];
      return {
        ...(!isServer && isBuild() && entriesFor(entry)),
        resolve: {alias: aliasesFor(replaced), preferAbsolute: true},
        ...cacheVersion(config, siteDir, deployment().kind),
        // Under `npm start` one file holds all styles, as in Docusaurus. The bundler would remove and restore the file
        // of a single page while its body has a problem, and requests that wait for a removed file never end.
        ...(!isServer && isBuild() && chunksFor(optimization?.splitChunks?.cacheGroups)),
        ...(isServer || isBuild() ? {} : quietOverlay),
        module: {...withSmallTslib(), ...(isServer && oneBundle)},
        plugins: withSmallModules(currentBundler, generatedFilesDir, isServer),
      };
    },
    // Otherwise PostCSS searches the folders above the project for a configuration, once for each style sheet.
    configurePostCss: (options) => ({...options, config: false}),
  };
}

/** The server bundle stays in one file: separate files would be written, read once and deleted. */
const oneBundle = {parser: {javascript: {dynamicImportMode: 'eager'}}} as const;

/** The default overlay would stay after a fix until the next edit. */
const quietOverlay = {devServer: {client: {overlay: {runtimeErrors: false}}}};
