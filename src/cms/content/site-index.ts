import {slug} from '../../shared/slug';
import {asGroup, asList, groupBy, type Path} from '../values/values';
import {entryIdOf, type Source} from '../definition/site-definition';
import type {Collection} from '../definition/page-type';

export interface SiteIndex {
  /** The addresses of the headings, by the address of their page. */
  pages: Map<string, string[]>;
  /** The ids of the entries that pages may name, by list; without those of pages/_site.yml if it is unreadable. */
  ids: Readonly<Partial<Record<string, readonly string[]>>>;
  /** Whether every page is readable, and every page with such a list exists. */
  complete: boolean;
  /** Why the pages at these addresses disappear, and where to link instead. */
  removals: ReadonlyMap<string, NonNullable<Collection['removal']>>;
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

/** The ids of the entries that are pages, by their list; without those that disappear by date. */
export type CollectedIds = ReadonlyMap<string, readonly string[]>;

export const collectedIds = (sources: readonly Source[]): CollectedIds => {
  const collected = sources.flatMap(({file, kind}) =>
    kind?.collection && !kind.collection.removal ? [{list: kind.collection.list, id: entryIdOf(file)}] : [],
  );
  return new Map([...groupBy(collected, ({list}) => list)].map(([list, found]) => [list, found.map(({id}) => id)]));
};

/** @returns the anchors to which other pages may link: headings, and entries that do not expire */
export const anchorsOf = (source: Source, collected: CollectedIds): string[] => [
  ...(source.body?.anchors ?? []),
  ...entryAnchors(source, collected).map(({id}) => id),
];

interface EntryAnchor {
  id: string;
  /** The path of the field from which the anchor is derived; undefined if the entry is a page. */
  path?: Path;
  list: string;
}

export function entryAnchors({body, parsed, definition: {blocks}}: Source, collected: CollectedIds): EntryAnchor[] {
  const data = asGroup(parsed?.data);
  return (body?.blocks ?? []).flatMap(({name}): EntryAnchor[] => {
    const {anchors, shows, lists} = (Object.hasOwn(blocks, name) ? blocks[name] : undefined) ?? {};
    if (lists !== undefined) return (collected.get(lists) ?? []).map((id) => ({id, list: lists}));
    if (anchors === undefined || shows === undefined) return [];
    return asList(data[shows]).flatMap((entry, index): EntryAnchor[] => {
      const address = asGroup(entry)[anchors];
      return typeof address === 'string' ? [{id: slug(address), path: [shows, index, anchors], list: shows}] : [];
    });
  });
}
