/**
 * Replaces react-helmet-async in browsers. The build has put the elements of the first page into its HTML, so this only
 * changes what differs on the next page.
 */
import {
  Children,
  type ComponentProps,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useEffect,
  useState,
} from 'react';

type HeadElement = ReactElement<Record<string, unknown>, string>;

/** What Docusaurus and our pages put into the head. */
const TITLE = 'title';
const TYPES = ['html', TITLE, 'meta', 'link'];

/** The attribute of elements that react-helmet-async has added; others, such as icons, are the same on every page. */
const OWN = 'data-rh';

/** The elements of all mounted components, in the order in which they were mounted. */
const mounted = new Map<object, HeadElement[]>();

export const HelmetProvider = ({children}: {children?: ReactNode}): ReactNode => children;

/** Puts elements into the head, and attributes on `<html>`. Components that are mounted later override earlier ones. */
export function Helmet({children}: {children?: ReactNode}): null {
  const [key] = useState(() => ({}));
  useEffect(() => {
    mounted.set(key, Children.toArray(children).filter(isHeadElement));
    update();
  });
  useEffect(
    () => () => {
      mounted.delete(key);
      update();
    },
    [key],
  );
  return null;
}

function isHeadElement(child: ReactNode): child is HeadElement {
  if (isValidElement(child) && typeof child.type === 'string' && TYPES.includes(child.type)) return true;
  throw new Error(`Only ${TYPES.join(', ')} can be in the head of a page.`);
}

function update(): void {
  const wanted = new Map<string, HeadElement>();
  for (const element of [...mounted.values()].flat()) {
    const {type, props} = element;
    if (type === 'html') setAttributes(document.documentElement, props);
    else
      wanted.set(
        keyOf(type, (name) => props[name]),
        element,
      );
  }
  const present = new Map(
    [...document.head.children]
      // Under `npm start` there is a title without the attribute.
      .filter((element) => element.hasAttribute(OWN) || element.localName === TITLE)
      .map((element) => [keyOf(element.localName, (name) => element.getAttribute(name)), element]),
  );
  for (const [key, element] of present) if (!wanted.has(key) && element.localName !== TITLE) element.remove();
  for (const [key, {type, props}] of wanted) {
    const element = present.get(key) ?? document.head.appendChild(document.createElement(type));
    const {children, ...attributes} = props as ComponentProps<'title'>;
    setAttributes(element, {...attributes, [OWN]: true});
    const text = (Children.toArray(children) as string[]).join('');
    if (element.textContent !== text) element.textContent = text;
  }
}

/** @returns what is equal for elements with the same purpose: a page has only one canonical address */
const keyOf = (type: string, valueOf: (name: string) => unknown): string =>
  [type, valueOf('name') ?? valueOf('property') ?? valueOf('rel')].join();

function setAttributes(element: Element, attributes: object): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
  }
}
