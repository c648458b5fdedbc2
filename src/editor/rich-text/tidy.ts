/** Removes from a document what Markdown cannot express: empty paragraphs, spaces at the ends, line breaks at the end. */
import {Fragment, type Node} from 'prosemirror-model';
import {normalizeCharacters} from '../../cms/edit';
import {addressesIn} from './links';
import {isList, marks, nodes, photoOf, schema, textNodes} from './schema';

/** All kinds of spaces and line ends, which Markdown reads as one space. */
const SPACES = /[ \t\n\u00A0\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+/g;
/** The placeholder of an object that was not copied. */
const OBJECT = /\uFFFC/g;

/** @returns a text with ordinary spaces and letters, and without invisible characters */
export const plainText = (text: string): string =>
  normalizeCharacters(text.replace(OBJECT, '').replace(SPACES, ' ')).replace(SPACES, ' ');

/** @returns the node as it can be written; undefined if nothing is left of it */
export function tidy(node: Node): Node | undefined {
  if (node.type === nodes.photo) {
    const {src, alt, caption} = photoOf(node);
    return nodes.photo.create({src, alt: plainText(alt).trim(), caption: plainText(caption).trim()});
  }
  if (node.isLeaf || node.type === nodes.raw) return node;
  if (node.inlineContent) return node.copy(tidyInline(node.content));
  const children: Node[] = [];
  for (const child of node.children) {
    const tidied = tidy(child);
    if (tidied && (!isEmptyParagraph(tidied) || needsParagraph(node, children))) addOrJoin(children, tidied);
  }
  return children.length === 0 && node.type !== nodes.doc ? undefined : node.copy(Fragment.fromArray(children));
}

const isEmptyParagraph = ({type, content}: Node): boolean => type === nodes.paragraph && content.size === 0;

/** The paragraph of a cell may be empty, and the first one of a list entry. */
const needsParagraph = ({type}: Node, before: readonly Node[]): boolean =>
  type.spec.tableRole !== undefined || (type === nodes.list_item && before.length === 0);

/** Two lists of one kind without anything between them are one list to every reader of Markdown. */
function addOrJoin(children: Node[], node: Node): void {
  const before = children.at(-1);
  if (before && isList(node) && before.type === node.type)
    children[children.length - 1] = before.copy(before.content.append(node.content));
  else children.push(node);
}

function tidyInline(content: Fragment): Fragment {
  const parts = trimEnd(content.content.reduce<Node[]>(addTidied, []));
  return Fragment.fromArray(markSpaces(parts.flatMap(moveSpacesOut)).flatMap(withLinks));
}

/** Adds a part without the spaces that Markdown drops: after another space, and beside a line break. */
function addTidied(parts: Node[], part: Node): Node[] {
  if (!part.isText) return [...trimLast(parts), part.mark([])];
  const text = plainText(part.text ?? '');
  const before = parts.at(-1);
  const isAfterSpace = !before?.isText || before.text?.endsWith(' ') === true;
  return [...parts, ...textNodes(isAfterSpace ? text.trimStart() : text, part.marks)];
}

function trimLast(parts: readonly Node[]): Node[] {
  const last = parts.at(-1);
  return last?.isText ? [...parts.slice(0, -1), ...textNodes(last.text?.trimEnd() ?? '', last.marks)] : [...parts];
}

function trimEnd(parts: readonly Node[]): Node[] {
  let end = parts.length;
  while (end > 0 && (parts[end - 1]?.text ?? '').trimEnd() === '') end -= 1;
  return trimLast(parts.slice(0, end));
}

/** Moves spaces at the ends of marked words out of their marks: `**word **` would not be bold. */
function moveSpacesOut(part: Node): Node[] {
  const text = part.text ?? '';
  if (!part.isText || part.marks.length === 0) return [part];
  const middle = text.trim();
  if (middle === '')
    return [
      schema.text(
        text,
        part.marks.filter(({type}) => type === marks.link),
      ),
    ];
  const from = text.indexOf(middle);
  return [
    ...textNodes(text.slice(0, from)),
    schema.text(middle, part.marks),
    ...textNodes(text.slice(from + middle.length)),
  ];
}

/** Gives a space between two parts the marks that both have, so that a bold sentence with a link stays one. */
const markSpaces = (parts: readonly Node[]): Node[] =>
  parts.map((part, index) => {
    if (!part.isText || part.text?.trim() !== '') return part;
    const [before, after] = [parts[index - 1], parts[index + 1]];
    const shared = before && after ? before.marks.filter((mark) => mark.isInSet(after.marks)) : [];
    return schema.text(part.text, shared);
  });

/** @returns the text with its addresses as links, because GFM reads them as links anyway */
export function withLinks(part: Node): Node[] {
  const text = part.text ?? '';
  const isFree = part.isText && !part.marks.some(({type}) => type === marks.link || type === marks.code);
  const found = isFree ? addressesIn(text) : [];
  if (found.length === 0) return [part];
  const starts = [0, ...found.map(({to}) => to)];
  return [
    ...found.flatMap(({from, to, href}, index) => [
      ...textNodes(text.slice(starts[index], from), part.marks),
      schema.text(text.slice(from, to), marks.link.create({href}).addToSet(part.marks)),
    ]),
    ...textNodes(text.slice(starts.at(-1)), part.marks),
  ];
}
