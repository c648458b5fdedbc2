/** Reads what visitors see and screen readers read of a node, which decides whether two nodes are equal. */
import {collapseWhitespace} from '../parse';
import {SOURCE_ATTRIBUTE} from '../source-map/content-ref';

/** The nodes that are compared. `nodeType` tells them apart, because a build has no global classes for `instanceof`. */
export type ComparedNode = Element | Text;
export const isElement = (node: Node): node is Element => node.nodeType === 1;
export const isText = (node: Node): node is Text => node.nodeType === 3;

export const selfAndAncestors = (node: Element): Element[] => [
  node,
  ...(node.parentElement ? selfAndAncestors(node.parentElement) : []),
];

export const elementsIn = (nodes: readonly ComparedNode[]): Element[] =>
  nodes.filter(isElement).flatMap((node) => [node, ...node.querySelectorAll('*')]);

const INLINE = new Set(
  'a abbr b br cite code em i kbd label mark q s small span strong sub sup svg time u use wbr'.split(' '),
);
export const isInline = (node: ComparedNode): boolean => isElement(node) && INLINE.has(node.localName);

/** @returns whether an element contains only text and inline elements. */
export const isProse = (node: Element): boolean => [...node.querySelectorAll('*')].every(isInline);

const hasWords = (node: ComparedNode): boolean => node.textContent.trim() !== '';

export const hasText = ({childNodes}: Element): boolean =>
  [...childNodes].some((child) => isText(child) && hasWords(child));

/** @returns whether two elements are compared word by word */
export const areComparedByWords = (now: Element, before: Element): boolean =>
  hasWords(now) && [now, before].every(isProse) && [now, before].some(hasText);

/** Text for screen readers only. */
export const SCREEN_READER_ONLY = '.srOnly';

/** @returns the text of a node without what only screen readers read */
export const visibleTextOf = (node: Node): string => {
  if (isText(node)) return node.data;
  return isElement(node) && node.matches(SCREEN_READER_ONLY) ? '' : [...node.childNodes].map(visibleTextOf).join('');
};

/** Hidden from screen readers, because another text replaces it for them. */
export const HIDDEN_SELECTOR = '[aria-hidden="true"]';

export const isPicture = (node: ComparedNode): boolean =>
  isElement(node) && (node.localName === 'picture' || node.localName === 'img');

/** An SVG image, not an icon from the sprite. */
const isOwnSvg = (node: Element): boolean => node.localName === 'svg' && !node.querySelector('use');

/** Returns whether the whole element is compared, because a highlight inside it would not be visible. */
export const isAtomic = (node: Element): boolean => isPicture(node) || isOwnSvg(node) || node.localName === 'select';

/** Elements that are never visible, links that React preloads, and the preview bar itself. */
const IGNORED = 'link, meta, script, source, style, template, [data-preview-bar]';

/** @returns the visible children: elements and text. A group of fields is replaced by its children. */
export const childrenOf = (node: Element): ComparedNode[] =>
  [...node.childNodes].flatMap((child) => {
    if (isText(child)) return hasWords(child) ? child : [];
    if (!isElement(child) || child.matches(IGNORED)) return [];
    return child.hasAttribute('data-group') ? childrenOf(child) : child;
  });

/** The end of the address of an encoded photo: its width and format. */
const VERSION = /-\d+\.\w+$/;
/** Styles that are computed from the content: the size of a photo, the length of a name. */
const DERIVED = /(?<![\w-])(?:background-color|--[\w-]*(?:name|digits|ratio)):[^;]*;?/g;

/**
 * Reads facts about an element in addition to its text, from one or several attributes. Each key is also that of the
 * label for its change, under `preview` in pages/_site.yml.
 */
const FACT_READERS = {
  // All versions of a photo share an address, which comes from its bytes.
  picture: (node: Element) => isPicture(node) && (node.getAttribute('src') ?? '').replace(VERSION, ''),
  choices: (node: Element) =>
    node.localName === 'select' && Array.from(node.querySelectorAll('option'), (item) => item.textContent).join(', '),
  link: (node: Element) => node.localName !== 'use' && node.getAttribute('href'),
  // All icons are in one file; the name follows its address.
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
  look: (node: Element) => {
    const style = node.getAttribute('style')?.replace(DERIVED, '').trim();
    return style !== '' && style;
  },
  drawing: (node: Element) => isOwnSvg(node) && shapeOf(node),
} as const;

export type Fact = keyof typeof FACT_READERS;
export const FACT_NAMES = Object.keys(FACT_READERS) as Fact[];

/** Leaves out the ids of React, which differ in each document, and class names, whose changes may not be visible. */
const shapeOf = (drawing: Element): string =>
  elementsIn([drawing])
    .flatMap(({attributes}) => [...attributes].filter(({name}) => name !== 'class' && name !== SOURCE_ATTRIBUTE))
    .map(({name, value}) => `${name} ${value.replace(/_R_\w+?_/g, '')}`)
    .join();

export function factsOf(node: Element): Map<Fact, string> {
  const element = isPicture(node) ? (node.querySelector('img') ?? node) : node;
  return new Map(
    FACT_NAMES.flatMap((name): [Fact, string][] => {
      const read = FACT_READERS[name];
      const value = typeof read === 'string' ? element.getAttribute(read) : read(element);
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

const signatures = new WeakMap<ComparedNode, string>();

/** @returns a text that is equal for two nodes if no visitor can tell them apart. */
export function signatureOf(node: ComparedNode): string {
  const signature = signatures.get(node) ?? (isText(node) ? collapseWhitespace(node.data) : signatureOfElement(node));
  signatures.set(node, signature);
  return signature;
}

function signatureOfElement(node: Element): string {
  const inside = isAtomic(node) ? [] : childrenOf(node).map(signatureOf);
  return `<${isPicture(node) ? 'picture' : node.localName} ${JSON.stringify([...factsOf(node)])}>${inside.join('')}</>`;
}
