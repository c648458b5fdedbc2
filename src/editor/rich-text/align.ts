/** Finds the nodes of the original in the current document. */
import type {Node} from 'prosemirror-model';

/** The node of the original that a node comes from, and whether it is unchanged. */
export interface MatchedNode {
  index: number;
  isSame: boolean;
}

const isSame = (a: Node | undefined, b: Node | undefined): boolean => a === b || (a && b ? a.eq(b) : false);

/** @returns the match of each current node: equal nodes first, even if they were moved, then changed ones in order */
export function align(original: readonly Node[], now: readonly Node[]): (MatchedNode | undefined)[] {
  const matches: (MatchedNode | undefined)[] = now.map(() => undefined);
  const most = Math.min(original.length, now.length);
  let start = 0;
  while (start < most && isSame(original[start], now[start])) {
    matches[start] = {index: start, isSame: true};
    start += 1;
  }
  let same = 0;
  while (same < most - start && isSame(original.at(-1 - same), now.at(-1 - same))) {
    same += 1;
    matches[now.length - same] = {index: original.length - same, isSame: true};
  }
  const [oldEnd, newEnd] = [original.length - same, now.length - same];
  const left = new Set(Array.from({length: oldEnd - start}, (_, index) => start + index));
  const between = {original, now: now.slice(0, newEnd), start, left, matches};
  matchMoved(between);
  matchChanged(between);
  return matches;
}

/** The nodes between the equal ends of both versions. */
interface Between {
  original: readonly Node[];
  now: readonly Node[];
  /** The index of the first of them in both. */
  start: number;
  /** The indices of the original nodes that have no match yet. */
  left: Set<number>;
  matches: (MatchedNode | undefined)[];
}

function matchMoved({original, now, start, left, matches}: Between): void {
  const byText = new Map<string, number[]>();
  for (const index of left) {
    const text = original[index]?.textContent ?? '';
    byText.set(text, [...(byText.get(text) ?? []), index]);
  }
  for (let index = start; index < now.length; index += 1) {
    const candidates = byText.get(now[index]?.textContent ?? '') ?? [];
    const found = candidates.find((old) => left.has(old) && isSame(original[old], now[index]));
    if (found === undefined) continue;
    matches[index] = {index: found, isSame: true};
    left.delete(found);
  }
}

/** A changed node comes from the next node of the same kind after the match above. */
function matchChanged({original, now, start, left, matches}: Between): void {
  for (let index = start; index < now.length; index += 1) {
    if (matches[index]) continue;
    const next = (index === 0 ? -1 : (matches[index - 1]?.index ?? -1)) + 1;
    if (!left.has(next) || original[next]?.type !== now[index]?.type) continue;
    matches[index] = {index: next, isSame: false};
    left.delete(next);
  }
}
