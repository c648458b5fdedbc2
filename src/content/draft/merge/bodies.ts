/** Joins what two have changed in the body of a page, block by block. */
import {diffArrays} from 'diff';
import {blocksOf, writeEdit} from '../../write';
import type {Decide, Three} from './three';

/** Some blocks of a body, and what took their place. */
interface Hunk {
  from: number;
  to: number;
  blocks: string[];
}

function hunks(before: string[], after: string[]): Hunk[] {
  const found: Hunk[] = [];
  let from = 0;
  for (const {added, removed, value} of diffArrays(before, after)) {
    const last = found.at(-1);
    const touches = last?.to === from && (added || removed);
    if (removed) {
      if (touches) last.to += value.length;
      else found.push({from, to: from + value.length, blocks: []});
    } else if (added) {
      if (touches) last.blocks.push(...value);
      else found.push({from, to: from, blocks: [...value]});
    }
    if (!added) from += value.length;
  }
  return found;
}

const growth = (all: readonly Hunk[]) => all.reduce((sum, {from, to, blocks}) => sum + blocks.length - (to - from), 0);

const words = (blocks: readonly string[]) => blocks.join('\n\n');

/** @returns the file as it stands now, its top block merged already, with the draft's changes of the body. */
export function mergeBodies(file: string, three: Three<string>, text: string, decide: Decide): string {
  const blocks = (source = '') => blocksOf(source).map((block) => block.text);
  const [base, theirs] = [blocks(three.base), blocks(three.theirs)];
  const taken = hunks(base, theirs);
  let merged = text;
  // From the end, so that the blocks above keep their places.
  for (const hunk of hunks(base, blocks(three.ours)).toReversed()) {
    if (taken.some((one) => JSON.stringify(one) === JSON.stringify(hunk))) continue;
    const met = taken.filter(({from, to}) => from < hunk.to && hunk.from < to);
    const from = Math.min(...[hunk, ...met].map((one) => one.from));
    const to = Math.max(...[hunk, ...met].map((one) => one.to));
    const ours = [...base.slice(from, hunk.from), ...hunk.blocks, ...base.slice(hunk.to, to)];
    const start = from + growth(taken.filter((one) => one.to <= hunk.from));
    const end = start + to - from + growth(met);
    const three = {base: words(base.slice(from, to)), theirs: words(theirs.slice(start, end)), ours: words(ours)};
    if (met.length > 0 && decide({kind: 'body', ...three}) === 'theirs') continue;
    merged = withBlocks(file, merged, start, end, words(ours));
  }
  return merged;
}

/** @returns the file with other words in place of the blocks from one to another. */
function withBlocks(file: string, text: string, from: number, to: number, words: string): string {
  const all = blocksOf(text);
  const [first, last] = [all[from], all[to - 1]];
  if (from < to && first && last) {
    return writeEdit(file, text, {kind: 'body', first: first.first, last: last.last, text: words});
  }
  const place = first?.first ?? (all.at(-1)?.last ?? text.split('\n').length - 1) + 1;
  return writeEdit(file, text, {kind: 'body', first: place, last: place - 1, text: words});
}
