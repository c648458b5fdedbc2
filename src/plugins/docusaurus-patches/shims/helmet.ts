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
const TYPES = ['html', 'title', 'meta', 'link'];

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
    if (element.type === 'html') setAttributes(document.documentElement, element.props);
    else wanted.set(selectorOf(element), element);
  }
  for (const element of document.head.querySelectorAll(`:is(meta, link)[${OWN}]`))
    if (![...wanted.keys()].some((selector) => element.matches(selector))) element.remove();
  for (const [selector, {type, props}] of wanted) {
    const element = document.head.querySelector(selector) ?? document.head.appendChild(document.createElement(type));
    const {children, ...attributes} = props as ComponentProps<'title'>;
    setAttributes(element, {...attributes, [OWN]: true});
    if (type === 'title') element.textContent = Children.toArray(children).join('');
  }
}

/** @returns a selector for the element with the same purpose: a page has only one canonical address */
function selectorOf({type, props}: HeadElement): string {
  const name = ['name', 'property', 'rel'].find((attribute) => attribute in props);
  return name === undefined ? type : `${type}[${name}=${JSON.stringify(props[name])}]`;
}

function setAttributes(element: Element, attributes: object): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
  }
}
