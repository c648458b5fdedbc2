import {posix} from 'node:path';
import {gzipSync} from 'node:zlib';
import type {SearchPage} from '../../shared/search-index';
import {truncateText} from '../../shared/truncate';

/** The maximum size of the first file, compressed. With the search engine the first answer needs less than 100 kB. */
const MAX_FIRST_BYTES = 64_000;
/** A folder with more pages contains entries of a list, such as projects. Their text is in further files. */
const MAX_TEXTS_OF_FOLDER = 24;
const PAGES_PER_FILE = 100;
/** The lengths of the entries' descriptions in the first file, the first that fits. */
const DESCRIPTION_LENGTHS = [Infinity, 80, 40, 0];

/**
 * Splits the index of a large site: the first file has all titles, and the text of the pages outside large folders. A
 * search fetches the further files only if the first one has too few results.
 * @returns the pages of each file; of a small site only one file with everything
 */
export function splitIndex(pages: SearchPage[]): SearchPage[][] {
  if (fits(pages)) return [pages];
  const counts = new Map<string, number>();
  for (const {url} of pages) counts.set(posix.dirname(url), (counts.get(posix.dirname(url)) ?? 0) + 1);
  const isEntry = ({url}: SearchPage) => (counts.get(posix.dirname(url)) ?? 0) > MAX_TEXTS_OF_FOLDER;
  const entries = pages.filter(isEntry);
  const files = Array.from({length: Math.ceil(entries.length / PAGES_PER_FILE)}, (_, index) =>
    entries.slice(index * PAGES_PER_FILE, (index + 1) * PAGES_PER_FILE),
  );
  const fileOf = new Map(files.flatMap((file, index) => file.map(({url}) => [url, index + 1] as const)));
  const firstWith = (length: number) =>
    pages.map((page) => (isEntry(page) ? shorten(page, length, fileOf.get(page.url)) : page));
  const candidates = DESCRIPTION_LENGTHS.map(firstWith);
  return [candidates.find(fits) ?? firstWith(0), ...files];
}

const fits = (pages: SearchPage[]): boolean => gzipSync(JSON.stringify(pages)).length <= MAX_FIRST_BYTES;

const shorten = ({url, title, description}: SearchPage, length: number, file?: number): SearchPage => ({
  ...{url, title, sections: [], file},
  description:
    description.length <= length || length === 0
      ? truncateText(description, length)
      : `${truncateText(description, length - 1)}…`,
});
