/** The former addresses of pages. Each redirects to one page, and no current page may have it. */
import {trail} from '../schema/meta';
import {truncate, type BareDiagnostic, type ReportDescriptor} from '../base/diagnostic';
import {asGroup, asList, type Path} from '../base/values';
import type {Source} from '../definition/site-definition';

/** A former address, the page to which it redirects, and its position in that page's file. */
export interface Redirect {
  file: string;
  path: string;
  line: number;
  address: string;
  keys: Path;
}

/** @returns the former addresses of all pages, in the order of their files. */
export function redirectsOf(sources: readonly Source[]): Redirect[] {
  return sources.flatMap(({file, path = '', parsed}) =>
    asList(asGroup(parsed?.data).formerly).flatMap((address, index) => {
      const keys = ['formerly', index];
      return typeof address === 'string' ? {file, path, line: parsed?.lineOf(keys) ?? 1, address, keys} : [];
    }),
  );
}

/**
 * @param redirects of all pages
 * @param inUse the current addresses, each with its file
 * @returns a finding for each former address that would redirect in a circle, hide a page, or belong to two pages
 */
export function formerDiagnostics(
  redirects: readonly Redirect[],
  inUse: ReadonlyMap<string, string>,
): ReportDescriptor[] {
  const first = new Map<string, Redirect>();
  return redirects.flatMap((former): ReportDescriptor[] => {
    const {file, line, address, keys: path} = former;
    const before = first.get(address);
    if (!before) first.set(address, former);
    const diagnostic = formerDiagnostic(former, inUse.get(address), before);
    return diagnostic
      ? [{file, line, path, ...diagnostic, message: `${trail(path)} "${truncate(address)}" ${diagnostic.message}`}]
      : [];
  });
}

function formerDiagnostic(
  {path, address}: Redirect,
  owner: string | undefined,
  before?: Redirect,
): BareDiagnostic | undefined {
  if (address === path) {
    return {message: 'is the address that the page has now, and would lead in a circle.', help: 'Remove it.'};
  }
  if (owner !== undefined) return {message: `is the address of ${owner}.`, help: 'Remove it.'};
  if (!before) return undefined;
  const message = `is used at ${before.file}:${before.line} already.`;
  return {message, help: 'An address leads to one page; keep one of the two.'};
}
