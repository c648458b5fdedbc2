/** Turns a page of the site into a chapter of a document. */
import type {RootContent} from 'mdast';
import {plainText, wordsOf} from '../../cms/parse';
import type {RenderedSite} from '../../node/load';
import {onlyLinks, onlyPhoto, blockOf} from '../../cms/markdown/lay-out';
import {readable} from './cells';
import type {PrintedBlock, Chapter, PrintedPhoto, Section, Shape} from './model';
import {PRINTED, type Context} from './blocks';
import type {SheetPictures} from './pictures';
import {proseOf, urlsOf, type UrlOf} from './prose';
import {statedIn} from './tables';
import type {Content} from '../../site/site-definition';

/** The input for chapters. */
export interface Material {
  content: Content;
  shown: RenderedSite;
  pictures: SheetPictures;
}

/** The templates draw these blocks themselves. */
const DRAWN = ['ServiceList', 'Questions'];
/** Blocks that need a screen; links to them are left out too. */
const ON_SCREEN = ['WhatsApp', 'Form', 'Forms'];

/**
 * @param path the address of a page
 * @param photo the photo at the top; by default the first photo of the body, or a drawing
 * @returns the page as a chapter; undefined when the site has no such page
 */
export function chapterOf(path: string, {content, shown, pictures}: Material): Chapter | undefined {
  const page = shown.pages.get(path);
  const source = content.sources.find((item) => item.path === path);
  if (!page || !source || !('heading' in page)) return undefined;
  const {site, entries} = shown.rest;
  const context: Context = {page, stated: statedIn(shown), pictures};
  const nodes = source.body?.tree?.children ?? [];
  const own = nodes.flatMap((node): PrintedPhoto[] => {
    const image = onlyPhoto(node);
    const photo = image && page.photos[image.url];
    return image && photo ? [pictures.photo(photo, image.alt ?? '')] : [];
  });
  const card = entries.services.find((service) => service.path === path);
  const banner = 'banner' in page && page.banner ? pictures.photo(page.banner, '') : undefined;
  return {
    kind: page.kind,
    key: path.slice(path.lastIndexOf('/') + 1),
    url: site.url + path,
    address: readable(site.url + path),
    title: card?.title ?? page.title,
    description: card?.description ?? page.description,
    heading: page.heading,
    lead: page.lead ?? '',
    photo: card ? pictures.photo(card.image, card.alt) : (banner ?? null),
    panel: false,
    photos: card ? [] : own,
    spares: card ? photosOfProjects(card.id, entries.projects, pictures) : [],
    sections: printedSections(nodes, context, urlsOf(site.url)),
  };
}

/** @returns the photos of a service's projects. */
const photosOfProjects = (
  id: string,
  projects: RenderedSite['rest']['entries']['projects'],
  pictures: SheetPictures,
): PrintedPhoto[] =>
  projects.filter(({discipline}) => discipline === id).map(({image, alt}) => pictures.photo(image, alt));

/** Splits a body into sections at each `## Tag | Heading`, and drops empty ones. */
function printedSections(nodes: readonly RootContent[], context: Context, urlOf: UrlOf): Section[] {
  const parts: RootContent[][] = [[]];
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === 2) parts.push([]);
    parts.at(-1)?.push(node);
  }
  return parts.flatMap((part): Section[] => {
    const [first] = part;
    const below = part.findIndex(({type}, index) => index > 0 && type === 'heading');
    if (part.slice(0, below === -1 ? undefined : below).some(isOnScreen)) return [];
    const heading = first?.type === 'heading' ? wordsOf(first) : undefined;
    const blocks = printedBlocks(heading ? part.slice(1) : part, context, urlOf);
    return blocks.length === 0 && !part.some(isDrawn)
      ? []
      : [{tag: heading?.tag ?? '', heading: heading?.claim ?? '', blocks}];
  });
}

/** Splits a section into its text and blocks; each further heading begins a subsection. */
function printedBlocks(nodes: readonly RootContent[], context: Context, urlOf: UrlOf): PrintedBlock[] {
  const at = nodes.findIndex(({type}) => type === 'heading');
  const blocks = plainBlocks(at === -1 ? nodes : nodes.slice(0, at), context, urlOf);
  const groups: RootContent[][] = [];
  for (const node of at === -1 ? [] : nodes.slice(at)) {
    if (node.type === 'heading') groups.push([node]);
    else groups.at(-1)?.push(node);
  }
  const subs = groups
    .filter((group) => !group.some(isOnScreen))
    .map(([heading, ...rest]) => ({
      heading: heading?.type === 'heading' ? plainText(heading) : '',
      blocks: proseOf(rest.filter(isPrintedText), urlOf),
      parts: rest.flatMap((node) => shapesOf(node, context)),
    }));
  const filled = subs.filter(({blocks: words, parts}) => words.length + parts.length > 0);
  return [
    ...blocks,
    ...(filled.length > 0
      ? [{t: 'subs' as const, items: filled.map(({heading, blocks: words}) => ({heading, blocks: words}))}]
      : []),
    ...subs.flatMap(({parts}) => parts),
  ];
}

const plainBlocks = (nodes: readonly RootContent[], context: Context, urlOf: UrlOf): PrintedBlock[] =>
  nodes.flatMap((node): PrintedBlock[] =>
    blockOf(node) === undefined ? proseOf(isPrintedText(node) ? [node] : [], urlOf) : shapesOf(node, context),
  );

const shapesOf = (node: RootContent, context: Context): Shape[] => PRINTED[blockOf(node) ?? '']?.(context) ?? [];

const isOnScreen = (node: RootContent): boolean => ON_SCREEN.includes(blockOf(node) ?? '');

const isDrawn = (node: RootContent): boolean => DRAWN.includes(blockOf(node) ?? '');

/**
 * @returns whether a node is printed as text. Lines and lists of links only are navigation, and the template places
 * photos.
 */
const isPrintedText = (node: RootContent): boolean =>
  !onlyPhoto(node) && !onlyLinks(node) && !isMenu(node) && blockOf(node) === undefined;

const isMenu = (node: RootContent): boolean =>
  node.type === 'list' &&
  node.children.every(({children: [first]}) => {
    const [link] = first?.type === 'paragraph' ? first.children : [];
    return link?.type === 'link' && /^[/#](?!files\/)/.test(link.url);
  });
