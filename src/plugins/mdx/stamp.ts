/** On a preview every block of a body carries the name of its place in the file. */
import type {RootContent} from 'mdast';
import {AT} from '../preview/stamps/at';

/**
 * @param nodes the blocks of a body, which are changed
 * @param places how they are named, in the same order; none where pages carry no names
 */
export function stamp(nodes: RootContent[], places: readonly string[]): void {
  for (const [index, node] of nodes.entries()) {
    const place = places[index];
    if (place !== undefined) node.data = {...node.data, hProperties: {...node.data?.hProperties, [AT]: place}};
  }
}

/** @returns the name of a block as an attribute of the component that is built in its place. */
export function stampOf(node: RootContent): Record<string, string> {
  const place = node.data?.hProperties?.[AT];
  return typeof place === 'string' ? {[AT]: place} : {};
}
