/** The pages that entries of a list have to themselves, as their kind declares them. */
import type {ReportDescriptor} from '../base/diagnostic';
import {keptFor} from '../base/kept-addresses';
import {asGroup, asList, type Path} from '../base/values';
import type {EntryPages} from '../definition/page-type';
import {pageTypeOf, type Source} from '../definition/site-definition';

/** The page of an entry: where the entry is, and what its kind says of such pages. */
export interface EntryPage {
  file: string;
  path: Path;
  line: number;
  rule: EntryPages;
}

/** @returns the pages that entries of a file get, by their addresses. */
export function entryPagesOf({
  file,
  parsed,
  definition,
}: Pick<Source, 'file' | 'parsed' | 'definition'>): Map<string, EntryPage> {
  const rule = pageTypeOf(definition, file).entryPages;
  const found = new Map<string, EntryPage>();
  if (!rule || !parsed) return found;
  for (const [index, entry] of asList(asGroup(parsed.data)[rule.list]).entries()) {
    const written = asGroup(entry);
    const {id} = written;
    const address = typeof id === 'string' ? rule.addressOf({...written, id}) : undefined;
    const path = [rule.list, index];
    if (address !== undefined) found.set(address, {file, path, line: parsed.lineOf([...path, 'id']), rule});
  }
  return found;
}

/** @returns the pages that were written for the address of an entry's own page, and the entries that may have none. */
export function entryPageDiagnostics(sources: Source[]): ReportDescriptor[] {
  const pages = new Map(sources.flatMap((source) => [...entryPagesOf(source)]));
  const taken = sources.flatMap(({file, path = ''}): ReportDescriptor[] => {
    const page = pages.get(path);
    if (!page) return [];
    const message = `The ${page.rule.called} at ${page.file}:${page.line} has the address of this page.`;
    return [{file, line: 1, message, help: 'Rename the file, or delete it.'}];
  });
  const kept = [...pages].flatMap(
    ([
      address,
      {
        file,
        line,
        rule: {called},
      },
    ]): ReportDescriptor[] => {
      const owner = keptFor(address);
      const message = `The address ${address} of this ${called} is kept for ${owner}.`;
      return owner === undefined ? [] : [{file, line, message, help: `Give the ${called} another id.`}];
    },
  );
  return [...taken, ...kept];
}
