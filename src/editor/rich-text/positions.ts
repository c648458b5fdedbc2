/** Maps positions between the Markdown of a block and its node in the document. */
import type {Nodes} from 'mdast';
import type {Node} from 'prosemirror-model';
import {parseMarkdown} from '../../cms/edit';
import {positionOfBlock} from './blocks';
import type {BlockLines} from './write';

export interface DocumentRange {
  from: number;
  to: number;
}

/** A range of the Markdown on lines of a body, which count from 1; columns count from 1 as well. */
export interface SourceRange {
  line: number;
  columns?: readonly [start: number, end: number];
}

/** @returns the index of the block on a line, or of the next one below; undefined after the last block */
export function blockAtLine(lines: BlockLines, line: number): number | undefined {
  const index = lines.findIndex(([, last]) => last >= line);
  return index === -1 ? undefined : index;
}

/** @returns the text of a block that a range of its Markdown covers; undefined if it covers no text */
export function findSourceRange(
  doc: Node,
  lines: BlockLines,
  body: string,
  {line, columns}: SourceRange,
): DocumentRange | undefined {
  const index = blockAtLine(lines, line);
  const [first, last] = lines[index ?? -1] ?? [];
  if (index === undefined || first === undefined || last === undefined || !columns || line < first) return undefined;
  const source = body.split('\n').slice(first - 1, last);
  const start = source.slice(0, line - first).reduce((sum, text) => sum + text.length + 1, 0);
  const [from, to] = [start + columns[0] - 1, start + columns[1] - 1];
  return rangeOfText(doc.child(index), positionOfBlock(doc, index), source.join('\n'), from, to);
}

function rangeOfText(
  block: Node,
  position: number,
  markdown: string,
  from: number,
  to: number,
): DocumentRange | undefined {
  const offsets = offsetsOfText(markdown);
  const places: number[] = [];
  block.descendants((part, at) => {
    const base = position + 1 + at;
    if (part.isText) places.push(...Array.from(part.text ?? '', (_, index) => base + index));
  });
  // The short name of a heading is a field, not text of the document.
  const skipped = Math.max(0, offsets.length - places.length);
  const isInside = (_: number, index: number) => {
    const offset = offsets[index + skipped] ?? -1;
    return offset >= from && offset < to;
  };
  const inside = places.filter(isInside);
  const [first, last] = [inside[0], inside.at(-1)];
  return first === undefined || last === undefined ? undefined : {from: first, to: last + 1};
}

/** @returns the offset in the Markdown of each character of its text, in order */
function offsetsOfText(markdown: string): number[] {
  const offsets: number[] = [];
  const visit = (node: Nodes): void => {
    const start = node.position?.start.offset ?? 0;
    if (node.type === 'text') offsets.push(...offsetsOfValue(markdown, start, node.value));
    else if (node.type === 'inlineCode') offsets.push(...Array.from(node.value, (_, index) => start + 1 + index));
    else if ('children' in node) node.children.forEach(visit);
  };
  try {
    visit(parseMarkdown(markdown));
  } catch {
    return [];
  }
  return offsets;
}

/** A character code, such as `&#x78;`, is at most this long. */
const MAX_CODE_LENGTH = 12;
const AMPERSAND_CODE = /^&(?:amp|#38|#x26);/i;
const CHARACTER_CODE = /^&[#\w]{1,10};/;

function offsetsOfValue(markdown: string, start: number, value: string): number[] {
  let at = start;
  return Array.from(value, (character) => {
    if (markdown[at] === '\\' && markdown.startsWith(character, at + 1)) at += 1;
    const here = at;
    const pattern = character === '&' ? AMPERSAND_CODE : CHARACTER_CODE;
    const [code] = pattern.exec(markdown.slice(at, at + MAX_CODE_LENGTH)) ?? [];
    at += (code ?? character).length;
    return here;
  });
}

/** A word of a text: the text around it, and the index of the clicked character. */
export interface PressedText {
  text: string;
  position: number;
}

/** @returns the position of a pressed word within a block; the end of the block if it is not found */
export function findPressedText(block: Node, position: number, {text, position: index}: PressedText): number {
  const words = text.trim().replace(/\s+/g, ' ');
  const offset = Math.max(0, index - (text.length - text.trimStart().length));
  const offsetIn = (node: Node) => node.textBetween(0, node.content.size, ' ', ' ').indexOf(words);
  if (block.isTextblock) {
    const start = offsetIn(block);
    return position + 1 + (start === -1 ? block.content.size : start + offset);
  }
  let found: number | undefined;
  block.descendants((node, at) => {
    const start = found === undefined && node.isTextblock ? offsetIn(node) : -1;
    if (start !== -1) found = position + 1 + at + 1 + start + offset;
    return !node.isTextblock;
  });
  return found ?? position + 1;
}
