/** Changes the configuration that Docusaurus gives its bundler: the groups of chunks, files in styles, and the cache. */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {trustsCaches} from '../../node/deployment';
import {entriesBelow} from '../../node/disk';
import {assertUpstream} from '../assert-upstream';

const FILE = 'docusaurus-patches/bundler.ts';

/** Docusaurus's groups that we change or override. */
export interface ChunkGroups {
  common?: {priority?: number};
  styles?: {type?: string; chunks?: unknown; priority?: number};
}

/** Higher than that of Docusaurus's own groups. */
const PRIORITY = 60;
/** The styles around the text of nearly all pages are in one file, which a visitor fetches once. */
const AROUND_TEXT = /[\\/]src[\\/]ui[\\/](?:Prose|Section|SectionHead)[\\/]/;
/** The styles of the blocks around the body of each opening and project, however many there are. */
const FRAMES = /[\\/]src[\\/]components[\\/](?:OpeningFacts|ProjectFacts)[\\/]/;
/** The code of libraries, and what replaces some of it. */
const LIBRARIES = /[\\/](?:node_modules[\\/].*\.m?js|docusaurus-patches[\\/]shims[\\/].*\.ts)$/;
const STYLES = 'css/mini-extract';

/**
 * What: changes the groups by which Docusaurus splits its bundle, and adds three.
 * Why: Docusaurus puts the styles of all pages into one file. Here pages share only the styles of the layout and of
 * common blocks; other styles load with their page. A component's rules name only its own classes, so the order of the
 * files does not matter. The code of libraries is separate, so that it stays in visitors' caches when our code changes.
 * Upstream: an option for one style sheet per chunk (facebook/docusaurus#2006 explains why there is a single one).
 * @param groups `optimization.splitChunks.cacheGroups` as Docusaurus set them
 */
export function chunksFor({styles, common}: ChunkGroups = {}) {
  const isSingle = styles?.type === STYLES && styles.chunks === 'all';
  assertUpstream(isSingle, 'puts the styles of all pages into one chunk named "styles"', FILE);
  const isLower = [styles, common].every((group) => (group?.priority ?? PRIORITY) < PRIORITY);
  assertUpstream(isLower, `gives its own chunks a priority below ${PRIORITY}`, FILE);
  const ownGroup = {enforce: true, priority: PRIORITY} as const;
  const cacheGroups = {
    styles: {chunks: 'initial'},
    parts: {name: 'parts', type: STYLES, chunks: 'async', test: AROUND_TEXT, ...ownGroup},
    frames: {name: 'frames', type: STYLES, chunks: 'async', test: FRAMES, ...ownGroup},
    libraries: {name: 'libraries', test: LIBRARIES, chunks: 'initial', ...ownGroup},
  } as const;
  // The list of chunks then needs no second name for each.
  return {optimization: {chunkIds: 'named', splitChunks: {cacheGroups}}} as const;
}

/** What every page needs before our code. */
const FIRST_LIBRARIES = ['react', 'react-dom/client', 'react-router-dom', 'react-router-config', 'react-loadable'];
/** The entry with our code, and the beginning of its file's name. */
export const MAIN_ENTRY = 'main';

/**
 * What: makes the libraries an entry, on which Docusaurus's own entry depends.
 * Why: they run as soon as they have arrived. Otherwise they would wait for our code and run with it in one task, which
 * blocks a slow phone for 150 ms; apart, no task takes longer than 100 ms.
 * Upstream: an option for libraries that run first.
 */
export function entriesFor(entry: unknown) {
  assertUpstream(typeof entry === 'string', 'has one file as the entry of the bundle for browsers', FILE);
  return {
    mergeStrategy: {entry: 'replace'},
    entry: {libraries: FIRST_LIBRARIES, [MAIN_ENTRY]: {import: entry, dependOn: 'libraries'}},
  } as const;
}

interface FileRule {
  test?: unknown;
  oneOf?: FileRule[];
  use?: unknown;
}

/**
 * What: sets the size limit for pictures and fonts inside style sheets to zero.
 * Why: otherwise a style sheet contains pictures that few pages show, and every page with that style loads them.
 * Upstream: an option for the limit that Docusaurus gives to url-loader.
 */
export function keepFilesOutOfStyles(rules: FileRule[]): void {
  const limited = rules.filter(removeLimit);
  for (const name of ['drawing.svg', 'font.woff2']) {
    const isLimited = limited.some(({test}) => test instanceof RegExp && test.test(name));
    assertUpstream(isLimited, `loads files such as ${name} by a rule with a limit`, FILE);
  }
}

function removeLimit({use, oneOf}: FileRule): boolean {
  const inside = (oneOf ?? []).filter(removeLimit);
  const loaders = (Array.isArray(use) ? use : []) as {options?: {limit?: unknown}}[];
  const limited = loaders.flatMap(({options}) => (options && 'limit' in options ? [options] : []));
  for (const options of limited) options.limit = 0;
  return limited.length > 0 || inside.length > 0;
}

/**
 * What: adds a hash of our plugins, of the code that they import and of the build's purpose to the version of the bundler's
 * persistent cache.
 * Why: Docusaurus's cache identifies a page only by its text and the configuration. It would keep pages that older
 * plugins compiled, and mix previews with production.
 * Upstream: an option that adds files to the cache's build dependencies.
 */
export function cacheVersion(config: object, siteDir: string, purpose: string): object {
  if (!trustsCaches() || process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) return {};
  const {experiments} = config as {experiments?: {cache?: {version?: unknown}}};
  const version = experiments?.cache?.version;
  assertUpstream(typeof version === 'string', 'gives the cache of its bundler a version', FILE);
  const hash = createHash('sha256').update(purpose);
  for (const folder of ['src/plugins', 'src/cms', 'src/site', 'src/node', 'src/shared']) {
    const files = entriesBelow(join(siteDir, folder));
    for (const file of files) if (file.isFile()) hash.update(readFileSync(join(file.parentPath, file.name)));
  }
  return {experiments: {cache: {version: `${version}-${hash.digest('hex')}`}}};
}
