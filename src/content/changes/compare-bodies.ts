import {visit} from 'unist-util-visit';
import {PARTS} from '../parts';
import {BODY, goneFrom, OPENING, pairBlocks, pairSections, sectionsOf, type Section} from './blocks';
import {MOVED, type Change, type Replaced} from './compare-fields';
import {textChange, type What} from './texts';

export const SECTIONS_MOVED: What = {kind: 'note', text: 'sections in another order'};

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
  const {pairs, moved} = pairSections(sectionsOf(before), sectionsOf(after));
  const changes = pairs.flatMap((pair) => compareSections(pair.before, pair.after));
  const order: Change[] = moved ? [{place: [OPENING], at: [BODY], what: SECTIONS_MOVED}] : [];
  return [...changes, ...order, ...replacedPhotos(after, replaced)];
}

function compareSections(before: Section | undefined, after: Section | undefined): Change[] {
  const {name, at} = after ?? before ?? {name: OPENING, at: [BODY]};
  const {pairs, moved} = pairBlocks(before?.blocks ?? [], after?.blocks ?? []);
  const changes = pairs
    .filter((pair) => pair.before?.key !== pair.after?.key)
    .map(({before: old, after: now}): Change => ({
      place: [name],
      at: now?.at ?? (old ? goneFrom(at, old) : at),
      what: textChange(old?.text, now?.text),
    }));
  return moved ? [...changes, {place: [name], at, what: MOVED}] : changes;
}

function replacedPhotos(source: string, replaced: Replaced): Change[] {
  const changes: Change[] = [];
  for (const {name, blocks} of sectionsOf(source)) {
    for (const {node, at} of blocks) {
      if (!node) continue;
      visit(node, 'image', ({url}) => {
        const text = `replaced (${url})`;
        if (replaced.has(url)) changes.push({place: [name, 'photo'], at, what: {kind: 'note', text}});
      });
    }
  }
  return changes;
}
