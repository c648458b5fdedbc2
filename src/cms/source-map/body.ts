import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {namesOfBlocks} from '../parse';
import {refAt} from './content-ref';
import {encodeRef} from './stega';

/**
 * Puts behind the words of a body the place of their paragraph, heading, list or the like.
 * @param tree is changed
 * @param file in which it is written
 */
export function encodeBody({children}: Root, file: string): void {
  const names = namesOfBlocks(children);
  for (const [index, block] of children.entries()) {
    const encoded = encodeRef(refAt(file, names[index] ?? []));
    visit(block, (node) => {
      if (node.type === 'image' || node.type === 'imageReference') node.alt = (node.alt ?? '') + encoded;
      // What is blank parts two links that become buttons.
      else if ((node.type === 'text' || node.type === 'inlineCode') && node.value.trim() !== '') node.value += encoded;
    });
  }
}
