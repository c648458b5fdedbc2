/** The layout that the plain Markdown of a page becomes; the build compiles it, the editor draws it as it is. */
import type {Root, RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {headingIds} from '../parse';
import type {Blocks} from '../definition/block';
import {blockOf, type Build} from './blocks';
import {replaceLinks} from './links';
import {groupSections} from './sections';
import {keepUnbroken} from './unbroken';

/** A page's body in the shapes of the site. */
interface Laid {
  body: RootContent[];
  /** The names of the components that it needs. */
  used: Set<string>;
  /** The part that is in the banner. */
  bannerPart?: string;
}

/**
 * Turns plain Markdown into the site's layout: `## Tag | Heading` begins a section, a line of links becomes buttons, a
 * photo alone becomes a figure.
 * @param tree the checked body of a page, which is changed
 * @param blocks those of the site
 * @param entriesOf the attributes with which a shape of the layout is given the entries of a field
 */
export function layOut(tree: Root, blocks: Blocks, entriesOf: (field: string) => MdxJsxAttribute[]): Laid {
  for (const {heading, id} of headingIds(tree)) {
    heading.data = {...heading.data, hProperties: {...heading.data?.hProperties, id}};
  }
  const used = new Set<string>();
  const build: Build = (name, attributes, children) => {
    // A part that is a row of the table of parts: a shape of the layout with the entries of one field.
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
