/**
 * What: names in the HTML of each page the styles of its own chunks, as Docusaurus lists them for its own use, and gives
 * their scripts with its own to src/plugins/after-build/loader.ts.
 * Why: Docusaurus names only those of the frame and lets its script find the others: late, and never without JavaScript.
 * Upstream: an option to name all files of a page in its HTML (facebook/docusaurus has the lists at hand when it writes it).
 */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {isMissing} from '../../node/is-missing';
import {attribute, type BuiltPage} from '../output/page';
import {upstreamError} from '../assert-upstream';

/** Docusaurus's own list of what the bundler made. */
interface Manifest {
  /** The ids of the chunks that a name stands for. */
  origins: Record<string, string[]>;
  assets: Record<string, {css?: {file: string}[]; js?: {file: string}[]}>;
}

/** The chunks of a route by their use, some of them grouped. */
type RouteChunks = Record<string, object | string>;

/** The lists that Docusaurus keeps while it builds. */
export interface Lists {
  manifest: Manifest;
  routes: Record<string, RouteChunks>;
}

/** A key of Docusaurus's list of routes: the address and three digits of a hash. */
const ROUTE_KEY = /^(.*)-[0-9a-f]{3}$/;
/** The page that has no route of its own. */
const NOT_FOUND = '/404';

/**
 * @param pages the built pages, into whose heads the tags are inserted
 * @param generatedDir where Docusaurus keeps the lists of chunks and routes
 * @throws Error when the lists do not name the files of a page, or when a page has no style
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

/** The same with the lists at hand. */
export function insertPageFiles(pages: BuiltPage[], {manifest, routes: listed}: Lists): void {
  const routes = Object.entries(listed).map(([key, chunks]) => ({address: addressOf(key), chunks}));
  // Of routes with the same address the last is the page; the others are drawn around pages, as a side menu is.
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

/** @returns the files of the chunks that a route names, at whatever depth; chunks of data have no style. */
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
