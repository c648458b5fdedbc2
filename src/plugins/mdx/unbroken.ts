import type {Emphasis, RootContent, Text} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {unbrokenIn} from '../../shared/unbroken';

/**
 * Keeps numbers with their units at the ends of lines, as `Words` does for the fields of a page.
 * @param nodes the body of a page, which is changed
 */
export function keepUnbroken(nodes: RootContent[]): void {
  visit({type: 'root', children: nodes}, 'text', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const pieces = unbrokenIn(node.value).map((value, position) =>
      position % 2 === 1 ? unbroken(value) : text(value),
    );
    parent.children.splice(index, 1, ...pieces);
    return [SKIP, index + pieces.length];
  });
}

const text = (value: string): Text => ({type: 'text', value});

const unbroken = (value: string): Emphasis => ({
  type: 'emphasis',
  data: {hName: 'span', hProperties: {className: ['unbroken']}},
  children: [text(value)],
});
