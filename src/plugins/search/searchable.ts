import type {SearchSection} from '../../shared/search-index';
import {attribute, elementsIn, type PageElement} from '../output/page';

type Node = PageElement['childNodes'][number];

/** Elements inside `main` that are not part of the page's own text. */
const IGNORED = ['nav', 'form', 'script', 'style', 'template', 'svg', 'img'];
/** Elements that are list entries if they have an id. */
const ENTRIES = ['li', 'article', 'section'];
const HEADING = /^h[2-4]$/;
/** Elements inside a word or a sentence. On screen all other elements are separated. */
const INLINE = ['strong', 'em', 'b', 'i', 'sup', 'sub', 'abbr', 'mark', 'code', 'time'];

/**
 * @param main the element with the page's own text
 * @returns its text in sections. A section begins at a heading with an id, or at a list entry with an id and a heading.
 */
export function sectionsOf(main: PageElement): SearchSection[] {
  let current: SearchSection = {text: ''};
  const sections = [current];

  function begin(anchor: string, heading: PageElement): void {
    current = {anchor, heading: plain(textOf(heading)), text: ''};
    sections.push(current);
  }

  function readEntry(entry: PageElement, id: string, heading: PageElement): void {
    const around = current;
    begin(id, heading);
    readAll(entry, heading);
    current = around;
  }

  function readAll({childNodes}: PageElement, except?: PageElement): void {
    for (const node of childNodes) {
      if (node !== except) read(node, except);
    }
  }

  function read(node: Node, except?: PageElement): void {
    if ('value' in node) current.text += node.value;
    if (!('tagName' in node) || isIgnored(node)) return;
    const id = attribute(node, 'id');
    const heading = ENTRIES.includes(node.tagName) ? headingOf(node) : undefined;
    if (id !== undefined && heading) readEntry(node, id, heading);
    else if (id !== undefined && HEADING.test(node.tagName)) begin(id, node);
    else {
      const gap = isInline(node) ? '' : ' ';
      current.text += gap;
      readAll(node, except);
      current.text += gap;
    }
  }

  readAll(main);
  return sections
    .map((section) => ({...section, text: plain(section.text)}))
    .filter(({heading, text}) => heading !== undefined || text !== '');
}

const isIgnored = (element: PageElement): boolean =>
  IGNORED.includes(element.tagName) ||
  attribute(element, 'aria-hidden') === 'true' ||
  attribute(element, 'role') === 'status' ||
  attribute(element, 'data-search-ignore') !== undefined;

const isInline = (element: PageElement): boolean =>
  INLINE.includes(element.tagName) || attribute(element, 'class') === 'unbroken';

/** @returns the first heading of an entry, unless it belongs to a nested entry. */
function headingOf(entry: PageElement): PageElement | undefined {
  const first = elementsIn(entry).find(({tagName}) => HEADING.test(tagName) || ENTRIES.includes(tagName));
  return first && HEADING.test(first.tagName) ? first : undefined;
}

const textOf = (node: Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';

/** Collapses white space, and removes it before punctuation. */
const plain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?)])/g, '')
    .trim();
