/** Turns the body of a page into plain data. Only what is listed here reaches a template, and all text as strings. */
import type {PhrasingContent, RootContent} from 'mdast';
import type {Inline, Prose} from './model';

/** @returns the full address for a link of a page; undefined for a link that no PDF should have */
export type UrlOf = (href: string) => string | undefined;

/** Links with other schemes become plain text. */
const SAFE = /^(https?|mailto|tel):/i;

/** @param site the address of the site */
export const urlsOf =
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
export function proseOf(nodes: readonly RootContent[], urlOf: UrlOf): Prose[] {
  return nodes.flatMap((node): Prose[] => {
    switch (node.type) {
      case 'paragraph': {
        const c = inlineOf(node.children, urlOf);
        return wordsIn(c).trim() === '' ? [] : [{t: 'p', c}];
      }
      case 'list':
        return [
          {
            t: node.ordered ? 'ol' : 'ul',
            items: node.children.map(({children: [first, ...rest]}) => ({
              c: first?.type === 'paragraph' ? inlineOf(first.children, urlOf) : [],
              more: proseOf(first && first.type !== 'paragraph' ? [first, ...rest] : rest, urlOf),
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

/** @returns the plain text. */
const wordsIn = (nodes: readonly Inline[]): string =>
  nodes.map((node) => (node.t === 'text' ? node.v : wordsIn(node.c))).join('');
