/** Creates the request with which the frame renders a page. */
import type {Root} from 'mdast';
import {encodeTasks, STATIC_FOLDER} from '../../cms/parse';
import type {Site} from '../../site/page-types';
import {layOut} from '../../cms/markdown/lay-out';
import {encodeBody, encodeContent} from '../../cms/source-map/content';
import type {RenderRequest} from '../protocol';
import type {EditorFacts} from './facts';
import {sameAddress} from './pictures';
import {type Content, siteDefinition} from '../../site/site-definition';
import {createSiteContext, frameFacts, generatedPages, hasSideMenu, showPage, sideMenuOf} from '../../site/page-data';

/** The current pages, and the facts from which they are rendered. */
export interface Now {
  content: Content;
  /** The shared facts; while pages/_site.yml has a finding, the last valid ones. */
  site: Site;
  facts: EditorFacts;
  /** The size of every file in bytes, by its path. */
  sizes: ReadonlyMap<string, number>;
  /** Returns the address of a picture that is not in the build, by its path in static/. */
  addressOf: (path: string) => string | undefined;
}

/** @returns the request for the page at an address; undefined if the page does not exist, or a finding prevents it. */
export function renderRequestOf(now: Now, path: string): RenderRequest | undefined {
  const {facts, sizes, site: plain} = now;
  const {content, site} = encodeContent(now.content, plain);
  const rest = createSiteContext(content, site, {
    sizeOf: (file) => sizes.get(STATIC_FOLDER + file) ?? facts.printed[file],
  });
  const written = content.pages.find((page) => page.path === path);
  const made = written ? undefined : generatedPages(content, rest).find((page) => page.path === path);
  const file = (written ?? made)?.file ?? '';
  const data = written ? showPage(written, rest) : made?.data;
  if (!data) return undefined;
  const source = content.sources.find((item) => item.file === file);
  const {tree, findings = []} = source?.body ?? {};
  if (written && findings.length > 0) return undefined;
  const laid = written && tree ? bodyOf(tree, file) : {};
  return {
    path,
    page: {...data, revised: facts.days[file]},
    site: {...frameFacts(site), sprite: spriteFor(now), year: facts.year},
    ...laid,
    ...(written && hasSideMenu(written) && {menu: sideMenuOf(content)}),
    pictures: picturesOf(data, now),
  };
}

/** Returns the body, with references in its text. */
function bodyOf(read: Root, file: string): Pick<RenderRequest, 'body' | 'bannerPart'> {
  const tree = structuredClone(read);
  encodeBody(tree, file);
  const {body, bannerPart} = layOut(tree, siteDefinition.blocks, (field) => [
    {type: 'mdxJsxAttribute', name: 'entries', value: field},
  ]);
  return {body: {type: 'root', children: body}, bannerPart};
}

/** Returns the sprite of a page. The one with all icons is needed only for an icon that the site did not use before. */
function spriteFor({content, facts: {sprite}}: Now): string {
  const drawn = new Set(sprite.drawn);
  const isDrawn = content.sources.every(({values}) =>
    values.every(({value, meta}) => !meta.icon || typeof value !== 'string' || drawn.has(value)),
  );
  return isDrawn ? sprite.ofSite : sprite.ofAll;
}

/** Returns the addresses of pictures that are not in the last build, by the `src` in the page. */
function picturesOf(data: object, {content, facts, addressOf}: Now): RenderRequest['pictures'] {
  const jobs = encodeTasks(data, [...content.pictures, ...content.flags.values()]);
  const addresses = [...jobs].map(([src, {picture, widths}]) => {
    const made = facts.made[src];
    const isGenerated = made !== undefined && widths.every((width) => made.includes(width));
    return [src, isGenerated ? undefined : (addressOf(picture.path) ?? sameAddress(facts, src))] as const;
  });
  return Object.fromEntries(addresses.flatMap(([src, address]) => (address === undefined ? [] : [[src, address]])));
}
