/**
 * What: changes the groups by which Docusaurus splits its bundle, and adds two.
 * Why: Docusaurus puts the styles of all pages into one file. Here those of the frame and those of parts on many pages
 * are shared, and the others come with their page: the rules of a part name no class but their own, so it does not
 * matter in which order their files arrive. The code of libraries is kept apart from ours: it stays in the caches of
 * visitors when the words of a page change.
 * Upstream: an option for one style sheet a chunk (facebook/docusaurus#2006 tells why there is one for all).
 */
import {upstreamError} from '../assert-upstream';

/** The groups of Docusaurus that are changed or overruled. */
export interface Groups {
  common?: {priority?: number};
  styles?: {type?: string; chunks?: unknown; priority?: number};
}

/** Above Docusaurus's own groups. */
const PRIORITY = 60;
/** Styles that this many pages use go into one file, which a visitor fetches once. */
const MANY_PAGES = 14;
const STYLES = 'css/mini-extract';

/**
 * @param groups `optimization.splitChunks.cacheGroups` as Docusaurus has set them
 * @returns what is merged into the configuration of the bundler
 * @throws Error when the groups are not those that this builds on
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
