/** The document back to Markdown. A node that equals one of the original is written as its own old text. */
import {Fragment, type Node} from 'prosemirror-model';
import {spliceBetween} from '../../cms/edit';
import {align, type MatchedNode} from './align';
import {alignedTableOf, listWithMarker, markdownOf} from './markdown';
import {read, type Original} from './read';
import {isList, nodes} from './schema';
import {tidy} from './tidy';

const EMPTY_LINE = '\n\n';

/** @returns the body of the page: the old text of all that is the same, and new text for what is not */
export function write(doc: Node, original: Original): string {
  const {children, slices, gaps, text} = original;
  const now = doc.children;
  const most = Math.min(children.length, now.length);
  let [above, below] = [0, 0];
  while (above < most && children[above] === now[above]) above += 1;
  while (below < most - above && children.at(-1 - below) === now.at(-1 - below)) below += 1;
  if (above === children.length && now.length === above) return text;
  // One unchanged node on each side decides about the gaps; the rest of a long text is taken as it is.
  const [lead, trail] = [Math.max(0, above - 1), Math.max(0, below - 1)];
  const last = children.length - trail;
  if (lead + trail === 0 || last <= lead) return writeBlocks(doc, original).text;
  const part = {
    text: '',
    children: children.slice(lead, last),
    slices: slices.slice(lead, last),
    gaps: gaps.slice(lead, last + 1),
  };
  const {starts} = indexOf(original);
  const middle = writeBlocks(doc.copy(Fragment.fromArray(now.slice(lead, now.length - trail))), part).text;
  const from = (starts[lead] ?? 0) - (gaps[lead]?.length ?? 0);
  return text.slice(0, from) + middle + text.slice(last < children.length ? starts[last] : text.length);
}

/** The first and the last line of each top-level node, counted from 1; an empty paragraph has none. */
export type BlockLines = readonly (readonly [first: number, last: number])[];

interface WrittenBody {
  text: string;
  lines: () => BlockLines;
}

export function writeBlocks(doc: Node, original: Original): WrittenBody {
  const {isOld} = indexOf(original);
  const {children, gaps, slices} = original;
  const now = doc.children.filter((node) => isOld(node) || node.type === nodes.block || markdownOf(node) !== '');
  const matches = align(children, now);
  const out: WrittenBlock[] = [];
  for (const [index, node] of now.entries()) {
    const [match, before] = [matches[index], matches[index - 1]];
    const above = now[index - 1];
    const gap = above ? gapBetween(above, before, match, gaps) : children.length === 0 ? '\n' : (gaps[0] ?? '');
    const old = match && children[match.index];
    const slice = match && slices[match.index];
    const text = match?.isSame === true && slice !== undefined ? slice : writeChanged(node, old, slice);
    const isTouching = above !== undefined && isList(node) && above.type === node.type;
    out.push({gap, text: isTouching ? withOtherMarker(node, text, out.at(-1)?.text ?? '') : text});
  }
  return {text: joinBlocks(out, original), lines: () => linesOf(doc, now, out)};
}

interface WrittenBlock {
  gap: string;
  text: string;
}

function joinBlocks(out: readonly WrittenBlock[], {children, gaps, text}: Original): string {
  if (out.length === 0) return children.length === 0 ? text : '\n';
  const tail = children.length === 0 ? '\n' : (gaps.at(-1) ?? '');
  return out.map((block) => block.gap + block.text).join('') + tail;
}

type Match = MatchedNode | undefined;

function gapBetween(above: Node, before: Match, match: Match, gaps: readonly string[]): string {
  const isNext = match !== undefined && (before === undefined || before.index === match.index - 1);
  const known = isNext ? (gaps[match.index] ?? '') : '';
  const gap = known === '' ? EMPTY_LINE : known;
  const isClose = !/\n[ \t]*\n/.test(gap);
  // Only after a heading may the next block begin without an empty line.
  const mayBeClose =
    (above.type === nodes.heading && before !== undefined) || (before?.isSame === true && match?.isSame === true);
  return isClose && !mayBeClose ? EMPTY_LINE : gap;
}

const LIST_MARKER = /^(?:[-*+]|\d+([.)]))/;

/** Two lists that touch need different markers, or readers of the file see one. */
function withOtherMarker(node: Node, text: string, above: string): string {
  const [own, before] = [LIST_MARKER.exec(text), LIST_MARKER.exec(above)];
  if (!own || !before || (own[1] ?? own[0]) !== (before[1] ?? before[0])) return text;
  return listWithMarker(node, {bullet: before[0] === '*' ? '+' : '*', ordered: before[1] === '.' ? ')' : '.'});
}

interface OriginalIndex {
  isOld: (node: Node) => boolean;
  /** The offset of each node in the text. */
  starts: readonly number[];
}

const indexes = new WeakMap<Original, OriginalIndex>();

function indexOf(original: Original): OriginalIndex {
  const cached = indexes.get(original);
  if (cached) return cached;
  let end = 0;
  const starts = original.slices.map((slice, index) => {
    const start = end + (original.gaps[index]?.length ?? 0);
    end = start + slice.length;
    return start;
  });
  const old = new Set(original.children);
  const index = {isOld: (node: Node) => old.has(node), starts};
  indexes.set(original, index);
  return index;
}

function linesOf(doc: Node, now: readonly Node[], out: readonly WrittenBlock[]): BlockLines {
  let [line, next] = [1, 0];
  return doc.children.map((node) => {
    const block = out[next];
    if (!block || node !== now[next]) return [0, -1];
    next += 1;
    const first = line + countLineEnds(block.gap);
    line = first + countLineEnds(block.text);
    return [first, line];
  });
}

const countLineEnds = (text: string): number => text.split('\n').length - 1;

/** Writes a changed node, with the old lines that say the same, so that a wrapped paragraph stays wrapped. */
function writeChanged(node: Node, old: Node | undefined, slice: string | undefined): string {
  const text = markdownOf(node);
  if (!old || slice === undefined) return text;
  const before = markdownOf(old);
  if (before === slice) return text;
  if (node.type === nodes.table && alignedTableOf(old) === slice) return alignedTableOf(node);
  const kept = node.type === nodes.paragraph ? keepLineEnds(before, text, slice) : keepLines(before, text, slice);
  return kept !== undefined && kept !== text && isFaithful(node, kept) ? kept : text;
}

/** Changes only the new characters, if the old text differs only in characters of the same meaning, such as line ends. */
function keepLineEnds(before: string, now: string, slice: string): string | undefined {
  if (slice.length !== before.length) return undefined;
  const {from, to, text} = spliceBetween(before, now);
  return slice.slice(0, from) + text + slice.slice(to);
}

/** Keeps the old lines around the changed ones. */
function keepLines(before: string, now: string, slice: string): string | undefined {
  const [a, b, own] = [before.split('\n'), now.split('\n'), slice.split('\n')];
  if (own.length !== a.length) return undefined;
  const most = Math.min(a.length, b.length);
  let from = 0;
  while (from < most && a[from] === b[from]) from += 1;
  let same = 0;
  while (same < most - from && a.at(-1 - same) === b.at(-1 - same)) same += 1;
  return [...own.slice(0, from), ...b.slice(from, b.length - same), ...own.slice(own.length - same)].join('\n');
}

/** @returns whether the text, read again, is the same words with the same look */
function isFaithful(node: Node, text: string): boolean {
  const clean = tidy(node);
  const [again, ...others] = read(text).doc.children;
  if (!clean || !again || others.length > 0) return false;
  return again.eq(clean) || tidy(again)?.eq(clean) === true;
}
