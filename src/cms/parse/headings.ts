import type {Heading, Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {slug} from '../../shared/slug';

/** `## Tag | Heading`: the tag names the section and gives its id; the heading makes the point. */
export interface HeadingParts {
  tag?: string;
  title: string;
}

export function headingParts(heading: Heading): HeadingParts {
  const text = plainText(heading);
  const bar = text.indexOf('|');
  return bar === -1 ? {title: text} : {tag: text.slice(0, bar).trimEnd(), title: text.slice(bar + 1).trimStart()};
}

export function plainText(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(plainText).join('') : '';
}

/**
 * Computes the ids of a page's headings, for links to `#…`.
 * @returns each heading with an id from its tag or its text; duplicate ids are reports
 */
export function headingIds(tree: Root): {heading: Heading; id: string}[] {
  const ids: {heading: Heading; id: string}[] = [];
  visit(tree, 'heading', (heading) => {
    const {tag, title} = headingParts(heading);
    ids.push({heading, id: slug(tag ?? title)});
  });
  return ids;
}
