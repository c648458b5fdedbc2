/** Keeps a document in a form that Markdown can express, while somebody edits it. */
import type {Node} from 'prosemirror-model';
import {Plugin, type Transaction} from 'prosemirror-state';
import {headingOf} from './read';
import {isList, levelOf, nodes, paragraphOf, schema, shortNameOf} from './schema';
import {repairTable} from './tables';

const BAR = ' | ';

/** Set on transactions that show a text from outside, which stays as it is. */
export const FROM_OUTSIDE = 'from-outside';

/**
 * The first row of a table is its head and no other is, a heading has one line, a bar in it follows its short name, and
 * lists of one kind that come to touch become one.
 */
export const keepForm = new Plugin({
  appendTransaction(transactions, before, state) {
    const isEdited = transactions.some((edit) => edit.docChanged && edit.getMeta(FROM_OUTSIDE) !== true);
    if (!isEdited) return undefined;
    const {tr} = state;
    state.doc.forEach((node, position, index) => {
      if (before.doc.maybeChild(index) === node) return;
      if (node.type === nodes.table) repairTable(node, position, tr);
      if (node.type === nodes.heading) joinHeadingLines(node, position, tr);
      const isNewShortName = node.type === nodes.heading && shortNameOf(node) === '' && node.textContent.includes(BAR);
      const heading = isNewShortName ? headingOf(levelOf(node), node.children) : undefined;
      if (heading && shortNameOf(heading) !== '')
        tr.replaceWith(tr.mapping.map(position), tr.mapping.map(position + node.nodeSize), heading);
    });
    const position = firstTouchingLists(tr.doc, before.doc);
    if (position !== undefined) tr.join(position);
    if (needsParagraph(tr.doc)) tr.insert(tr.doc.content.size, paragraphOf());
    return tr.docChanged ? tr : undefined;
  },
});

/** A paragraph with line breaks may become a heading, and such headings are pasted. */
function joinHeadingLines(heading: Node, position: number, tr: Transaction): void {
  heading.forEach((part, offset) => {
    const at = tr.mapping.map(position + 1 + offset);
    if (part.type === nodes.hard_break) tr.replaceWith(at, at + part.nodeSize, schema.text(' ', part.marks));
  });
}

/** After a table or a card there is no place to type. */
const needsParagraph = ({lastChild}: Node): boolean =>
  lastChild !== null && !lastChild.isTextblock && !isList(lastChild);

/** @returns the document with an empty paragraph at its end, if it ends with a table or a card; it is never written */
export const withLastParagraph = (doc: Node): Node =>
  needsParagraph(doc) ? doc.copy(doc.content.addToEnd(paragraphOf())) : doc;

function firstTouchingLists(doc: Node, before: Node): number | undefined {
  let position = 0;
  for (const [index, node] of doc.children.entries()) {
    position += node.nodeSize;
    const next = doc.maybeChild(index + 1);
    if (next && isList(node) && node.type === next.type && !wereNeighbours(before, index, node, next)) return position;
  }
  return undefined;
}

/** Two lists with different markers may touch in a file. They stay two while somebody types in one of them. */
function wereNeighbours(doc: Node, index: number, a: Node, b: Node): boolean {
  const areBoth = (one?: Node | null, other?: Node | null) => one?.type === a.type && other?.type === b.type;
  const wereAnywhere = doc.children.some((node, at) => {
    const next = doc.maybeChild(at + 1);
    return areBoth(node, next) && (node === a || next === b);
  });
  return wereAnywhere || areBoth(doc.maybeChild(index), doc.maybeChild(index + 1));
}
