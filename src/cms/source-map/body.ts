import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {namesOfBlocks} from '../parse';
import {refAt} from './content-ref';
import {encodeRef} from './stega';

/**
 * Adds the reference of each block to the end of its texts.
 * @param tree which this changes
 * @param file path of the page
 */
export function encodeBody({children}: Root, file: string): void {
  const names = namesOfBlocks(children);
  for (const [index, block] of children.entries()) {
    const encoded = encodeRef(refAt(file, names[index] ?? []));
    visit(block, (node) => {
      if (node.type === 'image' || node.type === 'imageReference') node.alt = (node.alt ?? '') + encoded;
      // White space separates two links that become buttons.
      else if ((node.type === 'text' || node.type === 'inlineCode') && node.value.trim() !== '') node.value += encoded;
    });
  }
}
