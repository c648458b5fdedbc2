/** Matches the sections, paragraphs, lists and so on of two versions of a body. */
import type {Nodes, Parents, Heading, Root, RootContent} from 'mdast';
import {slug} from '../../shared/slug';
import {REMOVED_PREFIX} from '../schema/meta';
import {parseBody} from '../parse/body';
import {headingParts} from '../parse/headings';
import {matchSequences} from './sequences';
import {areSimilarTexts, collapseWhitespace} from './texts';

interface BodyBlock {
  /** Equal for two blocks that look the same on the page, regardless of their Markdown. */
  key: string;
  /** Its Markdown on one line. */
  text: string;
  node?: RootContent;
  /** Its path: the names of its section, and its index there. */
  path: string[];
}

/** A section: a second-level heading and the content below it, or the content above the first one. */
export interface BodySection {
  /** The tag of its heading; undefined above the first heading. */
  tag?: string;
  path: string[];
  blocks: BodyBlock[];
}

interface BlockPair {
  path: string[];
  before?: BodyBlock;
  after?: BodyBlock;
  /** Whether it moved among the blocks that both versions have. */
  moved: boolean;
}

export interface DiffSection {
  path: string[];
  before?: BodySection;
  after?: BodySection;
  moved: boolean;
  blocks: BlockPair[];
}

/** The first name in every path below the front matter. */
export const BODY = 'body';

/** @returns the path of each block of a body, in their order: `body`, the section, the index there. */
export function blockPaths(nodes: readonly (RootContent | undefined)[]): string[][] {
  let [section, first] = [[BODY], 0];
  return nodes.map((node, index) => {
    if (node && startsSection(node)) {
      const {tag, title} = headingParts(node);
      [section, first] = [[BODY, slug(tag ?? title)], index];
    }
    return [...section, String(index - first)];
  });
}

const startsSection = (node: RootContent): node is Heading => node.type === 'heading' && node.depth === 2;

export function bodySections(source: string): BodySection[] {
  const blocks = blocksIn(source);
  const names = blockPaths(blocks.map(({node}) => node));
  const sections: BodySection[] = [];
  for (const [index, block] of blocks.entries()) {
    const path = names[index] ?? [];
    const opens = block.node !== undefined && startsSection(block.node);
    const tag = opens ? collapseWhitespace(block.text.split('|')[0] ?? '') : undefined;
    if (opens || index === 0) sections.push({tag, path: path.slice(0, -1), blocks: []});
    sections.at(-1)?.blocks.push({...block, path});
  }
  return sections;
}

export function diffBodies(before: string, after: string): DiffSection[] {
  const pairs = matchSequences(bodySections(before), bodySections(after), {
    key: ({tag}) => tag ?? '',
    isEdit: (old, now) => now.blocks.some(({key}) => old.blocks.some((block) => block.key === key)),
  });
  return pairs.map((pair) => {
    const path = (pair.after ?? pair.before)?.path ?? [];
    return {...pair, path, blocks: diffBlocks(pair.before?.blocks ?? [], pair.after?.blocks ?? [], path)};
  });
}

function diffBlocks(before: BodyBlock[], after: BodyBlock[], section: string[]): BlockPair[] {
  const isOneKind = (old: BodyBlock, now: BodyBlock) => old.node?.type === now.node?.type;
  const pairs = matchSequences(before, after, {
    key: ({key}) => key,
    isEdit: (old, now) => isOneKind(old, now) && areSimilarTexts(old.text, now.text),
    canReplace: isOneKind,
  });
  return pairs.map((pair) => ({
    ...pair,
    path: pair.after?.path ?? [...section, `${REMOVED_PREFIX}${pair.before?.path.at(-1) ?? ''}`],
  }));
}

/** Compares a body that cannot be parsed, because of a syntax error, as plain lines. */
function blocksIn(source: string): Omit<BodyBlock, 'path'>[] {
  let parsed: {tree: Root; text: string};
  try {
    parsed = parseBody(source);
  } catch {
    return source.split(/\n\s*\n/).map((block) => ({key: collapseWhitespace(block), text: collapseWhitespace(block)}));
  }
  return parsed.tree.children.map((node) => ({
    key: contentKey(node),
    text: collapseWhitespace(readableText(node, parsed.text)),
    node,
  }));
}

const sourceOf = ({position}: Nodes, source: string): string =>
  source.slice(position?.start.offset, position?.end.offset);

/** @returns the text of a block as people write it in a sentence: without the characters of headings, lists and tables */
function readableText(node: RootContent, source: string): string {
  const inner = ({children}: Parents) => children.map((child) => sourceOf(child, source)).join(' ');
  if (node.type === 'table') return node.children.map(({children}) => children.map(inner).join(', ')).join('; ');
  if (node.type === 'list') return node.children.map(inner).join('; ');
  return sourceOf(node, source).replace(/^#+ /, '');
}

const contentKey = (node: RootContent) =>
  JSON.stringify(node, (key, value: unknown) => {
    if (key === 'position') return undefined;
    return key === 'value' && typeof value === 'string' ? collapseWhitespace(value) : value;
  });
