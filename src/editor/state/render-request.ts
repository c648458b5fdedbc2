/** Creates the request with which the frame renders a page. */
import type {Root} from 'mdast';
import {reportsOfBody} from '../../cms/lint';
import {encodeTasks, pageTypeOf, STATIC_FOLDER} from '../../cms/parse';
import type {Site} from '../../site/page-types';
import {buildLayout} from '../../cms/markdown/layout';
import {encodeBody, encodeContent} from '../../cms/source-map/content';
import type {RenderRequest} from '../protocol';
import type {EditorFacts} from './editor-facts';
import {addressOfSameBytes} from './pictures';
import {type Content, siteDefinition} from '../../site/site-definition';
import {createSiteContext, siteChromeFacts, hasSideMenu, showPage, sideMenuOf} from '../../site/page-data';

/** The current pages, and the facts from which they are rendered. */
export interface CurrentContent {
  content: Content;
  /** The shared facts; while pages/_site.yml is invalid, the last valid ones. */
  site: Site;
  facts: EditorFacts;
  /** The size of every file in bytes, by its path. */
  sizes: ReadonlyMap<string, number>;
  /** Returns the address of a picture that is not in the build, by its path in static/. */
  addressOf: (path: string) => string | undefined;
}

/** @returns the request for the page at an address; undefined if the page does not exist, or a problem prevents it. */
export function renderRequestOf(now: CurrentContent, path: string): RenderRequest | undefined {
  const {facts, sizes, site: plain} = now;
  const {pages, unfinished} = now.content;
  const {content, site} = encodeContent({...now.content, pages: [...pages, ...unfinished]}, plain);
  const context = createSiteContext(content, site, {
    sizeOf: (file) => sizes.get(STATIC_FOLDER + file) ?? facts.printed[file],
  });
  const written = content.pages.find((page) => page.path === path);
  if (!written) return undefined;
  const {file} = written;
  const source = content.sources.find((item) => item.file === file);
  if (source && reportsOfBody(source).length > 0) return undefined;
  const tree = source?.body?.tree;
  const data = showPage(written, context);
  return {
    path,
    page: {...data, revised: facts.days[file]},
    site: {...siteChromeFacts(site), sprite: spriteFor(now), year: facts.year},
    ...(tree && bodyOf(tree, file)),
    ...(hasSideMenu(written) && {menu: sideMenuOf(content)}),
    pictures: picturesOf(data, now),
  };
}

/** Returns the body, with references in its text. */
function bodyOf(read: Root, file: string): Pick<RenderRequest, 'body' | 'bannerPart'> {
  const tree = structuredClone(read);
  encodeBody(tree, file);
  const {body, bannerPart} = buildLayout(
    tree,
    siteDefinition.blocks,
    (field) => [{type: 'mdxJsxAttribute', name: 'entries', value: field}],
    pageTypeOf(siteDefinition, file).frame,
  );
  return {body: {type: 'root', children: body}, bannerPart};
}

/** Returns the sprite of a page. The one with all icons is needed only for an icon that the site did not use before. */
function spriteFor({content, facts: {sprite}}: CurrentContent): string {
  const drawn = new Set(sprite.drawn);
  const isDrawn = content.sources.every(({values}) =>
    values.every(({value, meta}) => !meta.icon || typeof value !== 'string' || drawn.has(value)),
  );
  return isDrawn ? sprite.ofSite : sprite.ofAll;
}

/** Returns the addresses of pictures that are not in the last build, by the `src` in the page. */
function picturesOf(data: object, {content, facts, addressOf}: CurrentContent): RenderRequest['pictures'] {
  const jobs = encodeTasks(data, [...content.pictures, ...content.flags.values()]);
  const addresses = [...jobs].map(([src, {picture, widths}]) => {
    const builtWidths = facts.builtPictures[src];
    const isBuilt = builtWidths !== undefined && widths.every((width) => builtWidths.includes(width));
    return [src, isBuilt ? undefined : (addressOf(picture.path) ?? addressOfSameBytes(facts, src))] as const;
  });
  return Object.fromEntries(addresses.flatMap(([src, address]) => (address === undefined ? [] : [[src, address]])));
}
