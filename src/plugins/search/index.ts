import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {SEARCH_INDEX, searchFile, type SearchPage, type SearchSection} from '../../shared/search-index';
import type {Handler} from '../handler';
import type {DescribedPage} from '../head';
import type {Output} from '../output/output';
import {type BuiltPage, attribute, elementsIn, type PageElement} from '../output/page';
import {splitIndex} from './split';

/**
 * Writes the search index: the text of all pages that are not unlisted.
 * @param unread selects text for screen readers only, which is left out because it is useless in an excerpt
 */
export function writeIndex(pages: BuiltPage[], described: DescribedPage[], output: Output, unread: string): void {
  const built = new Map(pages.map((page) => [page.path, page]));
  const indexed = described.filter(({unlisted}) => !unlisted).map((page) => toSearchPage(page, built.get(page.path)));
  for (const [number, file] of splitIndex(indexed).entries()) {
    const address = number === 0 ? SEARCH_INDEX : searchFile(number);
    output.write(address, JSON.stringify(file).replaceAll(` ${unread}`, ''));
  }
}

function toSearchPage({path, title, description}: DescribedPage, built?: BuiltPage): SearchPage {
  const [main] = built?.elements('main') ?? [];
  const sections = main ? sectionsOf(main) : [];
  if (sections.length === 0) throw new Error(`The page ${path} has no text in its <main> to index.`);
  return {url: path, title, description, sections};
}

const NUMBER = /\d+/;

/** Under `npm start`: serves the index of the last build. */
export const serveSearch: Handler = (url) => {
  const file = join(process.cwd(), 'build', url);
  const isOfIndex = url === SEARCH_INDEX || url === searchFile(Number.parseInt(NUMBER.exec(url)?.[0] ?? ''));
  if (!isOfIndex || !existsSync(file)) return Promise.resolve(undefined);
  return Promise.resolve({type: 'application/json', body: readFileSync(file)});
};

type Node = PageElement['childNodes'][number];

/** Elements inside `main` that are not part of the page's own text. */
const IGNORED = ['nav', 'form', 'script', 'style', 'template', 'svg', 'img'];
/** Elements that are list entries if they have an id. */
const ENTRIES = ['li', 'article', 'section'];
const HEADING = /^h[2-4]$/;
/** Elements that say something of their own: an excerpt shows the words of one of them together. */
const ROWS = ['li', 'tr'];
/** Elements inside a word or a sentence. On screen all other elements are separated. */
const INLINE = ['strong', 'em', 'b', 'i', 'sup', 'sub', 'abbr', 'mark', 'code', 'time'];

/** A section begins at a heading with an id, or at a list entry with an id and a heading. */
export function sectionsOf(main: PageElement): SearchSection[] {
  let current: SearchSection = {text: ''};
  /** The names of the columns of the table being read. */
  let columns: readonly string[] = [];
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
    else if (node.tagName === 'tr' && columns.length > 0) current.text += rowOf(node, columns);
    else {
      const around = columns;
      if (node.tagName === 'table') columns = columnsOf(node);
      const gap = ROWS.includes(node.tagName) ? '\n' : isInline(node) ? '' : ' ';
      current.text += gap;
      readAll(node, except);
      current.text += gap;
      columns = around;
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

function headingOf(entry: PageElement): PageElement | undefined {
  // An article without an id, such as the card of an office, is no entry of its own.
  const isInner = (element: PageElement) =>
    ENTRIES.includes(element.tagName) && (element.tagName !== 'article' || attribute(element, 'id') !== undefined);
  const first = elementsIn(entry).find((element) => HEADING.test(element.tagName) || isInner(element));
  return first && HEADING.test(first.tagName) ? first : undefined;
}

const cellsOf = (row: PageElement): PageElement[] =>
  elementsIn(row).filter(({tagName}) => tagName === 'td' || tagName === 'th');

/** @returns the names of the columns of a table; none if its first row is not one of headings */
function columnsOf(table: PageElement): string[] {
  const [first] = elementsIn(table).filter(({tagName}) => tagName === 'tr');
  const cells = first ? cellsOf(first) : [];
  return cells.every(({tagName}) => tagName === 'th') ? cells.map((cell) => plain(textOf(cell))) : [];
}

/** @returns a row of a table in words, with the name of its column before each value: `2024, Hours 120,000` */
function rowOf(row: PageElement, columns: readonly string[]): string {
  const cells = cellsOf(row);
  if (cells.every(({tagName}) => tagName === 'th')) return '';
  const values = cells.map((cell, index) => {
    const text = plain(textOf(cell)).replace(/\n/g, ' ');
    return index === 0 || text === '' ? text : `${columns[index] ?? ''} ${text}`.trim();
  });
  return `\n${values.filter((text) => text !== '').join(', ')}\n`;
}

const textOf = (node: Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';

/** Collapses white space within a row, and removes it before punctuation. */
const plain = (text: string): string =>
  text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .replace(/ (?=[.,;:!?)])/g, '')
    .trim();
