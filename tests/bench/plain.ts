import {cpSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

/** @returns a copy of the built site in which each of the routes has a plain page beside it. */
export function withPlainPages(routes: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  cpSync('build', folder, {recursive: true});
  for (const route of routes) writeFileSync(join(folder, `${plainOf(route).slice(1)}.html`), plain(route));
  return folder;
}

/** @returns the address of the plain page of a route. */
export const plainOf = (route: string): string => `/plain${route.replaceAll('/', '-')}`;

/** The page without scripts and loading screen; what they would fetch at once, such as the font, is fetched at once. */
function plain(route: string): string {
  return readFileSync(route === '/' ? 'build/index.html' : `build${route}.html`, 'utf8')
    .replace(/<script [^>]*data-now="(&lt;link.*?&gt;)/, (found, font: string) => fromAttribute(font) + found)
    .replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '')
    .replace(/<div class="?[^>]*role="?status"?[\s\S]*?<\/div>/, '')
    .replace(/(<img[^>]*data-awaited[^>]*)loading="?lazy"?/g, '$1loading=eager');
}

const fromAttribute = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
