import {entryPagesOf} from '../../cms/lint';
import type {Source} from '../../cms/parse';
import type {ContentRef} from '../../cms/source-map/content-ref';

/** @returns the entry from which the page at an address is generated; undefined for a written page */
export function entryOfPage(
  address: string,
  sources: readonly Pick<Source, 'file' | 'parsed' | 'definition'>[],
): ContentRef | undefined {
  const page = sources.map((source) => entryPagesOf(source).get(address)).find((found) => found !== undefined);
  return page && {file: page.file, path: page.path};
}
