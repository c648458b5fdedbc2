/** Reads a drawing as a tree of elements. */
import {SaxesParser} from 'saxes';
import {WORDED} from './allowed';

export interface SvgElement {
  name: string;
  attributes: Map<string, string>;
  children: (SvgElement | string)[];
}

/** The name of an element or attribute of the source. */
export interface NamedNode {
  /** Its name without a prefix, in the SVG namespace; undefined for metadata of programs. */
  name?: string;
  attributes: {name: string; uri: string; value: string}[];
}

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const XML = 'http://www.w3.org/XML/1998/namespace';
/** The most levels of a tree, because each level needs stack space; no real drawing has more. */
const MOST_LEVELS = 100;
const MOST_ELEMENTS = 5000;

/** The text directly inside an element. */
export const textWithin = (children: SvgElement['children']): string =>
  children.filter((child) => typeof child === 'string').join('');

/** The reason why a text is not a drawing. */
export class Unreadable extends Error {
  constructor(readonly why: 'broken' | 'declarations' | 'stylesheet' | 'too much') {
    super(why);
  }
}

/**
 * Parses a drawing as strict XML with namespaces and without a document type.
 * @param keep returns the element to keep for a found one; undefined drops it with its content
 * @returns the root element
 * @throws Unreadable
 */
export function readTree(text: string, keep: (found: NamedNode) => SvgElement | undefined): SvgElement {
  const parser = new SaxesParser({xmlns: true, position: false});
  const open: (SvgElement | undefined)[] = [];
  let [root, count] = [undefined as SvgElement | undefined, 0];
  parser.on('error', () => {
    throw new Unreadable('broken');
  });
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) throw new Unreadable('declarations');
  });
  parser.on('processinginstruction', ({target}) => {
    if (target.toLowerCase() === 'xml-stylesheet') throw new Unreadable('stylesheet');
  });
  parser.on('opentag', ({local, uri, attributes}) => {
    count += 1;
    if (count > MOST_ELEMENTS || open.length > MOST_LEVELS) throw new Unreadable('too much');
    const parent = open.at(-1);
    const isLeftOut = open.length > 0 && parent === undefined;
    const named = Object.values(attributes).map((attribute) => ({
      name: qualifiedName(attribute),
      uri: attribute.uri,
      value: attribute.value,
    }));
    const element = isLeftOut ? undefined : keep({name: uri === SVG ? local : undefined, attributes: named});
    if (element) parent?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  const words = (message: string) => {
    const element = open.at(-1);
    // White space between elements is not visible.
    if (element && WORDED.has(element.name)) element.children.push(message);
  };
  parser.on('text', words);
  parser.on('cdata', words);
  parser.write(text).close();
  if (root?.name !== 'svg') throw new Unreadable('broken');
  return root;
}

const PREFIXES: Readonly<Record<string, string>> = {[XLINK]: 'xlink:', [XML]: 'xml:'};

/** Returns a name with the usual prefix, which may differ in the file. Names of other namespaces match nothing. */
const qualifiedName = ({uri, local}: {uri: string; local: string}): string =>
  uri === '' ? local : `${PREFIXES[uri] ?? `${uri} `}${local}`;

const ESCAPES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** @returns the text of a tree */
export function written(root: SvgElement): string {
  const usesXlink = (element: SvgElement): boolean =>
    element.attributes.has('xlink:href') ||
    element.children.some((child) => typeof child !== 'string' && usesXlink(child));
  const spaces = `xmlns="${SVG}"${usesXlink(root) ? ` xmlns:xlink="${XLINK}"` : ''}`;
  const write = (node: SvgElement | string, more = ''): string => {
    if (typeof node === 'string') return escaped(node);
    const attributes = [...node.attributes].map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
    const inside = node.children.map((child) => write(child)).join('');
    return `<${node.name}${more}${attributes}${inside === '' ? '/>' : `>${inside}</${node.name}>`}`;
  };
  return `${write(root, ` ${spaces}`)}\n`;
}
