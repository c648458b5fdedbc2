/**
 * What: adds the styles of each page's own chunks to its HTML, from the lists that Docusaurus keeps, and passes the
 * scripts to src/plugins/after-build/loader.ts.
 * Why: Docusaurus adds only the layout's styles to the HTML and loads the others by script: late, and never without
 * JavaScript.
 * Upstream: an option to name all files of a page in its HTML (facebook/docusaurus has the lists when it writes the
 * HTML).
 */
import {readFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import {isMissing} from '../../node/disk';
import {assertUpstream} from '../assert-upstream';
import {attribute, type BuiltPage} from '../output/page';
import {MAIN_ENTRY} from './bundler';

/** The chunks of a route by their purpose, some of them grouped. */
type RouteChunks = Record<string, object | string>;

export interface BuildLists {
  manifest: {
    /** The ids of the chunks behind each name. */
    origins: Record<string, string[]>;
    assets: Record<string, Partial<Record<'css' | 'js', {file: string}[]>>>;
  };
  routes: Record<string, RouteChunks>;
}

const FILE = 'docusaurus-patches/page-files.ts';
/** A key in Docusaurus's list of routes: the address and three digits of a hash. */
const ROUTE_KEY = /^(.*)-[0-9a-f]{3}$/;
const NOT_FOUND = '/404';

export function namePageFiles(pages: BuiltPage[], generatedDir: string): void {
  const read = (name: string): unknown => {
    try {
      return JSON.parse(readFileSync(join(generatedDir, name), 'utf8'));
    } catch (error) {
      assertUpstream(!isMissing(error), `keeps the list ${name}`, FILE);
      throw error;
    }
  };
  insertPageFiles(pages, {
    manifest: read('client-manifest.json') as BuildLists['manifest'],
    routes: read('routesChunkNames.json') as BuildLists['routes'],
  });
}

export function insertPageFiles(pages: BuiltPage[], {manifest, routes: listed}: BuildLists): void {
  const routes = Object.entries(listed).map(([key, chunks]) => ({address: addressOf(key), chunks}));
  // The last route with an address is the page; the others are layouts around it, such as the side menu.
  const last = new Map(routes.map((route) => [route.address, route]));
  const frames = routes.filter((route) => last.get(route.address) !== route);
  for (const page of pages) {
    const {path} = page;
    const around = frames.filter(({address}) => path === address || path.startsWith(`${address}/`));
    const chunks = [...around, last.get(path)].flatMap((route) => (route ? chunksIn(route.chunks) : []));
    const files = (type: 'css' | 'js') =>
      chunks
        .flatMap((name) => manifest.origins[name] ?? [])
        .flatMap((id) => manifest.assets[id]?.[type] ?? [])
        .map(({file}) => `/${file}`);
    assertUpstream(path === NOT_FOUND || files('js').length > 0, `lists the scripts of ${path}`, FILE);
    insertTags(page, files('css'), files('js'));
  }
}

function addressOf(key: string): string {
  const address = ROUTE_KEY.exec(key)?.[1];
  assertUpstream(address !== undefined, `names a route by its address and a hash (${key})`, FILE);
  return address;
}

/** @returns the names of all chunks of a route, at any depth. Data chunks have no files. */
const chunksIn = (chunks: RouteChunks): string[] =>
  Object.values(chunks).flatMap((name) => (typeof name === 'string' ? name : chunksIn(name as RouteChunks)));

function insertTags(page: BuiltPage, styles: string[], scripts: string[]): void {
  const linkedStyles = page.elements('link').filter((link) => attribute(link, 'rel') === 'stylesheet');
  if (linkedStyles.length + styles.length === 0) throw new Error(`The page ${page.path} has no style sheet.`);
  page.insertBeforeScripts([...new Set(styles)].map((href) => `<link rel="stylesheet" href="${href}">`).join(''));
  const ofDocusaurus = page.elements('script').filter((script) => attribute(script, 'src') !== undefined);
  for (const script of ofDocusaurus) page.remove(script);
  const shared = ofDocusaurus.map((script) => attribute(script, 'src') ?? '');
  const isMain = (address: string) => posix.basename(address).startsWith(`${MAIN_ENTRY}.`);
  // The libraries run while the main script is on its way.
  page.scripts.push(
    ...new Set([...scripts, ...shared.filter((address) => !isMain(address)), ...shared.filter(isMain)]),
  );
}
