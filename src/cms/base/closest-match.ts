import {closest as nearest, distance} from 'fastest-levenshtein';

/**
 * The known word that was probably meant.
 * @param word what was written
 * @param known what would have been right
 * @returns the nearest known word, or undefined when none shares more than half of its letters
 */
export function closestMatch(word: string, known: Iterable<string>): string | undefined {
  // A word that is far longer or shorter is never near enough.
  const candidates = [...known].filter((name) => Math.abs(name.length - word.length) <= word.length / 2);
  if (candidates.length === 0) return undefined;
  const best = nearest(
    word.toLowerCase(),
    candidates.map((name) => name.toLowerCase()),
  );
  const match = candidates.find((name) => name.toLowerCase() === best);
  return match !== undefined && distance(word.toLowerCase(), best) <= word.length / 2 ? match : undefined;
}
