/** Which part of a page before is which part of it now. */
import {pairUp, type Pair} from '../../../content/pair/sequences';
import type {Node} from './nodes';
import {isPicture, partsOfPlace, placeOf, sharedParts, signatureOf} from './signature';

export interface Aligned {
  /** The parts as they stand now, each with the same before. */
  pairs: (Pair<Node> & {after: Node})[];
  /** What is gone, each with the part before which it stood; nothing where it stood last. */
  gone: {before: Node; next?: Node}[];
}

/** A slide's title is the heading of the page where it stands first. */
const TITLES = new Set(['h1', 'h2', 'h3', 'h4', 'p']);

const areOfOneKind = (was: Node, is: Node): boolean =>
  was.nodeName === is.nodeName ||
  (isPicture(was) && isPicture(is)) ||
  (TITLES.has(was.nodeName) && TITLES.has(is.nodeName));

/** Looks up which parts of one element are which: by the place of their words, or by what they look like. */
export function align(before: readonly Node[], now: readonly Node[]): Aligned {
  const places = new Map([...before, ...now].map((node) => [node, placeOf(node)]));
  const has = (nodes: readonly Node[], place: string) => nodes.filter((node) => places.get(node) === place);
  const isUnique = (place: string) => {
    const [[was, ...others], [is, ...more]] = [has(before, place), has(now, place)];
    return was && is && others.length + more.length === 0 && areOfOneKind(was, is);
  };
  const all = pairUp(before, now, {
    key(node) {
      const place = places.get(node);
      return place !== undefined && isUnique(place) ? place : signatureOf(node);
    },
    canReplace: (was, is) => areOfOneKind(was, is) && !areEntries(places.get(was), places.get(is)),
  });
  const pairs = all.filter((pair): pair is Aligned['pairs'][number] => pair.after !== undefined);
  const gone = all.flatMap(({before: was, after}) => {
    if (!was || after) return [];
    const behind = new Set(before.slice(before.indexOf(was)));
    return {before: was, next: pairs.find((one) => one.before && !one.moved && behind.has(one.before))?.after};
  });
  return {pairs, gone};
}

/** Two entries of one list, and so of one file, that differ in all their words are one that went and one that came. */
function areEntries(was: string | undefined, is: string | undefined): boolean {
  if (was === undefined || is === undefined) return false;
  const shared = sharedParts(was, is);
  return shared > 0 && shared < Math.min(partsOfPlace(was).length, partsOfPlace(is).length);
}
