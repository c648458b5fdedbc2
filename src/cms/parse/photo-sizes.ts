/** The sizes of photos, as other programs write them. */
import type {Nodes, Parents} from 'mdast';

/** @returns whether curly brackets follow a photo, as in `![…](…){width=300}` */
export function followsPhoto(node: Nodes, parent: Parents | undefined): boolean {
  const siblings: readonly Nodes[] = parent?.children ?? [];
  return node.type === 'mdxTextExpression' && siblings[siblings.indexOf(node) - 1]?.type === 'image';
}
