/** Which part of a page before is which part of it now. */
import {diffArrays} from 'diff';
import {likeness} from '../../../content/changes/texts';
import type {Node} from './nodes';
import {isPicture, partsOfPlace, placeOf, sharedParts, signatureOf, wordsOf} from './signature';

/** One part now, and the same before. */
interface Pair {
  now: Node;
  before?: Node;
  /** It stands in another order among the parts that stayed. */
  moved: boolean;
}

export interface Aligned {
  pairs: Pair[];
  /** What is gone, each with the part before which it stood; nothing where it stood last. */
  gone: {before: Node; next?: Node}[];
}

/** Parts of which this share is the same are one part, and entries of two names of which this is. */
const ALIKE = 0.5;
const SAME = 0.8;

/** A slide's title is the heading of the page where it stands first. */
const TITLES = new Set(['h1', 'h2', 'h3', 'h4', 'p']);

const areOfOneKind = (was: Node, is: Node): boolean =>
  was.nodeName === is.nodeName ||
  (isPicture(was) && isPicture(is)) ||
  (TITLES.has(was.nodeName) && TITLES.has(is.nodeName));

/**
 * Pairs the parts of one element with those that it had: first by the place of their words in the pages, then what looks
 * the same, then what is alike, then what is left alone between two neighbours that stayed.
 */
export function align(before: Node[], now: Node[]): Aligned {
  const partners = new Map<Node, number>();
  const left = new Set(before.keys());
  const pair = (node: Node, at: number) => {
    left.delete(at);
    partners.set(node, at);
  };
  const unpaired = () => now.filter((node) => !partners.has(node));
  const signatureAt = (at: number) => (before[at] ? signatureOf(before[at]) : '');
  const fitsAt = (at: number, node: Node) => before[at] !== undefined && areOfOneKind(before[at], node);
  const [placesBefore, placesNow] = [before.map(placeOf), now.map(placeOf)];
  const isUnique = (place: string | undefined) =>
    place !== undefined && [placesNow, placesBefore].every((all) => all.filter((one) => one === place).length === 1);

  const isAlike = (at: number, node: Node) => {
    const was = before[at];
    if (!was || !areOfOneKind(was, node)) return false;
    const [wordsBefore, words] = [wordsOf(was).trim(), wordsOf(node).trim()];
    const isNamed = areEntries(placesBefore[at], placesNow[now.indexOf(node)]);
    if (wordsBefore === '' || words === '') return wordsBefore === words && !isNamed;
    return likeness(wordsBefore, words) >= (isNamed ? SAME : ALIKE);
  };

  for (const [index, node] of now.entries()) {
    const at = placesBefore.indexOf(placesNow[index]);
    const was = before[at];
    if (was && isUnique(placesNow[index]) && areOfOneKind(was, node)) pair(node, at);
  }
  // What looks the same: first in the same order, so that of several that look the same none seems to move.
  const [places, nodes] = [[...left], unpaired()];
  const runs = diffArrays(places.map(signatureAt), nodes.map(signatureOf));
  for (const {added, removed, count} of runs) {
    const were = added ? [] : places.splice(0, count);
    const are = removed ? [] : nodes.splice(0, count);
    if (!added && !removed) are.forEach((node, index) => pair(node, were[index] ?? -1));
  }
  for (const node of unpaired()) {
    const at = [...left].find((one) => signatureAt(one) === signatureOf(node));
    if (at !== undefined) pair(node, at);
  }
  for (const node of unpaired()) {
    const at = [...left].find((one) => isAlike(one, node));
    if (at !== undefined) pair(node, at);
  }
  // As many as are left between two neighbours that stayed are the same parts with other words.
  const partnerOf = (node: Node | undefined) => node && partners.get(node);
  for (const node of unpaired()) {
    const index = now.indexOf(node);
    const start = partnerOf(now.slice(0, index).findLast((one) => partners.has(one))) ?? -1;
    const end = partnerOf(now.slice(index + 1).find((one) => partners.has(one))) ?? before.length;
    const gap = [...left].filter((at) => at > start && at < end && fitsAt(at, node));
    const others = unpaired().filter((one) => areOfOneKind(one, node));
    const [at] = gap;
    const isNamed = at !== undefined && areEntries(placesBefore[at], placesNow[index]);
    if (at !== undefined && gap.length === others.length && others[0] === node && !isNamed) pair(node, at);
  }

  const steady = inOrder(now.flatMap((node) => partners.get(node) ?? []));
  const pairs = now.map((node) => {
    const at = partners.get(node);
    return {now: node, before: at === undefined ? undefined : before[at], moved: at !== undefined && !steady.has(at)};
  });
  const gone = [...left].flatMap((at) => {
    const next = now.find((node) => {
      const partner = partners.get(node);
      return partner !== undefined && partner > at && steady.has(partner);
    });
    const was = before[at];
    return was ? {before: was, next} : [];
  });
  return {pairs, gone};
}

/** Two entries of one list, and so of one file, that differ in all their words are one that went and one that came. */
function areEntries(was: string | undefined, is: string | undefined): boolean {
  if (was === undefined || is === undefined) return false;
  const shared = sharedParts(was, is);
  return shared > 0 && shared < Math.min(partsOfPlace(was).length, partsOfPlace(is).length);
}

/** @returns the largest set of numbers that stand in rising order: those between them have moved. */
function inOrder(numbers: number[]): Set<number> {
  const best: number[][] = [];
  for (const [index, number] of numbers.entries()) {
    const before = best.filter((_, other) => (numbers[other] ?? 0) < number);
    const longest = before.reduce<number[]>((found, one) => (one.length > found.length ? one : found), []);
    best[index] = [...longest, number];
  }
  return new Set(best.reduce((found, one) => (one.length > found.length ? one : found), []));
}
