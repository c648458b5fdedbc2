/** Makes of the pages as they are now what the frame needs to show one of them. */
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Content} from '../../content/content';
import type {Site} from '../../content/kinds/site';
import {PAGES_FOLDER, STATIC_FOLDER} from '../../content/paths';
import {imageJobs} from '../../content/pictures/jobs';
import {sideMenuOf} from '../../content/side-menu';
import {frameFacts, madePages, restOf, showPage} from '../../content/show';
import {layOut} from '../../plugins/mdx/lay-out';
import {numberContent, type Places} from '../../plugins/preview/stamps/number-words';
import {signed} from '../../plugins/preview/stamps/signs';
import type {Drawing} from '../messages';
import type {Facts} from './facts';

/** The pages as they are now, and what is known besides. */
export interface Now {
  content: Content;
  /** The facts of the site; while pages/_site.yml has a flaw, the last ones that were right. */
  site: Site;
  facts: Facts;
  /** The bytes of every file, by its path. */
  sizes: ReadonlyMap<string, number>;
  /** Where the bytes of a picture are that the build did not make, by its path in static/. */
  addressOf: (path: string) => string | undefined;
}

/** A page as it shall be shown, and the places of the numbers in it. */
export interface Numbered {
  drawing: Drawing;
  places: Places;
}

/** @returns the page of an address; nothing when there is none, or when a flaw keeps it from being shown. */
export function drawingOf(now: Now, path: string): Numbered | undefined {
  const {facts, sizes, site: plain} = now;
  const places: Places = [];
  const {content, site} = numberContent(now.content, plain, places);
  const rest = restOf(content, site, {
    sizeOf: (file) => sizes.get(STATIC_FOLDER + file) ?? facts.printed[file],
    tested: facts.tested,
  });
  const written = content.pages.find((page) => page.path === path);
  const made = written ? undefined : madePages(content, rest).find((page) => page.path === path);
  const file = (written ?? made)?.file ?? '';
  const data = written ? showPage(written, rest) : made?.data;
  if (!data) return undefined;
  const source = content.sources.find((one) => one.file === file);
  const {tree, flaws = []} = source?.body ?? {};
  if (written && flaws.length > 0) return undefined;
  const laid = written && tree ? bodyOf(tree, file, places) : {};
  return {
    places,
    drawing: {
      path,
      page: {...data, revised: facts.days[file]},
      site: {...frameFacts(site), sprite: spriteFor(now), year: facts.year},
      ...laid,
      ...(written?.kind === 'service' && {menu: sideMenuOf(content)}),
      pictures: picturesOf(data, now),
    },
  };
}

/** The place of a block of the body, in one word with its file: `about.mdx#@12-14`. */
export const LINES = '@';

/** Numbers the words of each block of a body, so that they lead to its lines, and lays it out. */
function bodyOf(read: Root, file: string, places: Places): Pick<Drawing, 'body' | 'bannerPart'> {
  const tree = structuredClone(read);
  const start = `${file.slice(PAGES_FOLDER.length + 1)}#${LINES}`;
  for (const block of tree.children) {
    const {position} = block;
    if (!position) continue;
    let number: string | undefined;
    visit(block, (node) => {
      if (node.type !== 'text' && node.type !== 'image') return;
      number ??= signed(places.push(`${start}${position.start.line}-${position.end.line}`) - 1);
      if (node.type === 'text') node.value += number;
      else node.alt = (node.alt ?? '') + number;
    });
  }
  const {body, bannerPart} = layOut(tree, (field) => [{type: 'mdxJsxAttribute', name: 'entries', value: field}]);
  return {body: {type: 'root', children: body}, bannerPart};
}

/** The drawings of all icons are fetched only for a page with one that the site did not show before. */
function spriteFor({content, facts: {sprite}}: Now): string {
  const drawn = new Set(sprite.drawn);
  const isDrawn = content.sources.every(({values}) =>
    values.every(({value, meta}) => !meta.icon || typeof value !== 'string' || drawn.has(value)),
  );
  return isDrawn ? sprite.ofSite : sprite.ofAll;
}

/** Where the pictures are that the last build did not make, by the `src` that the page uses. */
function picturesOf(data: object, {content, facts, addressOf}: Now): Drawing['pictures'] {
  const jobs = imageJobs(data, [...content.pictures, ...content.flags.values()]);
  const addresses = [...jobs].map(([src, {picture, widths}]) => {
    const made = facts.made[src];
    const isMade = made !== undefined && widths.every((width) => made.includes(width));
    return [src, isMade ? undefined : addressOf(picture.path)] as const;
  });
  return Object.fromEntries(addresses.flatMap(([src, address]) => (address === undefined ? [] : [[src, address]])));
}
