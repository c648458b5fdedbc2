import {type Pair, matchSequences} from '../parse';
import {segmentsOf} from '../source-map/content-ref';
import {ownRefsIn, commonRef, sharedNames} from './refs';
import {isPicture, signatureOf} from './seen';
import {isElement, type Node} from './tree';

export interface Aligned {
  /** The parts as they are now, each with the part that it was; undefined when it is new. */
  pairs: (Pair<Node> & {after: Node})[];
  /** What is gone, each with the part before which it was; undefined when it was last. */
  gone: {before: Node; next?: Node}[];
}

/** A slide's title is the heading of the page where it is first. */
const TITLES = new Set(['h1', 'h2', 'h3', 'h4', 'p']);

const areOfOneKind = (was: Node, is: Node): boolean =>
  was.nodeName === is.nodeName ||
  (isPicture(was) && isPicture(is)) ||
  (TITLES.has(was.nodeName) && TITLES.has(is.nodeName));

/**
 * Looks up which parts of one element are which: those whose words have the same place in the content. Parts without a
 * place of their own are the same where they look the same, or where as many are between the same neighbours.
 */
export function align(before: readonly Node[], now: readonly Node[]): Aligned {
  const refs = new Map([...before, ...now].map((node) => [node, commonRef(node)]));
  const at = (nodes: readonly Node[], ref: string) => nodes.filter((node) => refs.get(node) === ref);
  const isUnique = (ref: string) => {
    const [[was, ...others], [is, ...more]] = [at(before, ref), at(now, ref)];
    return was && is && others.length + more.length === 0 && areOfOneKind(was, is);
  };
  const all = matchSequences(before, now, {
    key(node) {
      const ref = refs.get(node);
      return ref !== undefined && isUnique(ref) ? ref : signatureOf(node);
    },
    isEdit: (was, is) => areOfOneKind(was, is) && shareWords(was, is),
    canReplace: (was, is) => areOfOneKind(was, is) && !areEntries(refs.get(was), refs.get(is)),
  });
  const pairs = all.filter((pair): pair is Aligned['pairs'][number] => pair.after !== undefined);
  const gone = all.flatMap(({before: was, after}) => {
    if (!was || after) return [];
    const behind = new Set(before.slice(before.indexOf(was)));
    return {before: was, next: pairs.find((pair) => pair.before && !pair.moved && behind.has(pair.before))?.after};
  });
  return {pairs, gone};
}

/** Whether some words are in both, as where entries of one list were grouped in another way. */
function shareWords(was: Node, is: Node): boolean {
  if (!isElement(was) || !isElement(is)) return false;
  const refs = new Set(ownRefsIn(was));
  return ownRefsIn(is).some((ref) => refs.has(ref));
}

/** Two entries or fields of one file are never each other: one went and the other came. */
function areEntries(was: string | undefined, is: string | undefined): boolean {
  if (was === undefined || is === undefined) return false;
  const shared = sharedNames(was, is);
  return shared !== undefined && shared < Math.min(segmentsOf(was).names.length, segmentsOf(is).names.length);
}
