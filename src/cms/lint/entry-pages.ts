/** The generated pages of entries, as their page type declares them. */
import type {ReportDescriptor} from '../base/diagnostic';
import {keptFor} from '../base/kept-addresses';
import {asGroup, asList, type Path} from '../base/values';
import type {EntryPages} from '../definition/page-type';
import {pageTypeOf, type Source} from '../definition/site-definition';

/** The generated page of an entry: the position of the entry, and the settings of its page type. */
export interface EntryPage {
  file: string;
  path: Path;
  line: number;
  rule: EntryPages;
}

/** @returns the generated pages of the entries of a file, by their addresses. */
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

/** @returns a finding for each written page at the address of a generated one, and for each generated one with a reserved address */
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
