/** Reads the lists of other programs, which are often paragraphs that only look like entries. */
import {Fragment, type Node} from 'prosemirror-model';
import {isList, nodes, paragraphOf} from '../schema';
import {styleOf} from './inert-document';

/** Word writes an entry as a paragraph with `mso-list: l0 level2 lfo1`, and its marker as text in it. */
interface Entry {
  level: number;
  isOrdered: boolean;
  start: number;
}

const LEVEL = /mso-list:\s*\S+\s+level(\d)/;
const LIST_CLASS = /^Mso(?:ListParagraph|ListBullet|ListNumber)/;
const NUMBER_MARKER = /^\(?(\d+|[a-z]|[ivx]+)[.)]/i;

/** @returns the entry of Word that an element is, without its marker; undefined if it is none */
export function readWordEntry(element: Element): Entry | undefined {
  const [, level] = LEVEL.exec(styleOf(element)) ?? [];
  const isEntry = level !== undefined || LIST_CLASS.test(element.className);
  if (!isEntry || !/^(?:P|DIV|LI)$/i.test(element.tagName)) return undefined;
  const marker = takeMarker(element);
  if (marker === undefined && level === undefined) return undefined;
  const number = NUMBER_MARKER.exec(marker ?? '');
  return {level: Number(level ?? 1), isOrdered: number !== null, start: Number(number?.[1]) || 1};
}

const MARKER = /^\s*(?:[·•o§▪–-]|\(?(?:\d+|[a-z]|[ivx]+)[.)])(?:[\s\u00A0]+|$)/i;
const SHOW_TEXT = 4;

/** Removes the marker of an entry. @returns the marker */
function takeMarker(element: Element): string | undefined {
  const ignored = [...element.querySelectorAll('span')].filter((span) => /mso-list:\s*ignore/.test(styleOf(span)));
  if (ignored.length > 0) {
    const text = ignored.map((span) => span.textContent).join('');
    ignored.forEach((span) => span.remove());
    return text.trim();
  }
  // Outlook and old versions leave the marker as text.
  const walker = element.ownerDocument.createTreeWalker(element, SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    const [marker] = MARKER.exec(text) ?? [];
    if (marker !== undefined) node.nodeValue = text.slice(marker.length);
    if (marker !== undefined || text.trim() !== '') return marker?.trim();
  }
  return undefined;
}

/** Adds an entry to the list before it, or begins a list. */
export function addEntry(out: Node[], {level, isOrdered, start}: Entry, content: readonly Node[]): void {
  const type = isOrdered ? nodes.ordered_list : nodes.bullet_list;
  const entry = nodes.list_item.create(null, content.length > 0 ? content : [paragraphOf()]);
  const list = type.create({start: isOrdered ? start : 1}, entry);
  const last = out.at(-1);
  const goesOn = last && (level > 1 ? isList(last) : last.type === type);
  if (goesOn) out[out.length - 1] = insertAt(last, level, entry, list);
  else out.push(list);
}

/** @returns a list with another entry, as deep in its last entry as the level says */
function insertAt(outer: Node, level: number, entry: Node, list: Node): Node {
  const last = outer.lastChild;
  if (level <= 1 || !last) return outer.copy(outer.content.addToEnd(entry));
  const inner = last.lastChild;
  const content =
    inner && isList(inner)
      ? last.content.replaceChild(last.childCount - 1, insertAt(inner, level - 1, entry, list))
      : last.content.addToEnd(list);
  return outer.copy(outer.content.replaceChild(outer.childCount - 1, last.copy(content)));
}

const MAX_LEVEL = 6;

/** Word on the web and LibreOffice begin a new list for each entry, with the level or the number as an attribute. */
export function readList(list: Element, read: (item: Element) => Node[], out: Node[] = []): Node[] {
  const isOrdered = list.tagName === 'OL';
  const isInner = list.parentElement?.closest('ul,ol') != null;
  for (const child of list.children) {
    if (child.tagName === 'LI') {
      const stated = Number(child.getAttribute('data-aria-level') ?? child.getAttribute('aria-level')) || 1;
      const level = isInner ? 1 : Math.min(Math.max(stated, 1), MAX_LEVEL);
      const start = Number(list.getAttribute('start') ?? child.getAttribute('value')) || 1;
      addEntry(out, {level, isOrdered, start}, startingWithText(read(child)));
    } else if (child.tagName === 'UL' || child.tagName === 'OL') addToLastEntry(out, readList(child, read));
  }
  return out;
}

const startingWithText = (content: Node[]): Node[] =>
  content[0]?.type === nodes.paragraph ? content : [paragraphOf(), ...content];

/** Google Docs puts an inner list beside its entry, not into it. */
function addToLastEntry(out: Node[], inner: readonly Node[]): void {
  const outer = out.at(-1);
  const entry = outer?.lastChild;
  if (!outer || !entry) {
    out.push(...inner);
    return;
  }
  const grown = entry.copy(entry.content.append(Fragment.fromArray([...inner])));
  out[out.length - 1] = outer.copy(outer.content.replaceChild(outer.childCount - 1, grown));
}

/** Joins lists of one kind without anything between them. */
export function joinLists(content: readonly Node[]): Node[] {
  const out: Node[] = [];
  for (const node of content) {
    const last = out.at(-1);
    if (last && isList(node) && last.type === node.type)
      out[out.length - 1] = last.copy(last.content.append(node.content));
    else out.push(node);
  }
  return out;
}
