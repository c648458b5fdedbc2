/** The addresses that pages had before: each leads to one page, and none of them is in use. */
import {trail} from '../schema/meta';
import {cut, type BareDiagnostic, type Diagnostic} from '../base/diagnostic';
import {asGroup, asList, type Path} from '../base/values';
import type {Source} from './source';

/** A former address, with the page that it leads to and its place there. */
export interface Former {
  file: string;
  path: string;
  line: number;
  address: string;
  keys: Path;
}

/** @returns the former addresses that the pages name, in the order of their files. */
export function formersOf(sources: readonly Source[]): Former[] {
  return sources.flatMap(({file, path = '', parsed}) =>
    asList(asGroup(parsed?.data).formerly).flatMap((address, index) => {
      const keys = ['formerly', index];
      return typeof address === 'string' ? {file, path, line: parsed?.lineOf(keys) ?? 1, address, keys} : [];
    }),
  );
}

/**
 * @param formers of all pages
 * @param inUse the addresses of pages and openings, each with the file that it comes from
 * @returns a finding for each former address that would lead in a circle, hide a page, or lead to two pages
 */
export function formerDiagnostics(formers: readonly Former[], inUse: ReadonlyMap<string, string>): Diagnostic[] {
  const first = new Map<string, Former>();
  return formers.flatMap((former): Diagnostic[] => {
    const {file, line, address, keys: path} = former;
    const before = first.get(address);
    if (!before) first.set(address, former);
    const diagnostic = formerDiagnostic(former, inUse.get(address), before);
    return diagnostic ? [{file, line, ...diagnostic, text: `${trail(path)} "${cut(address)}" ${diagnostic.text}`}] : [];
  });
}

function formerDiagnostic(
  {path, address}: Former,
  owner: string | undefined,
  before?: Former,
): BareDiagnostic | undefined {
  if (address === path) {
    return {text: 'is the address that the page has now, and would lead in a circle.', advice: 'Remove it.'};
  }
  if (owner !== undefined) return {text: `is the address of ${owner}.`, advice: 'Remove it.'};
  if (!before) return undefined;
  const text = `is used at ${before.file}:${before.line} already.`;
  return {text, advice: 'An address leads to one page; keep one of the two.'};
}
