import {OF_THE_DESIGN, withoutPdfPage} from '../cms/lint';
import {currentContent, currentlyShown} from './load';

const FILES = '/files/';

/**
 * Finds the files of static/ that visitors may download: those of the design, and those that published pages offer.
 * Files of scheduled pages are not among them, and photos never are.
 * @returns a function that tells whether visitors may download the file at an address
 */
export async function publishedFiles(): Promise<(address: string) => boolean> {
  const [{sources, pages, site}, shown] = await Promise.all([currentContent(), currentlyShown()]);
  const named = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string' && value.startsWith(FILES)) named.add(withoutPdfPage(value));
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  visit([site, ...(shown?.pages.values() ?? []), shown?.made]);
  const files = new Set(pages.map(({file}) => file));
  for (const {file, body} of sources) if (files.has(file)) visit((body?.links ?? []).map(({name}) => name));
  return (address) => address.startsWith(OF_THE_DESIGN) || named.has(address);
}
