/**
 * What: changes the groups by which Docusaurus splits its bundle, and adds two.
 * Why: Docusaurus puts the styles of all pages into one file. Here pages share only the styles of the layout and of
 * common blocks; other styles load with their page. A component's rules name only its own classes, so the order of the
 * files does not matter. The code of libraries is separate from ours, so that it stays in visitors' caches when our
 * code changes.
 * Upstream: an option for one style sheet per chunk (facebook/docusaurus#2006 explains why there is a single one).
 */
import {upstreamError} from '../assert-upstream';

/** Docusaurus's groups that we change or override. */
export interface Groups {
  common?: {priority?: number};
  styles?: {type?: string; chunks?: unknown; priority?: number};
}

/** Higher than that of Docusaurus's own groups. */
const PRIORITY = 60;
/** Styles that this many pages use share one file, which a visitor fetches once. */
const MANY_PAGES = 14;
const STYLES = 'css/mini-extract';

/**
 * @param groups `optimization.splitChunks.cacheGroups` as Docusaurus set them
 * @returns an object to merge into the bundler's configuration
 * @throws Error when the groups are not the expected ones
 */
export function chunksFor(groups: Groups | undefined) {
  const {styles, common} = groups ?? {};
  if (styles?.type !== STYLES || styles.chunks !== 'all') {
    throw upstreamError('puts the styles of all pages into one chunk named "styles"', 'chunks.ts');
  }
  if (![styles, common].every((group) => (group?.priority ?? PRIORITY) < PRIORITY)) {
    throw upstreamError(`gives its own chunks a priority below ${PRIORITY}`, 'chunks.ts');
  }
  const cacheGroups = {
    styles: {chunks: 'initial'},
    parts: {name: 'parts', type: STYLES, chunks: 'async', minChunks: MANY_PAGES, enforce: true, priority: PRIORITY},
    libraries: {
      name: 'libraries',
      test: /[\\/]node_modules[\\/].*\.m?js$/,
      chunks: 'initial',
      enforce: true,
      priority: PRIORITY,
    },
  } as const;
  return {optimization: {splitChunks: {cacheGroups}}};
}
