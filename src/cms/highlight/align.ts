/** Which part of a page is which in another version of it: the places of their words in the content say so. */
import {BODY, type Pair, matchSequences, SITE_FILE} from '../parse';
import {refAt, refsAt, segmentsOf, sharedNames, SOURCE_ATTRIBUTE} from '../source-map/content-ref';
import {isElement, isPicture, signatureOf, type Part} from './seen';

/** @returns the places of the words at an element and inside it. */
export const refsIn = (node: Element): string[] =>
  [node, ...node.querySelectorAll(`[${SOURCE_ATTRIBUTE}]`)].flatMap(refsAt);

/** @returns the same without the words of the whole site, which say nothing of where those belong that they are beside. */
export const ownRefsIn = (node: Element): string[] => refsIn(node).filter((ref) => segmentsOf(ref).file !== SITE_FILE);

/** @returns whether a place is that of a paragraph, heading or the like. */
export const isOfBody = (ref: string): boolean => segmentsOf(ref).names[0] === BODY;

/** @returns the place that all words of a node have in common: an entry of a list, a field or a file. */
export function commonRef(node: Part): string | undefined {
  if (!isElement(node)) return undefined;
  const own = ownRefsIn(node);
  // A heading is above a list, not in it.
  const fields = own.filter((ref) => !isOfBody(ref));
  const [first, ...others] = [fields, own, refsIn(node)].find((refs) => refs.length > 0) ?? [];
  if (first === undefined) return undefined;
  const {file, names} = segmentsOf(first);
  const shared = others.map((other) => sharedNames(first, other));
  return shared.includes(undefined)
    ? undefined
    : refAt(file, names.slice(0, Math.min(names.length, ...shared.map(Number))));
}

/** A slide's title is the heading of the page where it is first. */
const TITLES = ['h1', 'h2', 'h3', 'h4', 'p'];

const kindOf = (node: Part): string => {
  if (!isElement(node)) return '';
  if (isPicture(node)) return 'picture';
  return TITLES.includes(node.localName) ? 'title' : node.localName;
};
const areOfOneKind = (was: Part, is: Part): boolean => kindOf(was) === kindOf(is);

/**
 * Looks up which parts of one element are which: those whose words have the same place in the content. Parts without a
 * place of their own are the same where they look the same, or where as many are between the same neighbours.
 */
export function align(before: readonly Part[], now: readonly Part[]): Pair<Part>[] {
  const refs = new Map([...before, ...now].map((node) => [node, commonRef(node)]));
  const only = (nodes: readonly Part[], ref: string) => {
    const [node, ...others] = nodes.filter((item) => refs.get(item) === ref);
    return others.length === 0 ? node : undefined;
  };
  const isUnique = (ref: string) => {
    const [was, is] = [only(before, ref), only(now, ref)];
    return was !== undefined && is !== undefined && areOfOneKind(was, is);
  };
  return matchSequences(before, now, {
    key(node) {
      const ref = refs.get(node);
      return ref !== undefined && isUnique(ref) ? ref : signatureOf(node);
    },
    isEdit: (was, is) => areOfOneKind(was, is) && shareWords(was, is),
    canReplace: (was, is) => areOfOneKind(was, is) && !areEntries(refs.get(was), refs.get(is)),
  });
}

/** Whether some words are in both, as where entries of one list were grouped in another way. */
function shareWords(was: Part, is: Part): boolean {
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
