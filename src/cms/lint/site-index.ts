import {slug} from '../../shared/slug';
import {asGroup, asList, type Path} from '../base/values';
import type {EntryPage} from './entry-pages';
import type {Source} from '../definition/site-definition';

/** The targets to which a page may refer. */
export interface SiteIndex {
  /** The addresses of the headings, by the address of their page. */
  pages: Map<string, string[]>;
  /** The ids of the entries that pages may name, by list; without those of pages/_site.yml if it is unreadable. */
  ids: Readonly<Partial<Record<string, readonly string[]>>>;
  /** Whether every page is readable, and every page with such a list exists. */
  complete: boolean;
  /** The generated pages of entries, by their addresses. */
  entryPages: ReadonlyMap<string, EntryPage>;
  /** The current address for each former address. */
  redirects: ReadonlyMap<string, string>;
  /** The old addresses of renamed pages, which are reported once, at the page. */
  renamed: ReadonlySet<string>;
  /** The day of publication for each address of scheduled content. */
  scheduled: ReadonlyMap<string, string>;
  /** The address of the site itself. */
  url?: string;
  /** The files of static/, by the paths in the pages. */
  files: ReadonlySet<string>;
  /** The names of all line icons. */
  icons: ReadonlySet<string>;
}

/** @returns the anchors to which other pages may link: headings, and entries that do not expire. */
export function anchorsOf(source: Source): string[] {
  const entries = entryAnchors(source).flatMap(({id, passing}) => (passing ? [] : id));
  return [...(source.body?.anchors ?? []), ...entries];
}

/** An entry that has an anchor on its page. */
interface EntryAnchor {
  id: string;
  /** The path of the field from which the anchor is made. */
  path: Path;
  passing?: true;
}

/** @returns the anchors of the entries that the blocks of a page show. */
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
