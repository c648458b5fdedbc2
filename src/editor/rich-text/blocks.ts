/** Commands for whole blocks: the top-level nodes of a text. */
import {Fragment, type Node} from 'prosemirror-model';
import {NodeSelection, Selection, TextSelection, type Command, type EditorState} from 'prosemirror-state';
import {nodes, paragraphOf} from './schema';

interface SelectedBlocks {
  first: number;
  last: number;
  /** The positions before the first block and after the last one. */
  from: number;
  to: number;
}

export function selectedBlocks({doc, selection}: EditorState): SelectedBlocks {
  const {$from, $to} = selection;
  const first = Math.min($from.index(0), doc.childCount - 1);
  const isNode = selection instanceof NodeSelection && $from.depth === 0;
  const last = isNode ? first : Math.max(first, $to.depth === 0 ? $to.index(0) - 1 : $to.index(0));
  const from = positionOfBlock(doc, first);
  return {first, last, from, to: from + sizeOf(doc.children.slice(first, last + 1))};
}

const sizeOf = (all: readonly Node[]): number => all.reduce((sum, {nodeSize}) => sum + nodeSize, 0);

export const positionOfBlock = (doc: Node, index: number): number => sizeOf(doc.children.slice(0, index));

/** Moves the selected blocks up or down. */
export const moveBlock =
  (by: -1 | 1): Command =>
  (state, dispatch) => {
    const {first, last, from, to} = selectedBlocks(state);
    const other = state.doc.maybeChild(by === -1 ? first - 1 : last + 1);
    // The empty paragraph at the end is only a place to type.
    const isAtEnd = by === 1 && last + 2 === state.doc.childCount && other?.content.size === 0 && !other.isAtom;
    if (!other || isAtEnd) return false;
    if (!dispatch) return true;
    const moved = state.doc.slice(from, to).content;
    const start = by === -1 ? from - other.nodeSize : from;
    const content = by === -1 ? moved.addToEnd(other) : Fragment.from(other).append(moved);
    const shift = by * other.nodeSize;
    const {selection} = state;
    const tr = state.tr.replaceWith(start, start + content.size, content);
    tr.setSelection(
      selection instanceof NodeSelection
        ? NodeSelection.create(tr.doc, selection.from + shift)
        : TextSelection.between(tr.doc.resolve(selection.from + shift), tr.doc.resolve(selection.to + shift)),
    );
    dispatch(tr.scrollIntoView());
    return true;
  };

export const removeBlock: Command = (state, dispatch) => {
  const {from, to} = selectedBlocks(state);
  const isAll = from === 0 && to === state.doc.content.size;
  const tr = isAll ? state.tr.replaceWith(from, to, paragraphOf()) : state.tr.delete(from, to);
  tr.setSelection(Selection.near(tr.doc.resolve(Math.min(from, tr.doc.content.size))));
  dispatch?.(tr.scrollIntoView());
  return true;
};

/** Inserts a block below the one that had the cursor in an earlier state, and leaves the cursor where it is. */
export const insertBelow =
  (node: Node, earlier: EditorState): Command =>
  ({doc, tr}, dispatch) => {
    dispatch?.(tr.insert(positionOfBlock(doc, indexBelow(doc, earlier)), node));
    return true;
  };

/** Finds the place by the nearest block that is the same, because the block itself may have been typed in. */
function indexBelow(doc: Node, earlier: EditorState): number {
  const {last} = selectedBlocks(earlier);
  const indexes = earlier.doc.children.map((block) => doc.children.indexOf(block));
  const isThere = (index: number) => index !== -1;
  const [same = -1] = indexes.slice(last);
  if (isThere(same)) return same + 1;
  const next = indexes.slice(last + 1).find(isThere);
  const previous = indexes.slice(0, last).findLast(isThere) ?? -1;
  return next ?? Math.min(previous + 2, doc.childCount);
}

/** Inserts a block below the one with the cursor, or replaces an empty paragraph. */
export const insertBlock =
  (node: Node): Command =>
  (state, dispatch) => {
    const {from, to, first, last} = selectedBlocks(state);
    const only = state.doc.child(first);
    const isEmpty = first === last && only.type === nodes.paragraph && only.content.size === 0;
    const at = isEmpty ? from : to;
    const tr = state.tr.replaceWith(at, to, node);
    tr.setSelection(node.isAtom ? NodeSelection.create(tr.doc, at) : Selection.near(tr.doc.resolve(at + 1)));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
