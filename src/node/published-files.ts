import {OF_THE_DESIGN, withoutPdfPage} from '../cms/lint';
import {currentContent, currentlyShown} from './load';

const FILES = '/files/';

/**
 * Which files of static/ visitors may fetch as they are: the design's own, and those that the pages shown now give to take
 * along. What a page that waits for its day names is not among them, and no photo ever is.
 * @returns whether the file of an address is one of them
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
