/** What a part of a page shows to a visitor: equal for two that nobody can tell apart. */
import {serialize} from 'parse5';
import {tidy} from '../../../content/pair/texts';
import {BODY} from '../../../content/pair/bodies';
import {AT} from '../../../review/stamp/place';
import {attribute, type Element} from '../../after-build/page';
import {allIn, isElement, isText, partsOf, type Node} from './nodes';

/** What a visitor meets besides the words, with the words of the ribbon that tell of it. */
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

export const isPicture = (node: Node): boolean =>
  isElement(node) && (node.tagName === 'picture' || node.tagName === 'img');

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

/** @returns what a node shows and does. */
export function signatureOf(node: Node): string {
  const known = signatures.get(node);
  if (known !== undefined) return known;
  const signature = isElement(node) ? ofElement(node) : isText(node) ? tidy(node.value) : '';
  signatures.set(node, signature);
  return signature;
}

function ofElement(node: Element): string {
  const seen = JSON.stringify(seenAt(node));
  if (isPicture(node)) return `<picture ${pictureOf(node)} ${seen}>`;
  return `<${node.tagName}${seen}${isDrawing(node) ? lines(node) : ''}>${partsOf(node).map(signatureOf).join('')}</>`;
}

/** A drawing of its own, no icon by its name. */
export const isDrawing = (node: Element): boolean =>
  node.tagName === 'svg' && !allIn(node).some(({tagName}) => tagName === 'use');

const lines = (node: Element): string => serialize(node).replace(/_R_\w+?_|class="[^"]*"/g, '');

/** @returns the words of a node, as they are read. */
export const wordsOf = (node: Node): string =>
  isText(node) ? node.value : isElement(node) ? node.childNodes.map(wordsOf).join(' ') : '';

/** Words that many entries have in common say nothing of where these belong. */
const COMMON = '_site.yml#';

/** @returns the place that all words of an element have in common, at least an entry of a list or a field. */
export function placeOf(node: Node): string | undefined {
  if (!isElement(node)) return undefined;
  const all = placesIn(node);
  const own = all.filter((place) => !place.startsWith(COMMON));
  // A heading or a paragraph stands in a section for the list that the section shows.
  const fields = own.filter((place) => !isOfBody(place));
  const [first, ...others] = [fields, own, all].find((places) => places.length > 0) ?? [];
  if (first === undefined) return undefined;
  const length = Math.min(...[first, ...others].map((other) => sharedParts(first, other)));
  const parts = partsOfPlace(first).slice(0, length);
  return parts.length === 0 ? undefined : `${parts[0] ?? ''}#${parts.slice(1).join('.')}`;
}

/** @returns whether a place is that of a paragraph, heading or the like. */
export const isOfBody = (place: string): boolean => partsOfPlace(place)[1] === BODY;

/** @returns the parts of a place: its file, then names from the outside in. */
export function partsOfPlace(place: string): string[] {
  const [file = '', names = ''] = place.split('#');
  return [file, ...names.split('.').filter((name) => name !== '')];
}

/** @returns how many parts two places have in common. */
export function sharedParts(one: string, other: string): number {
  const [parts, others] = [partsOfPlace(one), partsOfPlace(other)];
  const at = parts.findIndex((part, index) => others[index] !== part);
  return at === -1 ? parts.length : at;
}

/** @returns the places of the words at a node and inside it. */
export const placesIn = (node: Element): string[] => allIn(node).flatMap((one) => attribute(one, AT)?.split(' ') ?? []);
