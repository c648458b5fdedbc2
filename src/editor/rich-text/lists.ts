/** Commands for lists. */
import {Fragment, type Node, type NodeType} from 'prosemirror-model';
import {liftListItem, sinkListItem, splitListItem} from 'prosemirror-schema-list';
import {TextSelection, type Command, type EditorState, type Transaction} from 'prosemirror-state';
import {isInTable} from 'prosemirror-tables';
import {selectedBlocks} from './blocks';
import {isList, listAttributes, nodes, paragraphOf} from './schema';

export const splitEntry: Command = splitListItem(nodes.list_item);
export const indent: Command = sinkListItem(nodes.list_item);
export const outdent: Command = liftListItem(nodes.list_item);

/** The depth of an entry of an inner list: doc, list, entry, inner list, inner entry. */
const INNER_DEPTH = 4;
/** Moves an entry of an inner list out; an outer one stays, so that the key leaves the text. */
export const outdentInner: Command = (state, dispatch, view) =>
  state.selection.$from.depth > INNER_DEPTH && outdent(state, dispatch, view);

/** @returns the innermost list around the selection */
export function listAround({selection: {$from}}: EditorState): {node: Node; position: number} | undefined {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (isList(node)) return {node, position: $from.before(depth)};
  }
  return undefined;
}

/** Turns all selected blocks into entries of a list. If they are, they become paragraphs. */
export const toggleList =
  (type: NodeType): Command =>
  (state, dispatch, view) => {
    if (isInTable(state)) return false;
    const around = listAround(state);
    const {first, last, from, to} = selectedBlocks(state);
    const all = state.doc.children.slice(first, last + 1);
    if (around && all.length === 1) {
      if (around.node.type === type) return outdent(state, dispatch, view);
      const attributes = {...listAttributes(around.node), start: 1};
      dispatch?.(state.tr.setNodeMarkup(around.position, type, attributes).scrollIntoView());
      return true;
    }
    if (!all.every((node) => node.isTextblock || isList(node)) || all.some((node) => node.type === nodes.raw))
      return false;
    const content = all.every((node) => node.type === type)
      ? all.flatMap((list) => list.children.flatMap((entry) => entry.children))
      : [type.create(null, all.flatMap(entriesOf))];
    replaceBlocks(state, from, to, content, dispatch);
    return true;
  };

const entriesOf = (node: Node): readonly Node[] =>
  isList(node) ? node.children : [nodes.list_item.create(null, paragraphOf(node.content))];

/** Replaces blocks, and selects the same words again. */
function replaceBlocks(
  state: EditorState,
  from: number,
  to: number,
  content: readonly Node[],
  dispatch?: (tr: Transaction) => void,
): void {
  if (!dispatch) return;
  const lengthOf = (start: number, end: number) => state.doc.textBetween(start, end, '\n', '\n').length;
  const [before, after] = [lengthOf(from, state.selection.from), lengthOf(state.selection.to, to)];
  const tr = state.tr.replaceWith(from, to, content);
  const end = from + Fragment.fromArray([...content]).size;
  const positions: number[] = [];
  tr.doc.nodesBetween(from, end, (node, position) => {
    if (!node.isTextblock) return;
    for (let index = 0; index <= node.content.size; index += 1) positions.push(position + 1 + index);
  });
  const [anchor = from, head = end] = [positions[before], positions.at(-1 - after)];
  tr.setSelection(TextSelection.between(tr.doc.resolve(anchor), tr.doc.resolve(head)));
  dispatch(tr.scrollIntoView());
}
