/** What a part of a page shows to a visitor, as far as it decides whether two parts are the same. */
import {collapseWhitespace} from '../parse';
import {SOURCE_ATTRIBUTE} from '../source-map/content-ref';

/** What is compared. No `instanceof`, because a build has no window whose classes these would be. */
export type Part = Element | Text;
export const isElement = (node: Node): node is Element => node.nodeType === 1;
export const isText = (node: Node): node is Text => node.nodeType === 3;

/** @returns an element and all around it, the nearest first. */
export const lineage = (node: Element): Element[] => [node, ...(node.parentElement ? lineage(node.parentElement) : [])];

/** @returns some elements and all inside them, in the order of the page. */
export const elementsIn = (nodes: readonly Part[]): Element[] =>
  nodes.filter(isElement).flatMap((node) => [node, ...node.querySelectorAll('*')]);

/** What appears among words. */
const INLINE = new Set(
  'a abbr b br cite code em i kbd label mark q s small span strong sub sup svg time u use wbr'.split(' '),
);
export const isInline = (node: Part): boolean => isElement(node) && INLINE.has(node.localName);

/** @returns whether an element holds words and what is among them, and nothing else. */
export const isProse = (node: Element): boolean => [...node.querySelectorAll('*')].every(isInline);

const hasWords = (node: Part): boolean => node.textContent?.trim() !== '';

/** @returns whether words are in an element itself. */
export const hasText = ({childNodes}: Element): boolean =>
  [...childNodes].some((child) => isText(child) && hasWords(child));

/** @returns whether what is different between two elements is their words */
export const areWords = (now: Element, before: Element): boolean =>
  hasWords(now) && [now, before].every(isProse) && [now, before].some(hasText);

/** Words for those who hear the page. */
export const UNSEEN = '.srOnly';
/** Hidden from those who hear the page, because other words tell them the same. */
export const HIDDEN = '[aria-hidden="true"]';

export const isPicture = (node: Part): boolean =>
  isElement(node) && (node.localName === 'picture' || node.localName === 'img');

/** A drawing of its own, no icon by its name. */
const isDrawing = (node: Element): boolean => node.localName === 'svg' && !node.querySelector('use');

/** What is compared as one: a mark inside it would not show. */
export const isAtomic = (node: Element): boolean => isPicture(node) || isDrawing(node) || node.localName === 'select';

/** What never shows, what React asks the browser to fetch, and the ribbon itself. */
const LEFT_OUT = 'link, meta, script, source, style, template, [data-ribbon]';

/** @returns the children that show: elements and words, those of a group of fields in its place. */
export const childrenOf = (node: Element): Part[] =>
  [...node.childNodes].flatMap((child) => {
    if (isText(child)) return hasWords(child) ? child : [];
    if (!isElement(child) || child.matches(LEFT_OUT)) return [];
    return child.hasAttribute('data-group') ? childrenOf(child) : child;
  });

/** The ending that a version of a photo has: its width and its format. */
const VERSION = /-\d+\.\w+$/;
/** How large a photo is fetched and how many letters a name has are no looks of their own. */
const DERIVED = /(?<![\w-])(?:background-color|--[\w-]*(?:name|digits|ratio)):[^;]*;?/g;

/**
 * What a visitor meets at an element besides its words: an attribute, or what is made of some. The key is that, under
 * `preview` in pages/_site.yml, of the label that says that it is another.
 */
const READ = {
  // The address that all versions of a photo have in common comes from its bytes.
  picture: (node: Element) => isPicture(node) && (node.getAttribute('src') ?? '').replace(VERSION, ''),
  choices: (node: Element) =>
    node.localName === 'select' && Array.from(node.querySelectorAll('option'), (item) => item.textContent).join(', '),
  link: (node: Element) => node.localName !== 'use' && node.getAttribute('href'),
  // The drawing of an icon is the part behind the address of all of them.
  icon: (node: Element) => node.localName === 'use' && node.getAttribute('href')?.replace(/^.*#/, ''),
  alt: 'alt',
  called: 'aria-label',
  tip: 'title',
  hint: 'placeholder',
  date: 'datetime',
  required: 'required',
  type: 'type',
  source: (node: Element) => !isPicture(node) && node.getAttribute('src'),
  value: 'value',
  look: (node: Element) => node.getAttribute('style')?.replace(DERIVED, '').trim() || null,
  drawing: (node: Element) => isDrawing(node) && linesOf(node),
} as const;

export type Fact = keyof typeof READ;
export const FACTS = Object.keys(READ) as Fact[];

/** Names that React gives are others in each document, and no look is in the name of a class. */
const linesOf = (drawing: Element): string =>
  elementsIn([drawing])
    .flatMap(({attributes}) => [...attributes].filter(({name}) => name !== 'class' && name !== SOURCE_ATTRIBUTE))
    .map(({name, value}) => `${name} ${value.replace(/_R_\w+?_/g, '')}`)
    .join();

/** @returns what a visitor meets at an element itself. */
export function factsOf(node: Element): Map<Fact, string> {
  const element = isPicture(node) ? (node.querySelector('img') ?? node) : node;
  return new Map(
    FACTS.flatMap((name): [Fact, string][] => {
      const read = READ[name];
      const value = typeof read === 'string' ? element.getAttribute(read) : read(element);
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

const signatures = new WeakMap<Part, string>();

/** @returns what a node shows and does; where it is the same for two nodes, nothing is marked on them. */
export function signatureOf(node: Part): string {
  const signature = signatures.get(node) ?? (isText(node) ? collapseWhitespace(node.data) : ofElement(node));
  signatures.set(node, signature);
  return signature;
}

function ofElement(node: Element): string {
  const inside = isAtomic(node) ? [] : childrenOf(node).map(signatureOf);
  return `<${isPicture(node) ? 'picture' : node.localName} ${JSON.stringify([...factsOf(node)])}>${inside.join('')}</>`;
}
