import type {Root, RootContent} from 'mdast';
import {diffArrays} from 'diff';
import {visit} from 'unist-util-visit';
import {slug} from '../../shared/slug';
import {parseBody} from '../read/body';
import {PARTS} from '../parts';
import type {Change, Replaced, Where} from './compare-fields';
import {pairUp} from './match-entries';
import {textChange, tidy, type What} from './texts';

/** A paragraph, list or heading of a body. */
interface Block {
  /** Its meaning: equal for two blocks that look the same on the page, however they are written. */
  key: string;
  /** Its Markdown on one line. */
  text: string;
  node?: RootContent;
}

interface Section {
  /** The tag of its heading. */
  name: string;
  blocks: Block[];
}

/** What the words before the first heading are called. */
const OPENING = 'text';

export const SECTIONS_MOVED: What = {kind: 'note', text: 'sections in another order'};

/** How the words of a preview name what stands below the top block. */
const BODY = 'body';

/** @returns how they name a section of it. */
const atOf = (section: string): string[] => [BODY, section === OPENING ? '' : slug(section)];

/** @returns for every list that a part of the body shows the name of the section in which it stands. */
export function sectionNames(source: string): Map<string, string> {
  const names = new Map<string, string>();
  for (const {name, blocks} of sectionsOf(source)) {
    for (const {node} of blocks) {
      if (name === OPENING || node?.type !== 'mdxJsxFlowElement' || node.name === null) continue;
      names.set(PARTS[node.name]?.shows ?? node.name.toLowerCase(), name);
    }
  }
  return names;
}

/**
 * Compares two bodies, section by section and paragraph by paragraph.
 * @param before @param after whole files
 * @returns every difference that shows; line breaks and other ways to write the same Markdown do not count
 */
export function compareBodies(before: string, after: string, replaced: Replaced): Change[] {
  const {pairs, moved} = pairUp(
    sectionsOf(before),
    sectionsOf(after),
    ({name}) => name,
    (old, now) => now.blocks.some(({key}) => old.blocks.some((block) => block.key === key)),
  );
  const changes = pairs.flatMap(({before: old, after: now}) => {
    const name = (now ?? old)?.name ?? OPENING;
    return compareBlocks(old?.blocks ?? [], now?.blocks ?? [], {place: [name], at: atOf(name)});
  });
  const order: Change[] = moved ? [{place: [OPENING], at: [BODY], what: SECTIONS_MOVED}] : [];
  return [...changes, ...order, ...replacedPhotos(after, replaced)];
}

function compareBlocks(before: Block[], after: Block[], where: Where): Change[] {
  const changes: Change[] = [];
  const runs = diffArrays(before, after, {comparator: (old, now) => old.key === now.key});
  for (const [index, run] of runs.entries()) {
    const next = runs[index + 1];
    if (run.removed) changes.push(...compareRuns(run.value, next?.added ? next.value : [], where));
    else if (run.added && !runs[index - 1]?.removed) changes.push(...compareRuns([], run.value, where));
  }
  return changes;
}

/** Paragraphs that stand in each other's place: one by one where there are as many, else the whole run. */
function compareRuns(before: Block[], after: Block[], where: Where): Change[] {
  if (before.length !== after.length) return [{...where, what: textChange(joined(before), joined(after))}];
  return before.map(({text}, index) => ({...where, what: textChange(text, after[index]?.text)}));
}

const joined = (blocks: Block[]) => (blocks.length === 0 ? undefined : blocks.map(({text}) => text).join(' '));

function replacedPhotos(source: string, replaced: Replaced): Change[] {
  const changes: Change[] = [];
  for (const {name, blocks} of sectionsOf(source)) {
    for (const {node} of blocks) {
      if (!node) continue;
      visit(node, 'image', ({url}) => {
        const text = `replaced (${url})`;
        if (replaced.has(url)) changes.push({place: [name, 'photo'], at: atOf(name), what: {kind: 'note', text}});
      });
    }
  }
  return changes;
}

function sectionsOf(source: string): Section[] {
  let section: Section = {name: OPENING, blocks: []};
  const sections = [section];
  for (const block of blocksOf(source)) {
    if (block.node?.type === 'heading' && block.node.depth === 2) {
      section = {name: tidy(block.text.split('|')[0] ?? ''), blocks: []};
      sections.push(section);
    }
    section.blocks.push(block);
  }
  return sections.filter(({blocks}) => blocks.length > 0);
}

/** A body that cannot be read, because it holds a flaw, is compared as it was written. */
function blocksOf(source: string): Block[] {
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
