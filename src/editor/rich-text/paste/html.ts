/**
 * Turns the HTML of other programs into clean nodes. It is parsed in a document in which nothing runs or loads, and only
 * text and known elements are taken from it; nothing of it enters the page.
 */
import type {Node} from 'prosemirror-model';
import {marks, nodes, paragraphOf, schema, levelOf} from '../schema';
import {parseInert} from './inert-document';
import {addEntry, joinLists, readList, readWordEntry} from './html-lists';
import {hasBlocks, isElement, isUnseen, readInline, splitAtBreaks, type Found} from './html-inline';
import {readTable} from './html-tables';

export interface PastedContent {
  content: Node[];
  /** How many pictures were in it. */
  pictures: number;
}

export function nodesFromHtml(html: string): PastedContent {
  const found: Found = {pictures: 0};
  const content = withLevels(readBlocks(parseInert(html), found));
  return {content, pictures: found.pictures};
}

const MAX_LEVEL = 4;

/** The largest heading becomes one of level 2, and no level is skipped. */
function withLevels(content: readonly Node[]): Node[] {
  const isHeading = (node: Node) => node.type === nodes.heading;
  const levels = [...new Set(content.filter(isHeading).map(levelOf))].sort((a, b) => a - b);
  const levelFor = (node: Node) => Math.min(levels.indexOf(levelOf(node)) + 2, MAX_LEVEL);
  return content.map((node) => (isHeading(node) ? nodes.heading.create({level: levelFor(node)}, node.content) : node));
}

/** Elements that contain blocks or are blocks of their own. */
const CONTAINERS = new Set(
  'P DIV SECTION ARTICLE MAIN HEADER FOOTER ASIDE ADDRESS FIGURE FIGCAPTION DL DT DD LI BODY CENTER PRE DETAILS SUMMARY FIELDSET BLOCKQUOTE'.split(
    ' ',
  ),
);

/** @param out the blocks so far, because Word on the web wraps each entry of a list in an element */
function readBlocks(element: Element, found: Found, out: Node[] = []): Node[] {
  let line: Node[] = [];
  const endLine = () => {
    out.push(...splitAtBreaks(line).map((content) => paragraphOf(content)));
    line = [];
  };
  for (const child of element.childNodes) {
    if (isElement(child) && isUnseen(child)) found.pictures += child.tagName === 'PICTURE' ? 1 : 0;
    else if (!isElement(child) || !isBlock(child)) line.push(...readInline(child, found));
    else {
      endLine();
      readBlock(child, found, out);
    }
  }
  endLine();
  return joinLists(out);
}

const isBlock = (element: Element): boolean =>
  /^(?:H[1-6]|[UO]L|TABLE|HR)$/.test(element.tagName) || CONTAINERS.has(element.tagName) || hasBlocks(element);

function readBlock(element: Element, found: Found, out: Node[]): void {
  const {tagName} = element;
  const read = (item: Element) => nestedBlocks(item, found);
  const wordEntry = readWordEntry(element);
  const level = headingLevel(element);
  if (wordEntry) addEntry(out, wordEntry, read(element));
  else if (level !== undefined) out.push(...readHeading(element, level, found));
  else if (tagName === 'UL' || tagName === 'OL') readList(element, read, out);
  else if (tagName === 'TABLE') out.push(...readTable(element, (cell) => readBlocks(cell, found)));
  else if (tagName !== 'HR') readBlocks(element, found, out);
}

/** Word on the web writes headings as paragraphs with a role. */
function headingLevel(element: Element): number | undefined {
  const [, level] = /^H([1-6])$/.exec(element.tagName) ?? [];
  if (level !== undefined) return Number(level);
  const isHeading = element.getAttribute('role') === 'heading';
  return isHeading && !hasBlocks(element) ? Number(element.getAttribute('aria-level')) || 2 : undefined;
}

function readHeading(element: Element, level: number, found: Found): Node[] {
  const lines = splitAtBreaks([...element.childNodes].flatMap((child) => readInline(child, found)));
  const content = lines.flatMap((line, index) => (index === 0 ? line : [schema.text(' '), ...line]));
  if (content.length === 0) return [];
  // A heading has its own look.
  const isLook = (name: string) => name === marks.strong.name || name === marks.em.name;
  const plain = content.map((part) => part.mark(part.marks.filter(({type}) => !isLook(type.name))));
  return [nodes.heading.create({level}, plain)];
}

/** What an entry may contain: paragraphs and lists. */
function nestedBlocks(element: Element, found: Found): Node[] {
  return readBlocks(element, found).flatMap((node): Node[] => {
    if (node.type === nodes.heading) return [paragraphOf(node.content)];
    if (node.type !== nodes.table) return [node];
    const rows = node.children.map((row) => row.children.map(({textContent}) => textContent).join(', '));
    return rows.map((row) => paragraphOf(schema.text(row === '' ? ' ' : row)));
  });
}
