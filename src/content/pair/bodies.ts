/** Which section, paragraph, list and so on of a body is which in another version of it. */
import type {Root, RootContent} from 'mdast';
import {slug} from '../../shared/slug';
import {GONE} from '../fields/identity';
import {parseBody} from '../read/body';
import {wordsOf} from '../read/headings';
import {pairUp} from './sequences';
import {alikeTexts, tidy} from './texts';

/** A paragraph, list or heading of a body. */
export interface Block {
  /** Its meaning: equal for two blocks that look the same on the page, however they are written. */
  key: string;
  /** Its Markdown on one line. */
  text: string;
  node?: RootContent;
  /** The names that lead to it: those of its section and its position there, from 0. */
  at: string[];
}

/** A heading of the second level and what stands below it, or what stands above the first one. */
export interface Section {
  /** The tag of its heading; nothing above the first one. */
  tag?: string;
  at: string[];
  blocks: Block[];
}

/** A block before and now. */
export interface PairedBlock {
  /** The names that lead to it now. */
  at: string[];
  before?: Block;
  after?: Block;
  /** It stands elsewhere among those that stayed. */
  moved: boolean;
}

/** A section before and now. */
export interface PairedSection {
  at: string[];
  before?: Section;
  after?: Section;
  moved: boolean;
  blocks: PairedBlock[];
}

/** The first name of all that stands below the top block. */
export const BODY = 'body';

/** @returns the sections of a body in their order; none for a body that is empty */
export function sectionsOf(source: string): Section[] {
  let section: Section = {at: [BODY], blocks: []};
  const sections = [section];
  for (const block of blocksIn(source)) {
    const {node} = block;
    if (node?.type === 'heading' && node.depth === 2) {
      const {tag, claim} = wordsOf(node);
      section = {tag: tidy(block.text.split('|')[0] ?? ''), at: [BODY, slug(tag ?? claim)], blocks: []};
      sections.push(section);
    }
    section.blocks.push({...block, at: [...section.at, String(section.blocks.length)]});
  }
  return sections.filter(({blocks}) => blocks.length > 0);
}

/**
 * @param source a whole file
 * @param now the same file as it is now, where `source` is a state before: a block keeps the name that it has now
 * @returns how a preview names each block of its body, in their order: `body.our-offer.2`
 */
export function blockPlaces(source: string, now = source): string[] {
  const names = new Map(
    pairBodies(source, now).flatMap(({blocks}) =>
      blocks.flatMap(({at, before}) => (before ? [[before.at.join('.'), at.join('.')] as const] : [])),
    ),
  );
  return sectionsOf(source).flatMap(({blocks}) => blocks.map(({at}) => names.get(at.join('.')) ?? at.join('.')));
}

/** Pairs the sections and blocks of two whole files. */
export function pairBodies(before: string, after: string): PairedSection[] {
  const pairs = pairUp(sectionsOf(before), sectionsOf(after), {
    key: ({tag}) => tag ?? '',
    isEdit: (old, now) => now.blocks.some(({key}) => old.blocks.some((block) => block.key === key)),
  });
  return pairs.map((pair) => {
    const at = (pair.after ?? pair.before)?.at ?? [];
    return {...pair, at, blocks: pairBlocks(pair.before?.blocks ?? [], pair.after?.blocks ?? [], at)};
  });
}

function pairBlocks(before: Block[], after: Block[], section: string[]): PairedBlock[] {
  const isOneKind = (old: Block, now: Block) => old.node?.type === now.node?.type;
  const pairs = pairUp(before, after, {
    key: ({key}) => key,
    isEdit: (old, now) => isOneKind(old, now) && alikeTexts(old.text, now.text),
    canReplace: isOneKind,
  });
  return pairs.map((pair) => ({
    ...pair,
    at: pair.after?.at ?? [...section, `${GONE}${pair.before?.at.at(-1) ?? ''}`],
  }));
}

/** A body that cannot be read, because it holds a flaw, is compared as it was written. */
function blocksIn(source: string): Omit<Block, 'at'>[] {
  let parsed: {tree: Root; text: string};
  try {
    parsed = parseBody(source);
  } catch {
    return source.split(/\n\s*\n/).map((block) => ({key: tidy(block), text: tidy(block)}));
  }
  return parsed.tree.children.map((node) => ({
    key: meaning(node),
    text: tidy(parsed.text.slice(node.position?.start.offset, node.position?.end.offset).replace(/^#+ /, '')),
    node,
  }));
}

const meaning = (node: RootContent) =>
  JSON.stringify(node, (key, value: unknown) => {
    if (key === 'position') return undefined;
    return key === 'value' && typeof value === 'string' ? tidy(value) : value;
  });
