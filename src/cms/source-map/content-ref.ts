/** A reference names a place in the pages: `careers.mdx#openings.fitter.title`, `careers.mdx#body.why-join.1`. */
import {PAGES_FOLDER} from '../parse';

/** The attribute with the references of an element's texts, separated by spaces. */
export const SOURCE_ATTRIBUTE = 'data-source';

/** @param names from the outside in: keys, identifiers, or indices of entries without one */
export const refAt = (file: string, names: readonly string[]): string =>
  `${file.slice(PAGES_FOLDER.length + 1)}#${names.join('.')}`;

/** @returns the file of a reference, and its names from the outside in. */
export function segmentsOf(ref: string): {file: string; names: string[]} {
  const [file = '', names = ''] = ref.split('#');
  return {file: `${PAGES_FOLDER}/${file}`, names: names.split('.').filter((name) => name !== '')};
}

/** @returns whether a reference is equal to another one or inside it. */
export const isWithin = (ref: string, outer: string): boolean =>
  ref === outer || ref.startsWith(outer.endsWith('#') ? outer : `${outer}.`);

/** @returns how many names two references have in common; undefined if they are of different files. */
export function sharedNames(one: string, other: string): number | undefined {
  const [{file, names}, others] = [segmentsOf(one), segmentsOf(other)];
  if (file !== others.file) return undefined;
  const index = names.findIndex((name, index) => others.names[index] !== name);
  return index === -1 ? names.length : index;
}

/** @returns the references of an element. */
export const refsAt = (element: Element): string[] => element.getAttribute(SOURCE_ATTRIBUTE)?.split(' ') ?? [];
