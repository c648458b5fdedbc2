/** Finds plain pages that were renamed while links still have their old address. */
import {closestMatch} from '../base/closest-match';
import {truncate, type ReportDescriptor} from '../base/diagnostic';
import {PAGES_FOLDER} from '../base/paths';
import type {Source} from '../definition/site-definition';

/** An old address, which is reported once instead of at each link. */
export interface Renamed {
  address: string;
  diagnostic: ReportDescriptor;
}

/** The most links that one sentence lists. */
const MAX_PLACES = 5;

/**
 * Finds renamed pages. No link leads to such a page, while links lead to a similar address that does not exist.
 * @param sources all pages and pages/_site.yml
 * @param isKnown whether an address leads somewhere
 */
export function renamedPages(sources: readonly Source[], isKnown: (address: string) => boolean): Renamed[] {
  const places = new Map<string, string[]>();
  for (const source of sources) {
    for (const {address, line} of addressesIn(source)) {
      places.set(address, [...(places.get(address) ?? []), `${source.file}:${line}`]);
    }
  }
  const forgotten = sources.filter((source) => mayLackLinks(source) && !places.has(source.path ?? ''));
  const missing = [...places].filter(([address]) => !isKnown(address));
  return missing.flatMap(([address, from]): Renamed[] => {
    const [page, ...others] = forgotten.filter(({path = ''}) => isNear(path, address));
    const {file, path = ''} = page ?? {};
    if (file === undefined || others.length > 0) return [];
    // A single link with a similar address is a misspelling.
    if (from.length === 1 && closestMatch(address, [path]) !== undefined) return [];
    return [{address, diagnostic: {file, line: 1, ...explain(path, address, from)}}];
  });
}

/** Returns whether a page may lack links. The site itself links to the pages that it needs. */
const mayLackLinks = ({file, kind, definition: {plain, neededPages}}: Source): boolean =>
  kind === plain && !Object.hasOwn(neededPages, file.slice(PAGES_FOLDER.length + 1));

function explain(path: string, address: string, from: string[]) {
  const shown = from.slice(0, MAX_PLACES).join(', ');
  const more = from.length > MAX_PLACES ? ` and ${from.length - MAX_PLACES} more` : '';
  return {
    message: `The page seems to be renamed: nothing leads to ${path}, and ${shown}${more} still lead to ${truncate(address)}, which no page has.`,
    help: `Write ${path} there, and add "formerly: [${truncate(address)}]" here to keep the old address alive.`,
  };
}

/** Returns whether a page may have been renamed in its folder, or moved to another folder with the same name. */
const isNear = (path: string, address: string) =>
  folderOf(path) === folderOf(address) || lastOf(path) === lastOf(address);

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Returns the page addresses that a file names, without anchors. */
function addressesIn(source: Source): {address: string; line: number}[] {
  const found = (source.body?.links ?? []).map(({name, line}) => ({address: name, line}));
  source.values.forEach(({value, path, meta: {reference}}) => {
    if (reference !== 'pages' || typeof value !== 'string') return;
    found.push({address: value, line: source.parsed?.lineOf(path) ?? 1});
  });
  return found
    .map(({address, line}) => ({address: address.split('#', 1)[0] ?? '', line}))
    .filter(({address}) => /^\/[a-z0-9/-]*[a-z0-9]$/.test(address) && !address.startsWith('/files/'));
}
