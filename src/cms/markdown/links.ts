import type {Definition, Link, LinkReference, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';

/**
 * Puts our own component in place of Markdown's links, so that Docusaurus finds none to turn into a request of the
 * bundler; see src/plugins/docusaurus-patches/page-requests.ts.
 * @param tree the body of a page, which is changed
 * @returns whether there was a link
 */
export function replaceLinks(tree: Root): boolean {
  const definitions = takeDefinitions(tree);
  let found = false;
  visit(tree, ['link', 'linkReference'], (node, index, parent) => {
    const target = node.type === 'link' ? node : definitions.get((node as LinkReference).identifier);
    if (!target || !parent || index === undefined) return;
    parent.children[index] = textLink(target, (node as Link | LinkReference).children);
    found = true;
  });
  return found;
}

/** Removes the definitions, such as `[name]: /address`; of two for one name Markdown takes the first. */
function takeDefinitions(tree: Root): Map<string, Definition> {
  const definitions = new Map<string, Definition>();
  visit(tree, 'definition', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  return definitions;
}

function textLink({url, title}: Definition | Link, children: Link['children']): MdxJsxTextElement {
  const attribute = (name: string, value: string): MdxJsxAttribute => ({type: 'mdxJsxAttribute', name, value});
  return {
    type: 'mdxJsxTextElement',
    name: 'TextLink',
    attributes: [attribute('to', url), ...(title ? [attribute('title', title)] : [])],
    children,
  };
}
