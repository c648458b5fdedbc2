/** Matches the parts of two versions of a page by the references of their texts. */
import {BODY, type Pair, matchSequences, SITE_FILE} from '../parse';
import {refAt, refsAt, segmentsOf, sharedNames, SOURCE_ATTRIBUTE} from '../source-map/content-ref';
import {isElement, isPicture, signatureOf, type Part} from './seen';

export const refsIn = (node: Element): string[] =>
  [node, ...node.querySelectorAll(`[${SOURCE_ATTRIBUTE}]`)].flatMap(refsAt);

/** @returns the same without references to pages/_site.yml, whose texts are on every page. */
export const ownRefsIn = (node: Element): string[] => refsIn(node).filter((ref) => segmentsOf(ref).file !== SITE_FILE);

export const isOfBody = (ref: string): boolean => segmentsOf(ref).names[0] === BODY;

/** @returns the reference that all texts of a node have in common: an entry of a list, a field or a file. */
export function commonRef(node: Part): string | undefined {
  if (!isElement(node)) return undefined;
  const own = ownRefsIn(node);
  // The heading of a list is not one of its entries.
  const fields = own.filter((ref) => !isOfBody(ref));
  const [first, ...others] = [fields, own, refsIn(node)].find((refs) => refs.length > 0) ?? [];
  if (first === undefined) return undefined;
  const {file, names} = segmentsOf(first);
  const shared = others.map((other) => sharedNames(first, other));
  return shared.includes(undefined)
    ? undefined
    : refAt(file, names.slice(0, Math.min(names.length, ...shared.map(Number))));
}

/** The title of a slide is the heading of the page if the slide is the first. */
const TITLES = ['h1', 'h2', 'h3', 'h4', 'p'];

const typeOf = (node: Part): string => {
  if (!isElement(node)) return '';
  if (isPicture(node)) return 'picture';
  return TITLES.includes(node.localName) ? 'title' : node.localName;
};
const areOfOneType = (was: Part, is: Part): boolean => typeOf(was) === typeOf(is);

/**
 * Matches the children of two elements by reference. Children without a unique reference match if they look the same, or if
 * equally many are between the same neighbours.
 */
export function align(before: readonly Part[], now: readonly Part[]): Pair<Part>[] {
  const refs = new Map([...before, ...now].map((node) => [node, commonRef(node)]));
  const only = (nodes: readonly Part[], ref: string) => {
    const [node, ...others] = nodes.filter((item) => refs.get(item) === ref);
    return others.length === 0 ? node : undefined;
  };
  const isUnique = (ref: string) => {
    const [was, is] = [only(before, ref), only(now, ref)];
    return was !== undefined && is !== undefined && areOfOneType(was, is);
  };
  return matchSequences(before, now, {
    key(node) {
      const ref = refs.get(node);
      return ref !== undefined && isUnique(ref) ? ref : signatureOf(node);
    },
    isEdit: (was, is) => areOfOneType(was, is) && shareWords(was, is),
    canReplace: (was, is) => areOfOneType(was, is) && !areEntries(refs.get(was), refs.get(is)),
  });
}

/** Whether both have a text in common, for example after entries of a list were grouped in another way. */
function shareWords(was: Part, is: Part): boolean {
  if (!isElement(was) || !isElement(is)) return false;
  const refs = new Set(ownRefsIn(was));
  return ownRefsIn(is).some((ref) => refs.has(ref));
}

/** Different entries or fields of one file never match: one was removed and the other was added. */
function areEntries(was: string | undefined, is: string | undefined): boolean {
  if (was === undefined || is === undefined) return false;
  const shared = sharedNames(was, is);
  return shared !== undefined && shared < Math.min(segmentsOf(was).names.length, segmentsOf(is).names.length);
}
