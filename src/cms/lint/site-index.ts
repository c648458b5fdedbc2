/** What a page may refer to. */
import {slug} from '../../shared/slug';
import {asGroup, asList, type Path} from '../base/values';
import type {EntryPage} from './entry-pages';
import type {Source} from '../definition/site-definition';

/** Everything that a page may refer to. */
export interface SiteIndex {
  /** The addresses of the headings, by the address of their page. */
  pages: Map<string, string[]>;
  /** The ids of each list that pages name entries of; nothing of those of pages/_site.yml where it cannot be read. */
  ids: Readonly<Partial<Record<string, readonly string[]>>>;
  /** Whether every page could be read, and every page that owns such a list is there. */
  complete: boolean;
  /** The pages that entries have to themselves, by their addresses. */
  entryPages: ReadonlyMap<string, EntryPage>;
  /** Addresses that pages had before, each with the one that the page has now. */
  redirects: ReadonlyMap<string, string>;
  /** Addresses of pages that were renamed, which is reported once, at the page. */
  renamed: ReadonlySet<string>;
  /** The addresses that lead to what is not out yet, each with its day. */
  scheduled: ReadonlyMap<string, string>;
  /** The address of the site itself. */
  url?: string;
  /** The files of static/, by the paths under which pages name them. */
  files: ReadonlySet<string>;
  /** The names of all line icons. */
  icons: ReadonlySet<string>;
}

/** @returns what a link to the page may name behind #: its headings, and the entries of parts that can be linked to. */
export function anchorsOf(source: Source): string[] {
  const entries = entryAnchors(source).flatMap(({id, passing}) => (passing ? [] : id));
  return [...(source.body?.anchors ?? []), ...entries];
}

/** An entry that has an address on its page. */
interface EntryAnchor {
  id: string;
  /** The way to the field that the address is made from. */
  path: Path;
  passing?: true;
}

/** @returns the addresses of the entries that the parts of a page show. */
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
