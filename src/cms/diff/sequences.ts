import {diffArrays} from 'diff';

/** One thing before and now; a new one has no `before`, one that is gone has no `after`. */
export interface Pair<T> {
  before?: T;
  after?: T;
  /** It is elsewhere among the things that stayed. */
  moved: boolean;
}

/** Lists with more differences than this are paired by keys alone, without a look at their order. */
const MOST_CHANGES = 1000;
/** At most so many comparisons of two things, to see whether one is an edit of the other; each takes time. */
const MOST_TRIES = 400;
/** At most so many pairs of one that came and one that went behind the same neighbour are looked at. */
const MOST_RIVALS = 10_000;

interface Rules<T> {
  /** Two with the same key are the same thing. */
  key: (entry: T) => string;
  /** Whether two with different keys are one thing that was edited. */
  isEdit?: (before: T, after: T) => boolean;
  /** Whether one may take the place of another, where as many went as came behind the same neighbour. */
  canReplace?: (before: T, after: T) => boolean;
}

/**
 * Pairs the things of two versions: those with equal keys in the same order, then those with equal keys elsewhere, then
 * edits, and at last runs of equal length that are left over behind the same neighbour.
 * @returns the things in the order in which they are now, then those that are gone
 */
export function matchSequences<T>(
  before: readonly T[],
  after: readonly T[],
  {key, isEdit, canReplace}: Rules<T>,
): Pair<T>[] {
  const partners = new Map<number, number>();
  const left = new Set(before.keys());
  const pair = (now: number, was: number) => {
    partners.set(now, was);
    left.delete(was);
  };
  const unpaired = () => [...after.keys()].filter((now) => !partners.has(now));
  const chooseEdits = (fits: (was: T, now: T) => boolean) => {
    let tries = 0;
    for (const now of unpaired()) {
      for (const was of left) {
        if ((tries += 1) > MOST_TRIES) return;
        if (!fits(before[was] as T, after[now] as T)) continue;
        pair(now, was);
        break;
      }
    }
  };

  const keys = [before.map(key), after.map(key)] as const;
  let [was, now] = [0, 0];
  for (const {added, removed, count} of diffArrays(...keys, {maxEditLength: MOST_CHANGES}) ?? []) {
    if (!added && !removed) for (let index = 0; index < count; index += 1) pair(now + index, was + index);
    if (!added) was += count;
    if (!removed) now += count;
  }
  const elsewhere = groupBy(left, (index) => keys[0][index]);
  for (const index of unpaired()) {
    const first = elsewhere.get(keys[1][index])?.shift();
    if (first !== undefined) pair(index, first);
  }
  if (isEdit) chooseEdits(isEdit);
  if (canReplace) {
    const kept = new Set(partners.values());
    const [lastNow, lastBefore] = [lastOf(after.length, partners), lastOf(before.length, kept)];
    const gaps = groupBy(unpaired(), (index) => partners.get(lastNow[index] ?? -1) ?? -1);
    const goneFrom = groupBy(left, (index) => lastBefore[index]);
    for (const [gap, come] of gaps) {
      const gone = goneFrom.get(gap) ?? [];
      if (come.length * gone.length > MOST_RIVALS) continue;
      for (const index of come) {
        if (partners.has(index)) continue;
        const fits = (one: number, other: number) => canReplace(before[one] as T, after[other] as T);
        const places = gone.filter((value) => left.has(value) && fits(value, index));
        const [first] = places;
        const rivals = come.filter((value) => !partners.has(value) && first !== undefined && fits(first, value));
        if (places.length === rivals.length) rivals.forEach((rival, position) => pair(rival, places[position] ?? 0));
      }
    }
  }

  const inOrder = longestRise([...after.keys()].flatMap((index) => partners.get(index) ?? []));
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

/** @returns for each place the last one before it that is among some; -1 where there is none */
function lastOf(length: number, some: {has: (index: number) => boolean}): number[] {
  let last = -1;
  return Array.from({length}, (_, index) => {
    const before = last;
    if (some.has(index)) last = index;
    return before;
  });
}

function groupBy<T, K>(all: Iterable<T>, keyOf: (entry: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const entry of all) {
    const group = groups.get(keyOf(entry));
    if (group) group.push(entry);
    else groups.set(keyOf(entry), [entry]);
  }
  return groups;
}

/** @returns the most numbers that are in rising order; the others have moved. */
function longestRise(numbers: readonly number[]): Set<number> {
  /** For each length of a rise the position at which it starts with the largest number. */
  const starts: number[] = [];
  const next: (number | undefined)[] = [];
  for (const [index, number] of [...numbers.entries()].reverse()) {
    const known = starts.findIndex((start) => (numbers[start] ?? 0) <= number);
    const length = known === -1 ? starts.length : known;
    next[index] = starts[length - 1];
    starts[length] = index;
  }
  const rise = new Set<number>();
  for (let position = starts.at(-1); position !== undefined; position = next[position])
    rise.add(numbers[position] ?? 0);
  return rise;
}
