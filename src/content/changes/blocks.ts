/** The paragraphs, lists, headings and so on of a body, and how a preview names each of them. */
import type {Root, RootContent} from 'mdast';
import {slug} from '../../shared/slug';
import {parseBody} from '../read/body';
import {wordsOf} from '../read/headings';
import {GONE} from '../fields/identity';
import {pairUp} from './match-entries';
import {alikeTexts, tidy} from './texts';

/** A paragraph, list or heading of a body. */
export interface Block {
  /** Its meaning: equal for two blocks that look the same on the page, however they are written. */
  key: string;
  /** Its Markdown on one line. */
  text: string;
  node?: RootContent;
  /** Its place in the file: the address of its section and its position there, from 0. */
  at: string[];
}

/** A heading of the second level and what stands below it, or what stands above the first one. */
export interface Section {
  /** The tag of its heading. */
  name: string;
  /** How a preview names it. */
  at: string[];
  blocks: Block[];
}

/** A block or section before and now. */
interface Pair<T> {
  before?: T;
  after?: T;
}

/** What the words before the first heading are called. */
export const OPENING = 'text';

/** How the words of a preview name what stands below the top block. */
export const BODY = 'body';

/** @returns the sections of a body in their order; none for a body that is empty */
export function sectionsOf(source: string): Section[] {
  let section: Section = {name: OPENING, at: [BODY], blocks: []};
  const sections = [section];
  for (const block of blocksOf(source)) {
    const {node} = block;
    if (node?.type === 'heading' && node.depth === 2) {
      const {tag, claim} = wordsOf(node);
      section = {name: tidy(block.text.split('|')[0] ?? ''), at: [BODY, slug(tag ?? claim)], blocks: []};
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
  const sections = sectionsOf(source);
  const names = new Map<Block, string[]>();
  for (const {before, after} of pairSections(sections, sectionsOf(now)).pairs) {
    const at = (after ?? before)?.at ?? [];
    for (const pair of pairBlocks(before?.blocks ?? [], after?.blocks ?? []).pairs) {
      if (pair.before) names.set(pair.before, pair.after?.at ?? goneFrom(at, pair.before));
    }
  }
  return sections.flatMap(({blocks}) => blocks.map((block) => (names.get(block) ?? block.at).join('.')));
}

/** @returns how a preview names a block that a section no longer has */
export const goneFrom = (section: string[], {at}: Block): string[] => [...section, `${GONE}${at.at(-1) ?? ''}`];

/** @returns which section was which, and whether they stand in another order */
export const pairSections = (before: Section[], after: Section[]) =>
  pairUp(
    before,
    after,
    ({name}) => name,
    (old, now) => now.blocks.some(({key}) => old.blocks.some((block) => block.key === key)),
  );

/** @returns which block of a section was which, and whether those that stayed stand in another order */
export function pairBlocks(before: Block[], after: Block[]): {pairs: Pair<Block>[]; moved: boolean} {
  const isOneKind = (old: Block, now: Block) => old.node?.type === now.node?.type;
  const {pairs, moved} = pairUp(
    before,
    after,
    ({key}) => key,
    (old, now) => isOneKind(old, now) && alikeTexts(old.text, now.text),
  );
  // As many as are left behind one that stayed stand in each other's place.
  const stayed = new Map(pairs.flatMap(({before: old, after: now}) => (old && now ? [[now, old] as const] : [])));
  const behind = (all: Block[], block: Block, stays: (one: Block) => Block | undefined) =>
    all.slice(0, all.indexOf(block)).map(stays).findLast(Boolean);
  const gone = pairs.flatMap(({before: old, after: now}) => (old && !now ? old : []));
  const come = after.filter((block) => !stayed.has(block));
  const kept = new Set(stayed.values());
  const goneBehind = (last: Block | undefined) =>
    gone.filter((old) => behind(before, old, (one) => (kept.has(one) ? one : undefined)) === last);
  const comeBehind = (last: Block | undefined) =>
    come.filter((now) => behind(after, now, (one) => stayed.get(one)) === last);
  for (const last of [undefined, ...kept]) {
    const [were, are] = [goneBehind(last), comeBehind(last)];
    if (were.length !== are.length) continue;
    for (const [index, now] of are.entries()) {
      const old = were[index];
      if (old && isOneKind(old, now)) stayed.set(now, old);
    }
  }
  const left = new Set(stayed.values());
  return {
    pairs: [
      ...after.map((block) => ({before: stayed.get(block), after: block})),
      ...gone.filter((block) => !left.has(block)).map((block) => ({before: block})),
    ],
    moved,
  };
}

/** A body that cannot be read, because it holds a flaw, is compared as it was written. */
function blocksOf(source: string): Omit<Block, 'at'>[] {
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
