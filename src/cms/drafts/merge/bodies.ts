/** Merges the changes of two people in the body of a page, block by block. */
import {diff3Merge, diffIndices} from 'node-diff3';
import {blocksOf} from '../../edit/body';
import {writeEdit} from '../../edit/write-edit';
import type {SiteDefinition} from '../../definition/site-definition';
import type {Decide, Three} from './three';

/** @returns the current file, whose front matter is merged already, with the draft's changes to the body. */
export function mergeBodies(
  definition: SiteDefinition,
  file: string,
  three: Three<string>,
  text: string,
  decide: Decide,
): string {
  const blocks = (source = '') => blocksOf(source).map((block) => block.text);
  const theirs = blocks(three.theirs);
  const wanted = mergeBlocks({base: blocks(three.base), theirs, ours: blocks(three.ours)}, decide);
  // From the end, so that the lines of earlier blocks stay valid.
  return diffIndices(theirs, wanted).reduceRight(
    (merged, {buffer1: [start, length], buffer2Content}) =>
      withBlocks(definition, file, merged, start, start + length, words(buffer2Content)),
    text,
  );
}

const words = (blocks: readonly string[]) => blocks.join('\n\n');

function mergeBlocks({base, theirs, ours}: Required<Three<string[]>>, decide: Decide): string[] {
  const regions = diff3Merge(withSeams(base, theirs), withSeams(base, base), withSeams(base, ours));
  return regions.flatMap(({ok = [], conflict}) => {
    if (!conflict) return withoutSeams(ok);
    const [before, taken, own] = [conflict.o, conflict.a, conflict.b].map(withoutSeams) as [
      string[],
      string[],
      string[],
    ];
    // Both keep their new blocks at the same place.
    if (before.length === 0) return [...taken, ...own];
    const choice = decide({kind: 'body', base: words(before), theirs: words(taken), ours: words(own)});
    return typeof choice === 'object' ? [choice.text] : choice === 'theirs' ? taken : own;
  });
}

/** A block, or a seam between two blocks. */
type Part = string | number;

const withoutSeams = (parts: Part[]) => parts.filter((part) => typeof part === 'string');

/**
 * Puts two seams before each block and at the end, because diff3 treats changes of neighbouring blocks as one conflict.
 * A replaced block follows its second seam; an added block is between the two seams.
 */
function withSeams(base: string[], blocks: string[]): Part[] {
  const added = new Map<number, string[]>();
  const replaced = new Map<number, {end: number; by: string[]}>();
  for (const {buffer1, buffer2Content} of diffIndices(base, blocks)) {
    const [start, length] = buffer1;
    if (length === 0) added.set(start, buffer2Content);
    else replaced.set(start, {end: start + length, by: buffer2Content});
  }
  const parts: Part[] = [];
  let position = 0;
  while (position <= base.length) {
    const {end, by} = replaced.get(position) ?? {end: position + 1, by: base.slice(position, position + 1)};
    parts.push(2 * position, ...(added.get(position) ?? []), 2 * position + 1, ...by);
    position = end;
  }
  return parts;
}

/** @returns the file with new text in place of some blocks. */
function withBlocks(
  definition: SiteDefinition,
  file: string,
  text: string,
  from: number,
  to: number,
  content: string,
): string {
  const all = blocksOf(text);
  const [first, last] = [all[from], all[to - 1]];
  if (from < to && first && last) {
    return writeEdit(definition, file, text, {kind: 'body', first: first.first, last: last.last, text: content});
  }
  const index = first?.first ?? (all.at(-1)?.last ?? text.split('\n').length - 1) + 1;
  return writeEdit(definition, file, text, {kind: 'body', first: index, last: index - 1, text: content});
}
