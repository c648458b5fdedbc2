/** Which part of a page before is which part of it now. */
import {alikeTexts} from '../../../content/changes/texts';
import {placeOf, signatureOf, wordsOf, type Node} from './nodes';

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

/**
 * Pairs the parts of one element with those that it had: first by the place of their words in the pages, then what is the
 * same letter by letter, then what stands in the same gap and is alike.
 */
export function align(before: Node[], now: Node[]): Aligned {
  const partners = new Map<Node, number>();
  const left = new Set(before.keys());
  const placesNow = now.map(placeOf);
  const placesBefore = before.map(placeOf);
  const isUnique = (place: string | undefined) =>
    place !== undefined && [placesNow, placesBefore].every((all) => all.filter((one) => one === place).length === 1);
  /** Pairs what has no partner yet with the first part before that is of its kind and fits. */
  const pairUp = (fits: (was: Node, is: Node, at: number, index: number) => boolean) => {
    for (const [index, node] of now.entries()) {
      if (partners.has(node)) continue;
      const at = [...left].find((place) => {
        const was = before[place];
        return was?.nodeName === node.nodeName && fits(was, node, place, index);
      });
      if (at === undefined) continue;
      left.delete(at);
      partners.set(node, at);
    }
  };
  const partnerBefore = (index: number) => partnerAt(now.slice(0, index).findLast((node) => partners.has(node))) ?? -1;
  const partnerAfter = (index: number) =>
    partnerAt(now.slice(index + 1).find((node) => partners.has(node))) ?? before.length;
  const partnerAt = (node: Node | undefined) => node && partners.get(node);
  const isNamed = (at: number, index: number) => isUnique(placesBefore[at]) || isUnique(placesNow[index]);

  pairUp((_was, _is, at, index) => isUnique(placesNow[index]) && placesBefore[at] === placesNow[index]);
  pairUp((was, is) => signatureOf(was) === signatureOf(is));
  pairUp((was, is, at, index) => !isNamed(at, index) && partnerBefore(index) < at && areAlike(was, is));
  // What is left alone between two neighbours that stayed is the same part with other words.
  pairUp((_was, _is, at, index) => {
    const [start, end] = [partnerBefore(index), partnerAfter(index)];
    const gap = [...left].filter((place) => place > start && place < end);
    return !isNamed(at, index) && gap.length === 1 && gap[0] === at;
  });

  const steady = inOrder([...now].flatMap((node) => partners.get(node) ?? []));
  const pairs = now.map((node) => {
    const at = partners.get(node);
    return {now: node, before: at === undefined ? undefined : before[at], moved: at !== undefined && !steady.has(at)};
  });
  const gone = [...left].flatMap((at) => {
    const next = now.find((node) => {
      const place = partners.get(node);
      return place !== undefined && place > at && steady.has(place);
    });
    const was = before[at];
    return was ? {before: was, next} : [];
  });
  return {pairs, gone};
}

function areAlike(was: Node, is: Node): boolean {
  const [before, now] = [wordsOf(was).trim(), wordsOf(is).trim()];
  return before === '' || now === '' ? before === now : alikeTexts(before, now);
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
