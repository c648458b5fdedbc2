import {existsSync, readdirSync} from 'node:fs';
import {redirectsIn} from '../../src/cli/server-rules';
import {addressOf} from '../../src/cms/base/paths';
import {pageFiles} from '../../src/node/project-files';
import {pageTypeOf} from '../../src/cms/parse';
import {siteDefinition} from '../../src/site/site-definition';

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

const files = pageFiles();

/** The first page of a kind. */
const firstOf = (kind: string): string[] =>
  files
    .filter((file) => pageTypeOf(siteDefinition, file).name === kind)
    .map(addressOf)
    .filter((route) => VISITED.includes(route))
    .slice(0, 1);

/** One page of each kind that looks unlike the others: what differs by kind of page is tried on these. */
export const REPRESENTATIVE = [
  'home',
  'management',
  'gallery',
  'service',
  'projects',
  'careers',
  'contact',
  'form',
].flatMap(firstOf);
