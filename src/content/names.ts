import {readdirSync} from 'node:fs';
import {dirname} from 'node:path';
import {closest as nearest, distance} from 'fastest-levenshtein';

let icons: Set<string> | undefined;

/** @returns the names of all line icons of the Tabler set, as the field `icon` accepts them. */
export function iconNames(): Set<string> {
  icons ??= new Set(readdirSync(iconFolder()).map((file) => file.replace(/\.svg$/, '')));
  return icons;
}

/** @returns the folder of the Tabler line icons. */
export function iconFolder(): string {
  return dirname(require.resolve('@tabler/icons/outline/home.svg'));
}

/**
 * The known word that was probably meant.
 * @param word what was written
 * @param known what would have been right
 * @returns the nearest known word, or nothing when none shares more than half of its letters
 */
export function closest(word: string, known: Iterable<string>): string | undefined {
  const candidates = [...known];
  if (candidates.length === 0) return undefined;
  const best = nearest(
    word.toLowerCase(),
    candidates.map((name) => name.toLowerCase()),
  );
  const match = candidates.find((name) => name.toLowerCase() === best);
  return match !== undefined && distance(word.toLowerCase(), best) <= word.length / 2 ? match : undefined;
}
