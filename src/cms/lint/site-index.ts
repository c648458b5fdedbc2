import {slug} from '../../shared/slug';
import {asGroup, asList, type Path} from '../base/values';
import {type Source, pageTypeOf} from '../definition/site-definition';
import type {ReportDescriptor} from '../base/diagnostic';
import {reservedFor} from '../base/paths';
import type {EntryPages} from '../definition/page-type';

export interface SiteIndex {
  /** The addresses of the headings, by the address of their page. */
  pages: Map<string, string[]>;
  /** The ids of the entries that pages may name, by list; without those of pages/_site.yml if it is unreadable. */
  ids: Readonly<Partial<Record<string, readonly string[]>>>;
  /** Whether every page is readable, and every page with such a list exists. */
  complete: boolean;
  entryPages: ReadonlyMap<string, EntryPage>;
  /** The current address for each former address. */
  redirects: ReadonlyMap<string, string>;
  /** The old addresses of renamed pages, which are reported once, at the page. */
  renamed: ReadonlySet<string>;
  /** The day of publication for each address of scheduled content. */
  scheduled: ReadonlyMap<string, string>;
  url?: string;
  files: ReadonlySet<string>;
  icons: ReadonlySet<string>;
}

/** @returns the anchors to which other pages may link: headings, and entries that do not expire. */
export function anchorsOf(source: Source): string[] {
  const entries = entryAnchors(source).flatMap(({id, passing}) => (passing ? [] : id));
  return [...(source.body?.anchors ?? []), ...entries];
}

interface EntryAnchor {
  id: string;
  /** The path of the field from which the anchor is derived. */
  path: Path;
  passing?: true;
}

export function entryAnchors({body, parsed, definition: {blocks}}: Source): EntryAnchor[] {
  const data = asGroup(parsed?.data);
  return (body?.blocks ?? []).flatMap(({name}) => {
    const {anchors, shows, passing} = (Object.hasOwn(blocks, name) ? blocks[name] : undefined) ?? {};
    if (anchors === undefined || shows === undefined) return [];
    return asList(data[shows]).flatMap((entry, index): EntryAnchor[] => {
      const address = asGroup(entry)[anchors];
      return typeof address === 'string' ? [{id: slug(address), path: [shows, index, anchors], passing}] : [];
    });
  });
}

/** The generated page of an entry: the position of the entry, and the settings of its page type. */
interface EntryPage {
  file: string;
  path: Path;
  line: number;
  rule: EntryPages;
}

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

/** @returns a report for each written page at the address of a generated one, and for each generated one with a reserved address */
export function entryPageDiagnostics(sources: Source[]): ReportDescriptor[] {
  const pages = new Map(sources.flatMap((source) => [...entryPagesOf(source)]));
  const addressConflicts = sources.flatMap(({file, path = ''}): ReportDescriptor[] => {
    const page = pages.get(path);
    if (!page) return [];
    const message = `The ${page.rule.called} at ${page.file}:${page.line} has the same address as this page.`;
    return [{file, line: 1, message, help: 'Rename the file, or delete it.'}];
  });
  const reservedConflicts = [...pages].flatMap(([address, {file, line, rule}]): ReportDescriptor[] => {
    const owner = reservedFor(address);
    const message = `The address ${address} of this ${rule.called} is reserved for ${owner}.`;
    return owner === undefined ? [] : [{file, line, message, help: `Give the ${rule.called} a different id.`}];
  });
  return [...addressConflicts, ...reservedConflicts];
}
