import {readdirSync} from 'node:fs';
import {redirectsIn} from '../../src/cli/server-rules';
import {addressOf} from '../../src/cms/values/paths';
import {pageFiles} from '../../src/node/project-files';
import {pageTypeOf} from '../../src/cms/parse';
import {siteDefinition} from '../../src/site/site-definition';

/** The editor is not a page of the site; it has its own tests. */
const OF_THE_EDITOR = /^edit(\.html|[\\/])/;

/** A moved page leaves a page that redirects to its new address. */
const redirects = redirectsIn('build');

/**
 * Every page of the built site, including those that search engines must not index, so that a new page is tested at
 * once.
 */
export const ROUTES = readdirSync('build', {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.html') && file !== '404.html' && !OF_THE_EDITOR.test(file))
  .map((file) => `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`)
  .filter((route) => !redirects.has(route))
  .sort();

/** Whether a route is the page of an opening. */
export const isOpening = (route: string) => pageTypeOf(siteDefinition, `pages${route}.mdx`).name === 'opening';

/** All routes with only one opening, because all openings have the same page type. */
export const VISITED = [...ROUTES.filter((route) => !isOpening(route)), ...ROUTES.filter(isOpening).slice(0, 1)];

const files = pageFiles();

/** Returns the first page of a type. */
const firstOf = (kind: string): string[] =>
  files
    .filter((file) => pageTypeOf(siteDefinition, file).name === kind)
    .map(addressOf)
    .filter((route) => VISITED.includes(route))
    .slice(0, 1);

/** One page of each type that looks different; tests about page types use these. */
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
