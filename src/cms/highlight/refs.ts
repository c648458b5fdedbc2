/** Where the words of a part of a page are in the content. */
import {BODY, SITE_FILE} from '../parse';
import {SOURCE_ATTRIBUTE, segmentsOf, refAt} from '../source-map/content-ref';
import {allIn, attribute, isElement, type Element, type Node} from './tree';

/** @returns the places of the words of an element itself. */
export const refsAt = (node: Element): string[] => attribute(node, SOURCE_ATTRIBUTE)?.split(' ') ?? [];

/** @returns the places of the words at an element and inside it. */
export const refsIn = (node: Element): string[] => allIn(node).flatMap(refsAt);

/** @returns the same without the words of the whole site, which say nothing of where those belong that they are beside. */
export const ownRefsIn = (node: Element): string[] => refsIn(node).filter((ref) => segmentsOf(ref).file !== SITE_FILE);

/** @returns whether a place is that of a paragraph, heading or the like. */
export const isOfBody = (ref: string): boolean => segmentsOf(ref).names[0] === BODY;

/** @returns how many names two places have in common; undefined when they are of two files. */
export function sharedNames(one: string, other: string): number | undefined {
  const [{file, names}, parts] = [segmentsOf(one), segmentsOf(other)];
  if (file !== parts.file) return undefined;
  const index = names.findIndex((name, index) => parts.names[index] !== name);
  return index === -1 ? names.length : index;
}

/** @returns the place that all words of a node have in common: an entry of a list, a field or a file. */
export function commonRef(node: Node): string | undefined {
  if (!isElement(node)) return undefined;
  const [all, own] = [refsIn(node), ownRefsIn(node)];
  // A heading is above a list, not in it.
  const fields = own.filter((ref) => !isOfBody(ref));
  const [first, ...others] = [fields, own, all].find((refs) => refs.length > 0) ?? [];
  if (first === undefined) return undefined;
  const {file, names} = segmentsOf(first);
  const shared = others.map((other) => sharedNames(first, other));
  if (shared.includes(undefined)) return undefined;
  return refAt(file, names.slice(0, Math.min(names.length, ...shared.map(Number))));
}
