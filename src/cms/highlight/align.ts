/** Matches the parts of two versions of a page by the references of their texts. */
import {BODY, groupBy, type Pair, matchSequences, SITE_FILE} from '../parse';
import {formatRef, refsAt, segmentsOf, countSharedSegments, SOURCE_ATTRIBUTE} from '../source-map/content-ref';
import {isElement, isPicture, signatureOf, type ComparedNode} from './visible';

export const refsIn = (node: Element): string[] =>
  [node, ...node.querySelectorAll(`[${SOURCE_ATTRIBUTE}]`)].flatMap(refsAt);

/** @returns the same without references to pages/_site.yml, whose texts are on every page. */
export const ownRefsIn = (node: Element): string[] => refsIn(node).filter((ref) => segmentsOf(ref).file !== SITE_FILE);

export const isOfBody = (ref: string): boolean => segmentsOf(ref).names[0] === BODY;

/** @returns the reference that all texts of a node have in common: an entry of a list, a field or a file. */
export function commonRef(node: ComparedNode): string | undefined {
  if (!isElement(node)) return undefined;
  const withoutSiteRefs = ownRefsIn(node);
  // The heading of a list is not one of its entries.
  const fields = withoutSiteRefs.filter((ref) => !isOfBody(ref));
  const [first, ...others] = [fields, withoutSiteRefs, refsIn(node)].find((refs) => refs.length > 0) ?? [];
  if (first === undefined) return undefined;
  const {file, names} = segmentsOf(first);
  const shared = others.map((other) => countSharedSegments(first, other));
  return shared.includes(undefined)
    ? undefined
    : formatRef(file, names.slice(0, Math.min(names.length, ...shared.map(Number))));
}

/** The title of a slide is the heading of the page if the slide is the first. */
const TITLES = ['h1', 'h2', 'h3', 'h4', 'p'];

const nodeTypeOf = (node: ComparedNode): string => {
  if (!isElement(node)) return '';
  if (isPicture(node)) return 'picture';
  return TITLES.includes(node.localName) ? 'title' : node.localName;
};
const haveSameType = (was: ComparedNode, is: ComparedNode): boolean => nodeTypeOf(was) === nodeTypeOf(is);

/**
 * Matches the children of two elements by reference. Children without a unique reference match if they look the same, or if
 * equally many are between the same neighbours.
 */
export function align(before: readonly ComparedNode[], now: readonly ComparedNode[]): Pair<ComparedNode>[] {
  const refs = new Map([...before, ...now].map((node) => [node, commonRef(node)]));
  const byRef = [before, now].map((nodes) => groupBy(nodes, (node) => refs.get(node)));
  const isUnique = (ref: string) => {
    const [[was, ...othersWere], [is, ...othersAre]] = byRef.map((nodes) => nodes.get(ref) ?? []) as [
      ComparedNode[],
      ComparedNode[],
    ];
    return was && is && othersWere.length + othersAre.length === 0 && haveSameType(was, is);
  };
  return matchSequences(before, now, {
    key(node) {
      const ref = refs.get(node);
      return ref !== undefined && isUnique(ref) ? ref : signatureOf(node);
    },
    isEdit: (was, is) => haveSameType(was, is) && haveCommonText(was, is),
    canReplace: (was, is) => haveSameType(was, is) && !areDifferentEntries(refs.get(was), refs.get(is)),
  });
}

/** Whether both have a text in common, for example after entries of a list were grouped in another way. */
function haveCommonText(was: ComparedNode, is: ComparedNode): boolean {
  if (!isElement(was) || !isElement(is)) return false;
  const refs = new Set(ownRefsIn(was));
  return ownRefsIn(is).some((ref) => refs.has(ref));
}

/** Different entries or fields of one file never match: one was removed and the other was added. */
function areDifferentEntries(was: string | undefined, is: string | undefined): boolean {
  if (was === undefined || is === undefined) return false;
  const shared = countSharedSegments(was, is);
  return shared !== undefined && shared < Math.min(segmentsOf(was).names.length, segmentsOf(is).names.length);
}
