/**
 * Turns the plain Markdown of a page into its layout. The build compiles the result; the editor renders it directly.
 */
import type {Root, RootContent, Definition, Link, LinkReference, Emphasis, Text} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import {headingIds} from '../parse';
import type {Blocks} from '../definition/block';
import {blockOf, type Build} from './blocks';
import {groupSections} from './sections';
import {unbrokenIn} from '../../shared/unbroken';

/**
 * Keeps numbers and units on one line, as `RichText` does for the fields of a page.
 * @param nodes the body of a page, which this changes
 */
function keepUnbroken(nodes: RootContent[]): void {
  visit({type: 'root', children: nodes}, 'text', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const pieces = unbrokenIn(node.value);
    if (pieces.length === 1) return undefined;
    // One element around all pieces, because a button would put each piece into its own box.
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

/** A page's body in the site's layout. */
interface Laid {
  body: RootContent[];
  /** The names of the components that it needs. */
  used: Set<string>;
  /** The block in the banner. */
  bannerPart?: string;
}

/**
 * Turns plain Markdown into the site's layout: `## Tag | Heading` begins a section, a line of links becomes buttons, a
 * single photo becomes a figure.
 * @param tree the checked body of a page, which this changes
 * @param blocks the blocks of the site
 * @param entriesOf returns the attributes that pass the entries of a field to a layout component
 */
export function layOut(tree: Root, blocks: Blocks, entriesOf: (field: string) => MdxJsxAttribute[]): Laid {
  for (const {heading, id} of headingIds(tree)) {
    heading.data = {...heading.data, hProperties: {...heading.data?.hProperties, id}};
  }
  const used = new Set<string>();
  const build: Build = (name, attributes, children) => {
    // A block without its own component: a layout component with the entries of one field.
    const {as: shape, shows} = blocks[name] ?? {};
    used.add(shape ?? name);
    return {
      type: 'mdxJsxFlowElement',
      name: shape ?? name,
      attributes: [
        ...Object.entries(attributes).map(([key, value]) => ({type: 'mdxJsxAttribute' as const, name: key, value})),
        ...(shape && shows ? entriesOf(shows) : []),
      ],
      children: children as MdxJsxFlowElement['children'],
    };
  };
  const bannerPart = tree.children.map(blockOf).find((name) => name !== undefined && blocks[name]?.banner);
  const inBody = tree.children.filter((node) => bannerPart === undefined || blockOf(node) !== bannerPart);
  const body = groupSections(inBody, blocks, build);
  keepUnbroken(body);
  if (replaceLinks({type: 'root', children: body})) used.add('TextLink');
  return {body, used, bannerPart};
}

/**
 * Replaces Markdown's links with our own component, so that Docusaurus finds none to turn into a request to the
 * bundler; see src/plugins/docusaurus-patches/page-requests.ts.
 * @param tree the body of a page, which this changes
 * @returns whether there was a link
 */
function replaceLinks(tree: Root): boolean {
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

/**
 * Removes the definitions, such as `[name]: /address`, and returns them. If a name has two, Markdown uses the first.
 */
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
