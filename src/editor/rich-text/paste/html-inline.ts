/** Reads the text of pasted HTML with its look: bold, italic and links. */
import type {Mark, Node} from 'prosemirror-model';
import {safeAddress} from '../links';
import {marks, nodes, textNodes} from '../schema';
import {plainText} from '../tidy';
import {styleOf} from './inert-document';

/** What was found besides text. */
export interface Found {
  pictures: number;
}

/** Elements whose text no reader of the page sees. */
const UNSEEN = new Set(
  'SCRIPT STYLE TEMPLATE HEAD TITLE META LINK NOSCRIPT IFRAME OBJECT EMBED SVG MATH CANVAS VIDEO AUDIO NAV FORM BUTTON SELECT INPUT TEXTAREA DIALOG FRAMESET XML O:P PICTURE DEL'.split(
    ' ',
  ),
);
const HIDDEN = /display:\s*none|mso-hide:\s*all|visibility:\s*hidden|mso-element:\s*comment/;
/** Word's references to comments. */
const COMMENT = 'MsoComment';

/** As in the interface `Node` of the DOM, whose name the document's nodes have here. */
const ELEMENT_NODE = 1;
const TEXT_NODE = 3;

export const isElement = (node: ChildNode): node is Element => node.nodeType === ELEMENT_NODE;

export const isUnseen = (element: Element): boolean =>
  UNSEEN.has(element.tagName.toUpperCase()) ||
  element.hasAttribute('hidden') ||
  element.getAttribute('role') === 'navigation' ||
  (element.getAttribute('class') ?? '').includes(COMMENT) ||
  HIDDEN.test(styleOf(element));

export const hasBlocks = (element: Element): boolean =>
  element.querySelector('p,div,ul,ol,table,h1,h2,h3,h4,h5,h6') !== null;

const isPreformatted = (element: Element | null): boolean =>
  element !== null && (element.tagName === 'PRE' || /white-space:\s*pre/.test(styleOf(element)));

export function readInline(node: ChildNode, found: Found, around: readonly Mark[] = []): Node[] {
  if (node.nodeType === TEXT_NODE) {
    const text = node.nodeValue ?? '';
    return textNodes(plainText(isPreformatted(node.parentElement) ? text.replace(/\n/g, ' ') : text), around);
  }
  if (!isElement(node)) return [];
  const name = node.tagName.toUpperCase();
  if (name === 'IMG') found.pictures += 1;
  if (name === 'IMG' || name.startsWith('V:') || isUnseen(node)) return [];
  if (name === 'BR') return [nodes.hard_break.create()];
  const look = marksOf(node, name, around);
  return [...node.childNodes].flatMap((child) => readInline(child, found, look));
}

/** Not `mso-bidi-font-weight`, which Word writes into every bold element. */
const BOLD = /(?<![\w-])font-weight:\s*(?:bold|[6-9]00)/;
const NOT_BOLD = /(?<![\w-])font-weight:\s*(?:normal|[1-5]00)/;
const ITALIC = /(?<![\w-])font-style:\s*italic/;
const NOT_ITALIC = /(?<![\w-])font-style:\s*normal/;

function marksOf(element: Element, name: string, around: readonly Mark[]): readonly Mark[] {
  const style = styleOf(element);
  // Google Docs puts everything into <b style="font-weight:normal">.
  const isBold = !NOT_BOLD.test(style) && (BOLD.test(style) || /^(?:B|STRONG)$/.test(name));
  const isItalic = !NOT_ITALIC.test(style) && (ITALIC.test(style) || /^(?:I|EM|CITE)$/.test(name));
  const isReset = NOT_BOLD.test(style) && name === 'SPAN';
  let set = isReset ? marks.strong.removeFromSet(around) : around;
  if (isBold) set = marks.strong.create().addToSet(set);
  if (isItalic) set = marks.em.create().addToSet(set);
  const address = element.getAttribute('href') ?? '';
  // A link within the document leads nowhere on the page, such as to the notes and bookmarks of Word.
  const href = name === 'A' && !address.startsWith('#') ? safeAddress(address) : undefined;
  return href === undefined ? set : marks.link.create({href}).addToSet(set);
}

/** Splits the content of a block at two line breaks in a row, which other programs write between paragraphs. */
export function splitAtBreaks(parts: readonly Node[]): Node[][] {
  const lines: Node[][] = [[]];
  for (const part of parts) {
    const line = lines.at(-1) ?? [];
    const isBreak = part.type === nodes.hard_break;
    if (!isBreak) line.push(part);
    else if (line.at(-1)?.type === nodes.hard_break) {
      line.pop();
      lines.push([]);
    } else if (line.length > 0) line.push(part);
  }
  const withoutEnd = (line: Node[]) => (line.at(-1)?.type === nodes.hard_break ? line.slice(0, -1) : line);
  return lines.map(withoutEnd).filter((line) => line.some(({text}) => (text ?? '').trim() !== ''));
}
