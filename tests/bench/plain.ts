import {cpSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

/** @returns a copy of the built site with a plain version of each route. */
export function withPlainPages(routes: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  cpSync('build', folder, {recursive: true});
  for (const route of routes) writeFileSync(join(folder, `${plainOf(route).slice(1)}.html`), plain(route));
  return folder;
}

/** @returns the address of a route's plain version. */
export const plainOf = (route: string): string => `/plain${route.replaceAll('/', '-')}`;

/**
 * Returns the page without scripts and loading screen. It fetches at once what they would fetch at once, such as the
 * font.
 */
function plain(route: string): string {
  return readFileSync(route === '/' ? 'build/index.html' : `build${route}.html`, 'utf8')
    .replace(/<script [^>]*data-now="(&lt;link.*?&gt;)/, (found, font: string) => fromAttribute(font) + found)
    .replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '')
    .replace(/<div class="?[^>]*role="?status"?[\s\S]*?<\/div>/, '')
    .replace(/(<img[^>]*data-awaited[^>]*)loading="?lazy"?/g, '$1loading=eager');
}

const fromAttribute = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
