/** How a place in the pages is named: `careers.mdx#openings.fitter.title`, `careers.mdx#body.why-join.1`. */
import {PAGES_FOLDER} from '../parse';

/** The attribute that names the places of the words of an element, with a space between two. */
export const SOURCE_ATTRIBUTE = 'data-source';

/** @param names from the outside in: keys, identifiers, and positions of what has none */
export const refAt = (file: string, names: readonly string[]): string =>
  `${file.slice(PAGES_FOLDER.length + 1)}#${names.join('.')}`;

/** @returns the file of a place, and its names from the outside in. */
export function segmentsOf(ref: string): {file: string; names: string[]} {
  const [file = '', names = ''] = ref.split('#');
  return {file: `${PAGES_FOLDER}/${file}`, names: names.split('.').filter((name) => name !== '')};
}

/** @returns whether a place is another one or is in it. */
export const isWithin = (ref: string, outer: string): boolean =>
  ref === outer || ref.startsWith(outer.endsWith('#') ? outer : `${outer}.`);

/** @returns how many names two places have in common; undefined when they are of two files. */
export function sharedNames(one: string, other: string): number | undefined {
  const [{file, names}, others] = [segmentsOf(one), segmentsOf(other)];
  if (file !== others.file) return undefined;
  const index = names.findIndex((name, index) => others.names[index] !== name);
  return index === -1 ? names.length : index;
}

/** @returns the places of the words of an element itself. */
export const refsAt = (element: Element): string[] => element.getAttribute(SOURCE_ATTRIBUTE)?.split(' ') ?? [];
