import type {Image, Link, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

/** Builds a component; the caller records which ones a page uses. */
export type Build = (name: string, attributes: Record<string, string>, children: RootContent[]) => MdxJsxFlowElement;

/** Groups consecutive text as prose; blocks, photos and buttons stay separate. */
export function groupBlocks(nodes: RootContent[], build: Build): RootContent[] {
  const blocks: RootContent[] = [];
  let prose: RootContent[] = [];
  const close = () => {
    if (prose.length > 0) blocks.push(build('Prose', {}, prose));
    prose = [];
  };
  for (const node of nodes) {
    const photo = onlyPhoto(node);
    const block = blockOf(node);
    const links = onlyLinks(node);
    if (links) {
      prose.push(
        build(
          'Buttons',
          {},
          links.map((link, index) => buildButton(link, index, build)),
        ),
      );
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
    {to: link.url, look: index === 0 ? 'ink' : 'line', ...(link.title ? {more: link.title} : {})},
    link.children,
  );

const buildFigure = ({url, alt, title}: Image, build: Build) =>
  build('Figure', {path: url, alt: alt ?? '', ...(title ? {caption: title} : {})}, []);

/** @returns the name of the block that a node is; undefined for other nodes. */
export function blockOf(node: RootContent): string | undefined {
  return node.type === 'mdxJsxFlowElement' ? (node.name ?? undefined) : undefined;
}

export function onlyPhoto(node: RootContent): Image | undefined {
  const child = node.type === 'paragraph' && node.children.length === 1 ? node.children[0] : undefined;
  return child?.type === 'image' ? child : undefined;
}

export function onlyLinks(node: RootContent): Link[] | undefined {
  if (node.type !== 'paragraph') return undefined;
  const blocks = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  // A download is not a page, so its link stays in the text, where the build finds the file.
  const isPage = (child: RootContent) => child.type === 'link' && !child.url.startsWith('/files/');
  return blocks.every(isPage) ? (blocks as Link[]) : undefined;
}
