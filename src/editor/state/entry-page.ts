import {entryPagesOf} from '../../cms/lint';
import type {Source} from '../../cms/parse';
import type {ContentRef} from '../../cms/source-map/content-ref';

/** @returns the entry of which the page at an address is made; undefined for a page that is written */
export function entryOfPage(
  address: string,
  sources: readonly Pick<Source, 'file' | 'parsed' | 'definition'>[],
): ContentRef | undefined {
  const page = sources.map((source) => entryPagesOf(source).get(address)).find((found) => found !== undefined);
  return page && {file: page.file, path: page.path};
}
