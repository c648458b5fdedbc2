/** One thing before and after; a new one has no `before`, a removed one has no `after`. */
interface Pair<T> {
  before?: T;
  after?: T;
}

/**
 * Pairs the entries of a list with the entries before. Equal names belong together; among the rest, those that are
 * alike.
 * @param name what tells one entry from the others
 * @param alike whether an entry whose name is new may be one whose name is gone
 * @returns pairs in the order in which they stand now, then those that are gone, and whether the others changed places
 */
export function pairUp<T>(
  before: T[],
  after: T[],
  name: (entry: T) => string,
  alike: (before: T, after: T) => boolean,
): {pairs: Pair<T>[]; moved: boolean} {
  const partners = new Map<T, T>();
  const left = new Set(before);
  const choose = (entry: T, fits: (candidate: T) => boolean) => {
    const partner = [...left].find(fits);
    if (partner === undefined) return;
    left.delete(partner);
    partners.set(entry, partner);
  };
  for (const entry of after) choose(entry, (candidate) => name(candidate) === name(entry));
  for (const entry of after.filter((one) => !partners.has(one))) choose(entry, (candidate) => alike(candidate, entry));
  const places = after.flatMap((entry) => {
    const partner = partners.get(entry);
    return partner === undefined ? [] : [before.indexOf(partner)];
  });
  return {
    pairs: [
      ...after.map((entry) => ({before: partners.get(entry), after: entry})),
      ...[...left].map((entry) => ({before: entry})),
    ],
    moved: places.some((place, index) => index > 0 && place < (places[index - 1] ?? 0)),
  };
}
