/** Where the words of a part of a page stand in the content. */
import {BODY, SITE_FILE} from '../parse';
import {AT, partsOfPlace, placeIn} from '../source-map/content-ref';
import {allIn, attribute, isElement, type Element, type Node} from './tree';

/** @returns the places of the words of an element itself. */
export const placesAt = (node: Element): string[] => attribute(node, AT)?.split(' ') ?? [];

/** @returns the places of the words at an element and inside it. */
export const placesIn = (node: Element): string[] => allIn(node).flatMap(placesAt);

/** @returns the same without the words of the whole site, which say nothing of where those belong that they stand beside. */
export const ownPlacesIn = (node: Element): string[] =>
  placesIn(node).filter((ref) => partsOfPlace(ref).file !== SITE_FILE);

/** @returns whether a place is that of a paragraph, heading or the like. */
export const isOfBody = (ref: string): boolean => partsOfPlace(ref).names[0] === BODY;

/** @returns how many names two places have in common; nothing where they are of two files. */
export function sharedNames(one: string, other: string): number | undefined {
  const [{file, names}, parts] = [partsOfPlace(one), partsOfPlace(other)];
  if (file !== parts.file) return undefined;
  const index = names.findIndex((name, index) => parts.names[index] !== name);
  return index === -1 ? names.length : index;
}

/** @returns the place that all words of a node have in common: an entry of a list, a field or a file. */
export function commonPlace(node: Node): string | undefined {
  if (!isElement(node)) return undefined;
  const [all, own] = [placesIn(node), ownPlacesIn(node)];
  // A heading stands above a list, not in it.
  const fields = own.filter((ref) => !isOfBody(ref));
  const [first, ...others] = [fields, own, all].find((places) => places.length > 0) ?? [];
  if (first === undefined) return undefined;
  const {file, names} = partsOfPlace(first);
  const shared = others.map((other) => sharedNames(first, other));
  if (shared.includes(undefined)) return undefined;
  return placeIn(file, names.slice(0, Math.min(names.length, ...shared.map(Number))));
}
