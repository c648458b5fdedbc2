/**
 * Turns the plain Markdown of a page into its layout. The build compiles the result; the editor renders it directly.
 */
import type {
  Root,
  RootContent,
  Definition,
  Link,
  LinkReference,
  Emphasis,
  Text,
  Heading,
  PhrasingContent,
  Image,
} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import {headingIds, plainText, headingParts} from '../parse';
import type {Frame} from '../definition/page-type';
import type {Blocks} from '../definition/site-definition';
import {contactLink, contactPieces} from '../../shared/contact-links';
import {unbreakablePieces} from '../../shared/unbreakable';
import {countVisibleCharacters} from '../../shared/letters';

/** Keeps numbers and units on one line, as `RichText` does for the fields of a page. */
function keepUnbroken(nodes: RootContent[]): void {
  visit({type: 'root', children: nodes}, 'text', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const pieces = unbreakablePieces(node.value);
    if (pieces.length === 1) return undefined;
    // One element around all pieces, because a button is a flex container and would separate them.
    parent.children[index] = span(
      pieces.map((value, position) => (position % 2 === 1 ? span([text(value)], NO_BREAK) : text(value))),
    );
    return [SKIP, index + 1];
  });
}

const NO_BREAK = {className: ['unbroken']};
const SCREEN_READER_ONLY = {className: ['srOnly']};

const text = (value: string): Text => ({type: 'text', value});

const span = (children: Emphasis['children'], hProperties = {}): Emphasis => ({
  type: 'emphasis',
  data: {hName: 'span', hProperties},
  children,
});

interface LayoutResult {
  body: RootContent[];
  used: Set<string>;
  bannerPart?: string;
}

/**
 * Turns plain Markdown into the site's layout: `## Tag | Heading` begins a section, a line of links becomes buttons, a
 * single photo becomes a figure.
 * @param frame the blocks of the page type around the body
 */
export function buildLayout(
  tree: Root,
  blocks: Blocks,
  entriesOf: (field: string) => MdxJsxAttribute[],
  frame: Frame = {before: [], after: []},
): LayoutResult {
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
        ...Object.entries(attributes).map(([key, value]) => attribute(key, value)),
        ...(shape && shows ? entriesOf(shows) : []),
      ],
      children: children as MdxJsxFlowElement['children'],
    };
  };
  const bannerPart = tree.children.map(blockOf).find((name) => name !== undefined && blocks[name]?.banner);
  const inBody = tree.children.filter((node) => bannerPart === undefined || blockOf(node) !== bannerPart);
  const body = groupSections(inBody, blocks, build);
  linkContacts({type: 'root', children: body});
  keepUnbroken(body);
  if (replaceLinks({type: 'root', children: body})) used.add('TextLink');
  const [before, after] = [frame.before, frame.after].map((names) => names.map((name) => build(name, {}, [])));
  return {body: [...(before ?? []), ...body, ...(after ?? [])], used, bannerPart};
}

/** Turns e-mail addresses and telephone numbers in running text into links. */
function linkContacts(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'link' || node.type === 'linkReference' || node.type === 'heading') return SKIP;
    if (node.type !== 'text' || !parent || index === undefined) return undefined;
    const nodes = contactPieces(node.value).map((piece, position): Text | Link =>
      position % 2 === 1 ? {type: 'link', url: contactLink(piece), children: [text(piece)]} : text(piece),
    );
    parent.children.splice(index, 1, ...nodes);
    return [SKIP, index + nodes.length];
  });
}

/**
 * Replaces Markdown's links with our own component, so that Docusaurus finds none to turn into a request to the
 * bundler; see src/plugins/mdx/page-requests.ts.
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

const attribute = (name: string, value: string): MdxJsxAttribute => ({type: 'mdxJsxAttribute', name, value});

const textLink = ({url, title}: Definition | Link, children: Link['children']): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name: 'TextLink',
  attributes: [attribute('to', url), ...(title ? [attribute('title', title)] : [])],
  children,
});

/** Longer headings, in characters, are smaller and use the full width. */
const STATEMENT_LENGTH = 48;

/** Groups the body of a page into sections: each `## Tag | Heading` begins one, and a band is separate. */
function groupSections(nodes: RootContent[], blocks: Blocks, build: Build): RootContent[] {
  const result: RootContent[] = [];
  let section: RootContent[] = [];
  const close = () => {
    if (section.length > 0) result.push(buildSection(section, blocks, build));
    section = [];
  };
  for (const node of nodes) {
    const block = blockOf(node);
    if (block !== undefined && blocks[block]?.band) {
      close();
      result.push(build(block, {}, []));
    } else {
      if (startsSection(node, section, blocks)) close();
      section.push(node);
    }
  }
  close();
  return result;
}

/** Beside a form, a heading without a tag begins a panel instead of a section. */
function startsSection(node: RootContent, section: RootContent[], blocks: Blocks): boolean {
  if (node.type !== 'heading' || node.depth !== 2) return false;
  return headingParts(node).tag !== undefined || !section.some(hasPanels(blocks));
}

function buildSection(nodes: RootContent[], blocks: Blocks, build: Build): RootContent {
  const [first, second] = nodes;
  const heading = first?.type === 'heading' && first.depth === 2 ? first : undefined;
  const links = heading && second ? onlyLinksOf(second) : undefined;
  const more = links?.length === 1 ? second : undefined;
  const bodyNodes = nodes.slice((heading ? 1 : 0) + (more ? 1 : 0));
  const names = bodyNodes.flatMap((node) => blockOf(node) ?? []);
  const tone = names.map((name) => blocks[name]?.tone).find((found) => found !== undefined);
  const content = bodyNodes.some(hasPanels(blocks))
    ? [buildSplit(bodyNodes, blocks, build)]
    : groupBlocks(bodyNodes, build);
  const illustrated = bodyNodes.some((node) => onlyPhotoOf(node));
  const layout = {...(tone && {tone}), ...(illustrated && {illustrated: 'yes'})};
  return build('Section', layout, [...(heading ? [buildHead(heading, more, build)] : []), ...content]);
}

/** Puts the form on the left with the text before it; each heading after it begins a panel on the right. */
function buildSplit(nodes: RootContent[], blocks: Blocks, build: Build): RootContent {
  const first = nodes.findIndex(
    (node, index) => node.type === 'heading' && nodes.slice(0, index).some(hasPanels(blocks)),
  );
  const end = first === -1 ? nodes.length : first;
  const panels: RootContent[][] = [];
  for (const node of nodes.slice(end)) {
    if (node.type === 'heading') panels.push([]);
    panels.at(-1)?.push(node);
  }
  return build('Split', {}, [
    ...groupBlocks(nodes.slice(0, end), build),
    ...panels.map(([heading, ...blocks]) =>
      build('Panel', {}, [...(heading ? [heading] : []), ...groupBlocks(blocks, build)]),
    ),
  ]);
}

/**
 * Puts the tag above the heading, which keeps the text after the bar with its formatting. Screen readers list headings,
 * and the text alone would not be clear enough there, so they read the tag too.
 */
function buildHead(heading: Heading, more: RootContent | undefined, build: Build): RootContent {
  const {tag, title} = headingParts(heading);
  if (tag !== undefined)
    heading.children = [span([text(`${tag}: `)], SCREEN_READER_ONLY), ...childrenAfterBar(heading.children)];
  const attributes = {
    ...(tag !== undefined && {tag}),
    ...(countVisibleCharacters(title) > STATEMENT_LENGTH && {statement: 'yes'}),
  };
  return build('SectionHead', attributes, [heading, ...(more ? buildMore(more, build) : [])]);
}

const buildMore = (node: RootContent, build: Build): RootContent[] =>
  (onlyLinksOf(node) ?? []).map((link) => build('ArrowLink', {to: link.url}, link.children as RootContent[]));

function childrenAfterBar(children: PhrasingContent[]): PhrasingContent[] {
  const index = children.findIndex((child) => plainText(child).includes('|'));
  const bar = children[index];
  const following = children.slice(index + 1);
  return bar?.type === 'text' ? [{...bar, value: bar.value.replace(/^[^|]*\|\s*/, '')}, ...following] : following;
}

const hasPanels =
  (blocks: Blocks) =>
  (node: RootContent): boolean =>
    blocks[blockOf(node) ?? '']?.panels === true;

/** Builds a component; the caller records which ones a page uses. */
type Build = (name: string, attributes: Record<string, string>, children: RootContent[]) => MdxJsxFlowElement;

/** Groups consecutive text as prose; blocks, photos and buttons stay separate. */
function groupBlocks(nodes: RootContent[], build: Build): RootContent[] {
  const blocks: RootContent[] = [];
  let prose: RootContent[] = [];
  const close = () => {
    if (prose.length > 0) blocks.push(build('Prose', {}, prose));
    prose = [];
  };
  for (const node of nodes) {
    const photo = onlyPhotoOf(node);
    const block = blockOf(node);
    const links = onlyLinksOf(node);
    if (links) {
      const buttons = links.map((link, index) => buildButton(link, index, build));
      prose.push(build('Buttons', {}, buttons));
    } else if (photo || block !== undefined) {
      close();
      blocks.push(photo ? buildFigure(photo, build) : build(block ?? '', {}, []));
    } else {
      prose.push(node);
    }
  }
  close();
  return blocks;
}

const buildButton = (link: Link, index: number, build: Build) =>
  build(
    'Button',
    {to: link.url, variant: index === 0 ? 'ink' : 'line', ...(link.title ? {more: link.title} : {})},
    link.children,
  );

const buildFigure = ({url, alt, title}: Image, build: Build) =>
  build('Figure', {path: url, alt: alt ?? '', ...(title ? {caption: title} : {})}, []);

export function blockOf(node: RootContent): string | undefined {
  return node.type === 'mdxJsxFlowElement' ? (node.name ?? undefined) : undefined;
}

export function onlyPhotoOf(node: RootContent): Image | undefined {
  const child = node.type === 'paragraph' && node.children.length === 1 ? node.children[0] : undefined;
  return child?.type === 'image' ? child : undefined;
}

export function onlyLinksOf(node: RootContent): Link[] | undefined {
  if (node.type !== 'paragraph') return undefined;
  const blocks = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  // A download is not a page, so its link stays in the text, where the build finds the file.
  const isPage = (child: RootContent) => child.type === 'link' && !child.url.startsWith('/files/');
  return blocks.every(isPage) ? (blocks as Link[]) : undefined;
}
