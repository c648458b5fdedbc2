/** The former addresses of pages. Each redirects to one page, and no current page may have it. */
import {formatPath} from '../schema/meta';
import {truncate, type ReportMessage, type ReportDescriptor} from '../base/diagnostic';
import {asGroup, asList, setIfAbsent, groupBy, type Path} from '../base/values';
import type {Source} from '../definition/site-definition';
import {closestMatch} from '../base/closest-match';
import {PAGES_FOLDER} from '../base/paths';

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

/** @returns a report for each former address that would redirect in a circle, hide a page, or belong to two pages */
export function redirectDiagnostics(
  redirects: readonly Redirect[],
  inUse: ReadonlyMap<string, string>,
): ReportDescriptor[] {
  const first = new Map<string, Redirect>();
  return redirects.flatMap((former): ReportDescriptor[] => {
    const {file, line, address, keys: path} = former;
    const diagnostic = redirectDiagnostic(former, inUse.get(address), setIfAbsent(first, address, former));
    return diagnostic
      ? [{file, line, path, ...diagnostic, message: `${formatPath(path)} "${truncate(address)}" ${diagnostic.message}`}]
      : [];
  });
}

function redirectDiagnostic(
  {path, address}: Redirect,
  owner: string | undefined,
  before?: Redirect,
): ReportMessage | undefined {
  if (address === path) {
    return {message: 'is the current address of this page, so it would redirect to itself.', help: 'Remove it.'};
  }
  if (owner !== undefined) return {message: `is the address of ${owner}.`, help: 'Remove it.'};
  if (!before) return undefined;
  const message = `is already used at ${before.file}:${before.line}.`;
  return {message, help: 'An address can redirect to only one page. Remove one of them.'};
}

/** An old address, which is reported once instead of at each link. */
export interface RenamedPage {
  address: string;
  diagnostic: ReportDescriptor;
}

const MAX_LISTED_LINKS = 5;

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
    return [{address, diagnostic: {file, line: 1, ...explainRenamed(path, address, from)}}];
  });
}

/** Returns whether a page may lack links. The site itself links to the pages that it needs. */
const mayLackLinks = ({file, kind, definition: {plain, neededPages}}: Source): boolean =>
  kind === plain && !Object.hasOwn(neededPages, file.slice(PAGES_FOLDER.length + 1));

function explainRenamed(path: string, address: string, from: string[]) {
  const shown = from.slice(0, MAX_LISTED_LINKS).join(', ');
  const more = from.length > MAX_LISTED_LINKS ? ` and ${from.length - MAX_LISTED_LINKS} more` : '';
  return {
    message: `This page seems to have been renamed: nothing links to ${path}, but ${shown}${more} still link to ${truncate(address)}, which does not exist.`,
    help: `Write ${path} there, and add "formerly: [${truncate(address)}]" here to redirect the old address.`,
  };
}

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
