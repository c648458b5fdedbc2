import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

/** Docusaurus's own list of what the bundler made. */
interface Manifest {
  /** The ids of the chunks that a name stands for. */
  origins: Record<string, string[]>;
  assets: Record<string, {css?: {file: string}[]; js?: {file: string}[]}>;
}

/** The chunks of a route by their use, some of them grouped. */
type RouteChunks = Record<string, object | string>;

/** A key of Docusaurus's list of routes: the address and three digits of a hash. */
const ROUTE_KEY = /^(.*)-[0-9a-f]{3}$/;
const FIRST_SCRIPT = /<script[^>]* src=/;

/**
 * Names in the HTML of each page the styles and scripts of its own chunks. Docusaurus names only those of the frame
 * and lets its script find the others: late, and not at all without JavaScript.
 * @param generatedDir where Docusaurus keeps the lists of chunks and routes
 * @param outDir the folder of the built site; the HTML in it is changed
 */
export function namePageFiles(generatedDir: string, outDir: string): void {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(generatedDir, name), 'utf8'));
  const manifest = read('client-manifest.json') as Manifest;
  const routes = Object.entries(read('routesChunkNames.json') as Record<string, RouteChunks>).map(([key, chunks]) => ({
    address: ROUTE_KEY.exec(key)?.[1] ?? '',
    chunks,
  }));
  // Of routes with the same address the last is the page.
  const pages = new Map(routes.map((route) => [route.address, route]));
  // The others are drawn around pages, such as the side menu of the services.
  const frames = routes.filter((route) => pages.get(route.address) !== route);
  for (const [address, route] of pages) {
    const page = join(outDir, address === '/' ? 'index.html' : `${address}.html`);
    if (!existsSync(page)) continue;
    const html = readFileSync(page, 'utf8');
    const around = frames.filter((frame) => address === frame.address || address.startsWith(`${frame.address}/`));
    const files = [...around, route].flatMap(({chunks}) => tags(chunks, manifest));
    const fresh = [...new Set(files)].filter((tag) => !html.includes(tag));
    writeFileSync(
      page,
      html.replace(FIRST_SCRIPT, (first) => fresh.join('') + first),
    );
  }
}

/** @returns an element for each file of the chunks that a route names, at whatever depth; chunks of data have no style. */
function tags(chunks: RouteChunks, {origins, assets}: Manifest): string[] {
  return Object.values(chunks).flatMap((name) => {
    if (typeof name !== 'string') return tags(name as RouteChunks, {origins, assets});
    const files = (origins[name] ?? []).map((id) => assets[id] ?? {});
    return [
      ...files.flatMap(({css = []}) => css.map(({file}) => `<link rel="stylesheet" href="/${file}">`)),
      ...files.flatMap(({js = []}) => js.map(({file}) => `<script src="/${file}" defer></script>`)),
    ];
  });
}
