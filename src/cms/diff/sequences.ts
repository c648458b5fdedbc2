import {diffArrays} from 'diff';
import {groupBy} from '../values/values';

/** An item in both versions. A new one has no `before`; a deleted one has no `after`. */
export interface Pair<T> {
  before?: T;
  after?: T;
  /** Whether it moved among the items that both versions have. */
  moved: boolean;
}

/** With more differences than this, lists are matched by keys only, regardless of order. */
const MAX_DIFFERENCES = 1000;
/** The maximum number of checks whether one item is an edit of another, because each takes time. */
const MAX_EDIT_CHECKS = 400;
/** The maximum number of pairs to look at, of a new and a deleted item after the same neighbour. */
const MAX_CANDIDATES = 10_000;

interface MatchRules<T> {
  key: (entry: T) => string;
  isEdit?: (before: T, after: T) => boolean;
  /** Whether an added item may replace a deleted one. It is asked only where as many items were deleted as added. */
  canReplace?: (before: T, after: T) => boolean;
}

/** Two versions of a list, and the matches found so far, by their positions. */
interface Matching<T> {
  before: readonly T[];
  after: readonly T[];
  partners: Map<number, number>;
  /** The items before that have no partner. */
  left: Set<number>;
}

function pair<T>({partners, left}: Matching<T>, now: number, was: number): void {
  partners.set(now, was);
  left.delete(was);
}

const unpaired = <T>({after, partners}: Matching<T>) => [...after.keys()].filter((now) => !partners.has(now));

/**
 * Matches the items of two versions: first equal keys in the same order, then equal keys elsewhere, then edits, and
 * finally equally long runs of remaining items after the same neighbour.
 */
export function matchSequences<T>(
  before: readonly T[],
  after: readonly T[],
  {key, isEdit, canReplace}: MatchRules<T>,
): Pair<T>[] {
  const matching: Matching<T> = {before, after, partners: new Map(), left: new Set(before.keys())};
  matchKeys(matching, key);
  if (isEdit) matchEdits(matching, isEdit);
  if (canReplace) matchReplacements(matching, canReplace);
  const {partners, left} = matching;
  const inOrder = longestIncreasingSubsequence([...after.keys()].flatMap((index) => partners.get(index) ?? []));
  return [
    ...after.map((entry, index): Pair<T> => {
      const partner = partners.get(index);
      return {
        ...(partner !== undefined && {before: before[partner]}),
        after: entry,
        moved: partner !== undefined && !inOrder.has(partner),
      };
    }),
    ...[...left].map((index): Pair<T> => ({before: before[index], moved: false})),
  ];
}

function matchKeys<T>(matching: Matching<T>, key: (entry: T) => string): void {
  const [keysBefore, keys] = [matching.before.map(key), matching.after.map(key)];
  let [was, now] = [0, 0];
  for (const {added, removed, count} of diffArrays(keysBefore, keys, {maxEditLength: MAX_DIFFERENCES}) ?? []) {
    if (!added && !removed) for (let index = 0; index < count; index += 1) pair(matching, now + index, was + index);
    if (!added) was += count;
    if (!removed) now += count;
  }
  const elsewhere = groupBy(matching.left, (index) => keysBefore[index]);
  for (const index of unpaired(matching)) {
    const first = elsewhere.get(keys[index])?.shift();
    if (first !== undefined) pair(matching, index, first);
  }
}

function matchEdits<T>(matching: Matching<T>, isEdit: (was: T, now: T) => boolean): void {
  const {before, after, left} = matching;
  let tries = 0;
  for (const now of unpaired(matching)) {
    for (const was of left) {
      if ((tries += 1) > MAX_EDIT_CHECKS) return;
      if (!isEdit(before[was] as T, after[now] as T)) continue;
      pair(matching, now, was);
      break;
    }
  }
}

function matchReplacements<T>(matching: Matching<T>, canReplace: (was: T, now: T) => boolean): void {
  const {before, after, partners, left} = matching;
  const matched = new Set(partners.values());
  const [lastNow, lastBefore] = [previousIndices(after.length, partners), previousIndices(before.length, matched)];
  const gaps = groupBy(unpaired(matching), (index) => partners.get(lastNow[index] ?? -1) ?? -1);
  const goneFrom = groupBy(left, (index) => lastBefore[index]);
  const fits = (was: number, now: number) => canReplace(before[was] as T, after[now] as T);
  for (const [gap, come] of gaps) {
    const gone = goneFrom.get(gap) ?? [];
    if (come.length * gone.length > MAX_CANDIDATES) continue;
    for (const index of come) {
      if (partners.has(index)) continue;
      const places = gone.filter((value) => left.has(value) && fits(value, index));
      const [first] = places;
      const rivals = come.filter((value) => !partners.has(value) && first !== undefined && fits(first, value));
      if (places.length === rivals.length)
        rivals.forEach((rival, position) => pair(matching, rival, places[position] ?? 0));
    }
  }
}

/** @returns for each index the last index before it that is in `some`; -1 when there is none */
function previousIndices(length: number, some: {has: (index: number) => boolean}): number[] {
  let last = -1;
  return Array.from({length}, (_, index) => {
    const before = last;
    if (some.has(index)) last = index;
    return before;
  });
}

/** @returns the longest rising subsequence; all other items have moved. */
function longestIncreasingSubsequence(numbers: readonly number[]): Set<number> {
  /** For each length, the index of the subsequence's first number that is largest. */
  const starts: number[] = [];
  const next: (number | undefined)[] = [];
  for (const [index, number] of [...numbers.entries()].reverse()) {
    const firstNotLarger = starts.findIndex((start) => (numbers[start] ?? 0) <= number);
    const length = firstNotLarger === -1 ? starts.length : firstNotLarger;
    next[index] = starts[length - 1];
    starts[length] = index;
  }
  const rise = new Set<number>();
  for (let position = starts.at(-1); position !== undefined; position = next[position])
    rise.add(numbers[position] ?? 0);
  return rise;
}
