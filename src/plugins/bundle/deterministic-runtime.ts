import {rspack} from '@rspack/core';

/** The letters of short names are not chosen by how often they occur in a file. */
const DETERMINISTIC_NAMES = {toplevel: true, disableCharFreq: true};

/**
 * The runtime names every other file. While it is minified these names hold provisional hashes, which differ from folder
 * to folder and between a cold and a warm cache; letters chosen by their frequency would differ with them. So the
 * runtime alone is minified without counting letters, and two builds of one commit are equal.
 * @returns the minifier to put before all others; what it has minified they leave as it is
 * @see https://rspack.rs/plugins/rspack/swc-js-minimizer-rspack-plugin
 */
export const deterministicRuntime = () =>
  new rspack.SwcJsMinimizerRspackPlugin({
    test: /runtime~/,
    minimizerOptions: {compress: true, module: true, mangle: DETERMINISTIC_NAMES, format: {comments: false}},
  });
