/** How pasted nodes join the text around the cursor. */
import {Fragment, Slice, type Node} from 'prosemirror-model';
import {nodes, schema} from '../schema';
import {withLinks} from '../tidy';

/** @returns the text of a block on one line */
export function inlineOf(block: Node): Node[] {
  const parts: Node[] = [];
  block.descendants((node) => {
    if (node.isText) parts.push(node);
    else if (node.type === nodes.hard_break || (node.isTextblock && parts.length > 0)) parts.push(schema.text(' '));
  });
  return block.isText ? [block] : parts;
}

/** @returns one paragraph as words, and several blocks so that the first and the last join the text around them */
export function sliceOf(content: readonly Node[], isOneLine: boolean): Slice {
  const linked = content.map(linkAddresses);
  const [only] = linked;
  if (isOneLine) {
    const parts = linked.flatMap((node, index) => [...(index > 0 ? [schema.text(' ')] : []), ...inlineOf(node)]);
    return new Slice(Fragment.fromArray(parts), 0, 0);
  }
  if (linked.length === 1 && only?.type === nodes.paragraph) return new Slice(only.content, 0, 0);
  const openDepth = (node: Node | undefined) => (node?.type === nodes.paragraph ? 1 : 0);
  return new Slice(Fragment.fromArray(linked), openDepth(linked[0]), openDepth(linked.at(-1)));
}

function linkAddresses(node: Node): Node {
  if (node.isText) return node;
  const children = node.inlineContent ? node.children.flatMap(withLinks) : node.children.map(linkAddresses);
  return node.copy(Fragment.fromArray(children));
}
