import {closest as nearest, distance} from 'fastest-levenshtein';

/**
 * Finds the known word that the author probably meant.
 * @returns the nearest known word; undefined when none shares more than half of its letters
 */
export function closestMatch(word: string, choices: Iterable<string>): string | undefined {
  // Much longer and much shorter words are never similar enough.
  const candidates = [...choices].filter((name) => Math.abs(name.length - word.length) <= word.length / 2);
  if (candidates.length === 0) return undefined;
  const best = nearest(
    word.toLowerCase(),
    candidates.map((name) => name.toLowerCase()),
  );
  const match = candidates.find((name) => name.toLowerCase() === best);
  return match !== undefined && distance(word.toLowerCase(), best) <= word.length / 2 ? match : undefined;
}
