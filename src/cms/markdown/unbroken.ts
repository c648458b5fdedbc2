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
    const pieces = unbrokenIn(node.value);
    if (pieces.length === 1) return undefined;
    // One element around all, because a button would set each piece into a box of its own.
    parent.children[index] = span(
      pieces.map((value, position) => (position % 2 === 1 ? span([text(value)], UNBROKEN) : text(value))),
    );
    return [SKIP, index + 1];
  });
}

const UNBROKEN = {className: ['unbroken']};

const text = (value: string): Text => ({type: 'text', value});

const span = (children: Emphasis['children'], hProperties = {}): Emphasis => ({
  type: 'emphasis',
  data: {hName: 'span', hProperties},
  children,
});
