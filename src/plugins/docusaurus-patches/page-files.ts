/**
 * What: adds the styles of each page's own chunks to its HTML, from the lists that Docusaurus keeps, and passes the
 * scripts to src/plugins/after-build/loader.ts.
 * Why: Docusaurus adds only the layout's styles to the HTML and loads the others by script: late, and never without
 * JavaScript.
 * Upstream: an option to name all files of a page in its HTML (facebook/docusaurus has the lists when it writes the
 * HTML).
 */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {attribute, type BuiltPage} from '../output/page';
import {upstreamError} from '../assert-upstream';
import {isMissing} from '../../node/disk';

/** Docusaurus's list of the bundler's files. */
interface Manifest {
  /** The ids of the chunks behind each name. */
  origins: Record<string, string[]>;
  assets: Record<string, {css?: {file: string}[]; js?: {file: string}[]}>;
}

/** The chunks of a route by their purpose, some of them grouped. */
type RouteChunks = Record<string, object | string>;

/** The lists that Docusaurus writes during a build. */
export interface Lists {
  manifest: Manifest;
  routes: Record<string, RouteChunks>;
}

/** A key in Docusaurus's list of routes: the address and three digits of a hash. */
const ROUTE_KEY = /^(.*)-[0-9a-f]{3}$/;
/** The page without a route. */
const NOT_FOUND = '/404';

/**
 * @param pages the built pages, which receive the tags
 * @param generatedDir the folder of Docusaurus's lists
 * @throws Error when the lists lack the files of a page, or a page has no styles
 */
export function namePageFiles(pages: BuiltPage[], generatedDir: string): void {
  insertPageFiles(pages, {
    manifest: readList(generatedDir, 'client-manifest.json') as Manifest,
    routes: readList(generatedDir, 'routesChunkNames.json') as Lists['routes'],
  });
}

function readList(folder: string, name: string): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, name), 'utf8'));
  } catch (error) {
    if (!isMissing(error)) throw error;
    throw upstreamError(`keeps the list ${name}`, 'page-files.ts');
  }
}

/** Adds the files of each page, given the lists. */
export function insertPageFiles(pages: BuiltPage[], {manifest, routes: listed}: Lists): void {
  const routes = Object.entries(listed).map(([key, chunks]) => ({address: addressOf(key), chunks}));
  // The last route with an address is the page; the others are layouts around it, such as the side menu.
  const last = new Map(routes.map((route) => [route.address, route]));
  const frames = routes.filter((route) => last.get(route.address) !== route);
  for (const page of pages) {
    const {path} = page;
    const route = last.get(path);
    const around = frames.filter(({address}) => path === address || path.startsWith(`${address}/`));
    const files = [...around, ...(route ? [route] : [])].flatMap(({chunks}) => filesOf(chunks, manifest));
    if (path !== NOT_FOUND && !files.some(({isScript}) => isScript)) {
      throw upstreamError(`lists the scripts of ${path}`, 'page-files.ts');
    }
    insertTags(page, files);
  }
}

function addressOf(key: string): string {
  const address = ROUTE_KEY.exec(key)?.[1];
  if (address === undefined) throw upstreamError(`names a route by its address and a hash (${key})`, 'page-files.ts');
  return address;
}

interface PageFile {
  address: string;
  isScript: boolean;
}

/** @returns the files of all chunks of a route, at any depth. Data chunks have no styles. */
function filesOf(chunks: RouteChunks, {origins, assets}: Manifest): PageFile[] {
  return Object.values(chunks).flatMap((name) => {
    if (typeof name !== 'string') return filesOf(name as RouteChunks, {origins, assets});
    const parts = (origins[name] ?? []).map((id) => assets[id] ?? {});
    const files = (kind: 'css' | 'js') => parts.flatMap((part) => part[kind] ?? []).map(({file}) => `/${file}`);
    return [
      ...files('css').map((address) => ({address, isScript: false})),
      ...files('js').map((address) => ({address, isScript: true})),
    ];
  });
}

function insertTags(page: BuiltPage, files: PageFile[]): void {
  const styles = page.elements('link').filter((link) => attribute(link, 'rel') === 'stylesheet');
  if (styles.length === 0 && files.every(({isScript}) => isScript)) {
    throw new Error(`The page ${page.path} has no style sheet.`);
  }
  const addresses = (wanted: boolean) => files.filter(({isScript}) => isScript === wanted).map(({address}) => address);
  const tags = addresses(false).map((address) => `<link rel="stylesheet" href="${address}">`);
  page.insertBeforeScripts([...new Set(tags)].join(''));
  const ofDocusaurus = page.elements('script').filter((script) => attribute(script, 'src') !== undefined);
  for (const script of ofDocusaurus) page.remove(script);
  const sources = ofDocusaurus.map((script) => attribute(script, 'src') ?? '');
  page.scripts.push(...new Set([...addresses(true), ...sources]));
}
