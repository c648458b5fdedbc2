import type {Heading, PhrasingContent, RootContent} from 'mdast';
import {plainText, wordsOf} from '../parse';
import type {Blocks} from '../definition/block';
import {lettersIn} from '../../shared/letters';
import {groupBlocks, onlyLinks, onlyPhoto, blockOf, type Build} from './blocks';

/** Longer headings, in characters, are smaller and use the full width. */
const STATEMENT_LENGTH = 48;

/**
 * Groups the body of a page into sections: each `## Tag | Heading` begins one, and a band is separate.
 * @param nodes the body from the Markdown parser
 * @returns sections and bands in their order
 */
export function groupSections(nodes: RootContent[], blocks: Blocks, build: Build): RootContent[] {
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
      if (opensSection(node, section, blocks)) close();
      section.push(node);
    }
  }
  close();
  return result;
}

/** Beside a form, a heading without a tag begins a panel instead of a section. */
function opensSection(node: RootContent, section: RootContent[], blocks: Blocks): boolean {
  if (node.type !== 'heading' || node.depth !== 2) return false;
  return wordsOf(node).tag !== undefined || !section.some(hasPanels(blocks));
}

function buildSection(nodes: RootContent[], blocks: Blocks, build: Build): RootContent {
  const [first, second] = nodes;
  const heading = first?.type === 'heading' && first.depth === 2 ? first : undefined;
  const links = heading && second ? onlyLinks(second) : undefined;
  const more = links?.length === 1 ? second : undefined;
  const rest = nodes.slice((heading ? 1 : 0) + (more ? 1 : 0));
  const names = rest.flatMap((node) => blockOf(node) ?? []);
  const tone = names.map((name) => blocks[name]?.tone).find((found) => found !== undefined);
  const content = rest.some(hasPanels(blocks)) ? [buildSplit(rest, blocks, build)] : groupBlocks(rest, build);
  const illustrated = rest.some((node) => onlyPhoto(node));
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
    ...panels.map(([heading, ...rest]) =>
      build('Panel', {}, [...(heading ? [heading] : []), ...groupBlocks(rest, build)]),
    ),
  ]);
}

/**
 * Puts the tag above the heading, which keeps the text after the bar with its formatting. Screen readers list headings,
 * and the text alone would say too little there, so they read the tag too.
 */
function buildHead(heading: Heading, more: RootContent | undefined, build: Build): RootContent {
  const {tag, claim} = wordsOf(heading);
  if (tag !== undefined) heading.children = [unseen(`${tag}: `), ...behindBar(heading.children)];
  const attributes = {...(tag !== undefined && {tag}), ...(lettersIn(claim) > STATEMENT_LENGTH && {statement: 'yes'})};
  return build('SectionHead', attributes, [heading, ...(more ? buildMore(more, build) : [])]);
}

const buildMore = (node: RootContent, build: Build): RootContent[] =>
  (onlyLinks(node) ?? []).map((link) => build('ArrowLink', {to: link.url}, link.children as RootContent[]));

const unseen = (value: string): PhrasingContent => ({
  type: 'emphasis',
  data: {hName: 'span', hProperties: {className: ['srOnly']}},
  children: [{type: 'text', value}],
});

function behindBar(children: PhrasingContent[]): PhrasingContent[] {
  const index = children.findIndex((child) => plainText(child).includes('|'));
  const bar = children[index];
  const rest = children.slice(index + 1);
  return bar?.type === 'text' ? [{...bar, value: bar.value.replace(/^[^|]*\|\s*/, '')}, ...rest] : rest;
}

const hasPanels =
  (blocks: Blocks) =>
  (node: RootContent): boolean =>
    blocks[blockOf(node) ?? '']?.panels === true;
