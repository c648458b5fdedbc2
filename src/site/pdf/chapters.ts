/**
 * Turns a page of the site into a chapter of a document. Only the parts of a body that are listed here reach a template, all
 * text as strings.
 */
import type {PhrasingContent, RootContent} from 'mdast';
import {plainText, headingParts} from '../../cms/parse';
import type {AllPageData} from '../page-data';
import {onlyLinksOf, onlyPhotoOf, blockOf} from '../../cms/markdown/layout';
import {
  readable,
  type Chapter,
  type Inline,
  type PrintedBlock,
  type PrintedPhoto,
  type Prose,
  type Section,
  type Shape,
} from './model';
import {PRINT_BLOCK, type PrintContext} from './blocks';
import type {DocumentPictures} from './pictures';
import {statedFacts} from './tables';
import type {Content} from '../site-definition';

export interface PdfInput {
  content: Content;
  shown: AllPageData;
  pictures: DocumentPictures;
}

/** The templates draw these blocks themselves. */
const DRAWN_BY_TEMPLATE = ['ServiceList', 'Questions'];
/** Blocks that make sense only on a screen; links to them are left out too. */
const SCREEN_ONLY = ['WhatsApp', 'Form', 'Forms'];

export function chapterOf(path: string, {content, shown, pictures}: PdfInput): Chapter | undefined {
  const page = shown.pages.get(path);
  const source = content.sources.find((item) => item.path === path);
  if (!page || !source || !('heading' in page)) return undefined;
  const {site, entries} = shown.context;
  const context: PrintContext = {page, stated: statedFacts(shown), pictures};
  const nodes = source.body?.tree?.children ?? [];
  const bodyPhotos = nodes.flatMap((node): PrintedPhoto[] => {
    const image = onlyPhotoOf(node);
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
    photos: card ? [] : bodyPhotos,
    spares: entries.projects.flatMap(({discipline, image, alt}) =>
      card && discipline === card.id ? pictures.photo(image, alt) : [],
    ),
    sections: printedSections(nodes, context, urlsOf(site.url)),
  };
}

/** @returns the nodes before the first heading, which may be none, then each heading with the nodes below it. */
function splitAt(nodes: readonly RootContent[], isHeading: (node: RootContent) => boolean): RootContent[][] {
  const parts: RootContent[][] = [[]];
  for (const node of nodes) {
    if (isHeading(node)) parts.push([]);
    parts.at(-1)?.push(node);
  }
  return parts;
}

/** Splits a body into sections at each `## Tag | Heading`, and drops empty ones. */
function printedSections(nodes: readonly RootContent[], context: PrintContext, urlOf: UrlOf): Section[] {
  return splitAt(nodes, (node) => node.type === 'heading' && node.depth === 2).flatMap((part): Section[] => {
    const [first] = part;
    const below = part.findIndex(({type}, index) => index > 0 && type === 'heading');
    if (part.slice(0, below === -1 ? undefined : below).some(isOnScreen)) return [];
    const heading = first?.type === 'heading' ? headingParts(first) : undefined;
    const blocks = printedBlocks(heading ? part.slice(1) : part, context, urlOf);
    return blocks.length === 0 && !part.some(isDrawn)
      ? []
      : [{tag: heading?.tag ?? '', heading: heading?.title ?? '', blocks}];
  });
}

/** Splits a section into its text and blocks; each further heading begins a subsection. */
function printedBlocks(nodes: readonly RootContent[], context: PrintContext, urlOf: UrlOf): PrintedBlock[] {
  const [first = [], ...groups] = splitAt(nodes, ({type}) => type === 'heading');
  const blocks = first.flatMap((node): PrintedBlock[] => [
    ...proseOf(isPrintedText(node) ? [node] : [], urlOf),
    ...shapesOf(node, context),
  ]);
  const subs = groups
    .filter((group) => !group.some(isOnScreen))
    .map(([heading, ...blocks]) => ({
      heading: heading?.type === 'heading' ? plainText(heading) : '',
      blocks: proseOf(blocks.filter(isPrintedText), urlOf),
      parts: blocks.flatMap((node) => shapesOf(node, context)),
    }))
    .filter(({blocks: words, parts}) => words.length + parts.length > 0);
  const items = subs.map(({heading, blocks: words}) => ({heading, blocks: words}));
  return [...blocks, ...(items.length > 0 ? [{t: 'subs' as const, items}] : []), ...subs.flatMap(({parts}) => parts)];
}

const shapesOf = (node: RootContent, context: PrintContext): Shape[] =>
  PRINT_BLOCK[blockOf(node) ?? '']?.(context) ?? [];

const isOnScreen = (node: RootContent): boolean => SCREEN_ONLY.includes(blockOf(node) ?? '');

const isDrawn = (node: RootContent): boolean => DRAWN_BY_TEMPLATE.includes(blockOf(node) ?? '');

/** Lines and lists of links only are navigation, and the template places photos. */
const isPrintedText = (node: RootContent): boolean =>
  !onlyPhotoOf(node) && !onlyLinksOf(node) && !isMenu(node) && blockOf(node) === undefined;

const isMenu = (node: RootContent): boolean =>
  node.type === 'list' &&
  node.children.every(({children: [first]}) => {
    const [link] = first?.type === 'paragraph' ? first.children : [];
    return link?.type === 'link' && /^[/#](?!files\/)/.test(link.url);
  });

/** Returns the full address for a link of a page; undefined for a link that no PDF should have. */
type UrlOf = (href: string) => string | undefined;

/** Links with other schemes become plain text. */
const SAFE = /^(https?|mailto|tel):/i;

const urlsOf =
  (site: string): UrlOf =>
  (href) => {
    if (/^[a-z][a-z+.-]*:/i.test(href)) return SAFE.test(href) ? href : undefined;
    return URL.canParse(href, site) ? new URL(href, site).href : undefined;
  };

/** @returns text with its formatting. Line breaks become spaces; pictures and blocks are dropped. */
function inlineOf(nodes: readonly PhrasingContent[], urlOf: UrlOf): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    switch (node.type) {
      case 'text':
      case 'inlineCode':
        return [{t: 'text', v: node.value.replaceAll('\n', ' ')}];
      case 'break':
        return [{t: 'text', v: ' '}];
      case 'strong':
        return [{t: 'strong', c: inlineOf(node.children, urlOf)}];
      case 'emphasis':
        return [{t: 'em', c: inlineOf(node.children, urlOf)}];
      case 'link': {
        const url = urlOf(node.url);
        const c = inlineOf(node.children, urlOf);
        return [url === undefined || c.length === 0 ? {t: 'span', c} : {t: 'link', url, c}];
      }
      default:
        return 'children' in node ? [{t: 'span', c: inlineOf(node.children, urlOf)}] : [];
    }
  });
}

/** @returns paragraphs, lists and tables, without empty paragraphs. */
function proseOf(nodes: readonly RootContent[], urlOf: UrlOf): Prose[] {
  return nodes.flatMap((node): Prose[] => {
    switch (node.type) {
      case 'paragraph': {
        const c = inlineOf(node.children, urlOf);
        return plainTextOf(c).trim() === '' ? [] : [{t: 'p', c}];
      }
      case 'list':
        return [
          {
            t: node.ordered ? 'ol' : 'ul',
            items: node.children.map(({children: [first, ...others]}) => ({
              c: first?.type === 'paragraph' ? inlineOf(first.children, urlOf) : [],
              more: proseOf(first && first.type !== 'paragraph' ? [first, ...others] : others, urlOf),
            })),
          },
        ];
      case 'table': {
        const [head = [], ...rows] = node.children.map(({children}) =>
          children.map((cell) => inlineOf(cell.children, urlOf)),
        );
        return [{t: 'table-of-words', head, rows: rows.map((row) => head.map((_, index) => row[index] ?? []))}];
      }
      case 'blockquote':
        return [{t: 'quote', c: proseOf(node.children, urlOf)}];
      default:
        return [];
    }
  });
}

const plainTextOf = (nodes: readonly Inline[]): string =>
  nodes.map((node) => (node.t === 'text' ? node.v : plainTextOf(node.c))).join('');
