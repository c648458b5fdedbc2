/** What a part of a page shows to a visitor, as far as it decides whether two parts are the same. */
import {collapseWhitespace} from '../parse';
import {SOURCE_ATTRIBUTE} from '../source-map/content-ref';
import {allIn, attribute, isElement, isText, childrenOf, type Element, type Node} from './tree';

/**
 * What a visitor meets besides the words: each attribute with the key, under `preview` in pages/_site.yml, of the label
 * that says that it is another.
 */
export const SEEN = {
  href: 'link',
  alt: 'alt',
  'aria-label': 'called',
  title: 'tip',
  placeholder: 'hint',
  datetime: 'date',
  required: 'required',
  type: 'type',
  src: 'source',
  value: 'value',
  style: 'look',
} as const;

export type Seen = keyof typeof SEEN;
const NAMES = Object.keys(SEEN) as Seen[];

/** What appears among words. */
export const INLINE = new Set(
  'a abbr b br cite code em i kbd label mark q s small span strong sub sup svg time u use wbr'.split(' '),
);

/** @returns whether an element holds words and what is among them, and nothing else. */
export const isProse = (node: Element): boolean =>
  node.childNodes.every((child) => !isElement(child) || (INLINE.has(child.tagName) && isProse(child)));

/** @returns whether words are in an element itself. */
export const hasText = (node: Element): boolean =>
  node.childNodes.some((child) => isText(child) && child.value.trim() !== '');

/** Words for those who hear the page. */
export const isUnseen = (node: Element): boolean => (attribute(node, 'class') ?? '').split(' ').includes('srOnly');

/** Hidden from those who hear the page, because other words tell them the same. */
export const isHidden = (node: Element): boolean => attribute(node, 'aria-hidden') === 'true';

export const isPicture = (node: Node): boolean =>
  isElement(node) && (node.tagName === 'picture' || node.tagName === 'img');

/** A drawing of its own, no icon by its name. */
export const isSvgElement = (node: Element): boolean =>
  node.tagName === 'svg' && !allIn(node).some(({tagName}) => tagName === 'use');

/** The ending that a version of a photo has: its width and its format. */
const VERSION = /-\d+\.\w+$/;

const imageIn = (node: Element): Element | undefined => allIn(node).find(({tagName}) => tagName === 'img');

/** @returns the address that all versions of a picture have in common; it comes from the bytes. */
export const pictureOf = (node: Element): string =>
  (attribute(imageIn(node) ?? node, 'src') ?? '').replace(VERSION, '');

/** How large a photo is fetched and how many letters a name has are no looks of their own. */
const DERIVED = /(?<![\w-])(?:background-color|--[\w-]*(?:name|digits|ratio)):[^;]*;?/g;

/** @returns what a visitor meets at an element itself. */
export function seenAt(node: Element): Partial<Record<Seen, string>> {
  const image = isPicture(node) ? (imageIn(node) ?? node) : node;
  const found = NAMES.flatMap((name) => {
    const value = attribute(image, name);
    if (value === undefined) return [];
    if (name === 'src' && isPicture(node)) return [];
    if (name === 'style') {
      const look = value.replace(DERIVED, '').trim();
      return look === '' ? [] : [[name, look]];
    }
    // The drawing of an icon is the part behind the address of all of them.
    return [[name, node.tagName === 'use' ? value.replace(/^.*#/, '') : value]];
  });
  return Object.fromEntries(found) as Partial<Record<Seen, string>>;
}

const signatures = new WeakMap<Node, string>();

/** @returns what a node shows and does; where it is the same for two nodes, nothing is marked on them. */
export function signatureOf(node: Node): string {
  const known = signatures.get(node);
  if (known !== undefined) return known;
  const signature = isElement(node) ? ofElement(node) : isText(node) ? collapseWhitespace(node.value) : '';
  signatures.set(node, signature);
  return signature;
}

function ofElement(node: Element): string {
  const seen = JSON.stringify(seenAt(node));
  if (isPicture(node)) return `<picture ${pictureOf(node)} ${seen}>`;
  return `<${node.tagName}${seen}${isSvgElement(node) ? lines(node) : ''}>${childrenOf(node).map(signatureOf).join('')}</>`;
}

/** Names that React gives are others in each document, and no look is in the name of a class. */
const lines = (node: Element): string =>
  allIn(node)
    .flatMap(({attrs}) => attrs.filter(({name}) => name !== 'class' && name !== SOURCE_ATTRIBUTE))
    .map(({name, value}) => `${name} ${value.replace(/_R_\w+?_/g, '')}`)
    .join();

/** @returns the words of a node, as they are read. */
export const wordsIn = (node: Node): string =>
  isText(node) ? node.value : isElement(node) ? node.childNodes.map(wordsIn).join(' ') : '';
