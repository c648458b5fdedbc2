/** The former addresses of pages. Each redirects to one page, and no current page may have it. */
import {asGroup, asList, groupBy, type Path} from '../values/values';
import type {Source} from '../definition/site-definition';
import {closestMatch} from '../values/closest-match';
import {PAGES_FOLDER} from '../values/paths';

/** A former address, the page to which it redirects, and its position in that page's file. */
export interface Redirect {
  file: string;
  path: string;
  line: number;
  address: string;
  keys: Path;
}

export function redirectsOf(sources: readonly Source[]): Redirect[] {
  return sources.flatMap(({file, path = '', parsed}) =>
    asList(asGroup(parsed?.data).formerly).flatMap((address, index) => {
      const keys = ['formerly', index];
      return typeof address === 'string' ? {file, path, line: parsed?.lineOf(keys) ?? 1, address, keys} : [];
    }),
  );
}

/** An old address, which is reported once instead of at each link. */
export interface RenamedPage {
  address: string;
  /** The file and the address of the page now. */
  file: string;
  path: string;
  /** The positions of the links to the old address. */
  links: readonly string[];
}

/** Finds renamed pages. No link leads to such a page, while links lead to a similar address that does not exist. */
export function renamedPages(sources: readonly Source[], isKnown: (address: string) => boolean): RenamedPage[] {
  const places = groupBy(sources.flatMap(addressesIn), ({address}) => address);
  const forgotten = sources.filter((source) => mayLackLinks(source) && !places.has(source.path ?? ''));
  const missing = [...places].filter(([address]) => !isKnown(address));
  return missing.flatMap(([address, links]): RenamedPage[] => {
    const from = links.map(({file, line}) => `${file}:${line}`);
    const [page, ...others] = forgotten.filter(({path = ''}) => isSimilarAddress(path, address));
    const {file, path = ''} = page ?? {};
    if (file === undefined || others.length > 0) return [];
    // A single link with a similar address is a misspelling.
    if (from.length === 1 && closestMatch(address, [path]) !== undefined) return [];
    return [{address, file, path, links: from}];
  });
}

/** Returns whether a page may lack links. The site itself links to the pages that it needs. */
const mayLackLinks = ({file, kind, definition: {plain, neededPages}}: Source): boolean =>
  kind === plain && !Object.hasOwn(neededPages, file.slice(PAGES_FOLDER.length + 1));

/** Returns whether a page may have been renamed in its folder, or moved to another folder with the same name. */
const isSimilarAddress = (path: string, address: string) =>
  folderOf(path) === folderOf(address) || lastSegment(path) === lastSegment(address);

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
const lastSegment = (path: string) => path.slice(path.lastIndexOf('/') + 1);

function addressesIn({file, body, parsed, values}: Source): {file: string; address: string; line: number}[] {
  const links = body?.links ?? [];
  const inFields = values.flatMap(({value, path, meta: {reference}}) =>
    reference === 'pages' && typeof value === 'string' ? {name: value, line: parsed?.lineOf(path) ?? 1} : [],
  );
  return [...links, ...inFields]
    .map(({name, line}) => ({file, address: name.split('#', 1)[0] ?? '', line}))
    .filter(({address}) => /^\/[a-z0-9/-]*[a-z0-9]$/.test(address) && !address.startsWith('/files/'));
}
