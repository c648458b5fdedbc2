import {existsSync, readdirSync} from 'node:fs';
import {redirectsIn} from '../../src/commands/host-files';

/** The staff's editor is no page of the site; its own tests open it. */
const OF_THE_EDITOR = /^edit(\.html|[\\/])/;

/** A page that has moved leaves one behind that leads to its new address. */
const redirects = redirectsIn('build');

/** Every page of the built site, those included that search engines leave out: a new page is tested the day it is added. */
export const ROUTES = readdirSync('build', {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.html') && file !== '404.html' && !OF_THE_EDITOR.test(file))
  .map((file) => `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`)
  .filter((route) => !redirects.has(route))
  .sort();

/** Whether it is a page that an opening has to itself. */
export const isOpening = (route: string) => route.startsWith('/careers/') && !existsSync(`pages${route}.mdx`);

/** The same with one opening for all: their pages are made alike from one list. */
export const VISITED = [...ROUTES.filter((route) => !isOpening(route)), ...ROUTES.filter(isOpening).slice(0, 1)];
