/** Pages with dates, in the time of the site: visitors see them from the day in `publishFrom` and until the day in `closes`. */
import {asGroup, asList, isGroup} from '../values/values';
import * as z from 'zod';
import type {FactsOf, SiteDefinition, Source} from '../definition/site-definition';
import {metaOf, schemaAt, type Schema} from '../schema/meta';

export interface ScheduledContent {
  file: string;
  /** Its future address. */
  address: string;
  /** The pages that show it: itself, and those that list it. */
  paths: string[];
  name: string;
  /** The day, `2026-11-30`. */
  day: string;
}

/** The field itself reports any other form. */
const DAY = /^\d{4}-\d\d-\d\d$/;

/** @returns the future day on which a page appears; undefined when the day has come or is missing */
export function scheduledDay(frontMatter: unknown, today: string): string | undefined {
  const day = asGroup(frontMatter).publishFrom;
  return typeof day === 'string' && DAY.test(day) && day > today ? day : undefined;
}

/** @returns whether the last day of a page is over */
export function isClosed(frontMatter: unknown, today: string): boolean {
  const day = asGroup(frontMatter).closes;
  return typeof day === 'string' && DAY.test(day) && day < today;
}

export const scheduledIn = (sources: readonly Source[], today: string): ScheduledContent[] =>
  sources.flatMap(({file, path, kind, parsed}) => {
    const day = scheduledDay(parsed?.data, today);
    if (path === undefined || day === undefined) return [];
    const lists = listingPages(sources, kind?.collection?.list).flatMap((source) => source.path ?? []);
    return [{file, address: path, paths: [path, ...lists], name: String(asGroup(parsed?.data).title), day}];
  });

/** @returns the pages with a block that lists the entries of a collection */
export const listingPages = (sources: readonly Source[], list: string | undefined): Source[] =>
  list === undefined
    ? []
    : sources.filter(({body, definition: {blocks}}) =>
        (body?.blocks ?? []).some(({name}) => Object.hasOwn(blocks, name) && blocks[name]?.lists === list),
      );

/** @returns the data of pages/_site.yml without list entries that lead to one of these addresses */
export const removeSiteLinks = <D extends SiteDefinition>(
  {siteFile}: D,
  facts: FactsOf<D>,
  addresses: ReadonlySet<string>,
): FactsOf<D> => withoutLinks(siteFile, facts, addresses) as FactsOf<D>;

function withoutLinks(schema: Schema, value: unknown, addresses: ReadonlySet<string>): unknown {
  const inside = (item: unknown, key: string | number) =>
    withoutLinks(schema && schemaAt(schema, [key]), item, addresses);
  if (Array.isArray(value)) {
    const entry = schema && schemaAt(schema, [0]);
    return value.filter((item) => !leadsTo(entry, item, addresses)).map(inside);
  }
  if (!isGroup(value)) return value;
  const fields = Object.entries(value).map(([key, item]) => [key, item, inside(item, key)] as const);
  // An optional list is removed when it becomes empty.
  const remaining = fields.filter(([key, before, now]) => {
    const isOptional = schema && schemaAt(schema, [key]) instanceof z.ZodOptional;
    return !(isOptional && asList(before).length > 0 && asList(now).length === 0);
  });
  return Object.fromEntries(remaining.map(([key, , now]) => [key, now]));
}

/** Returns whether a direct field of an entry names one of the addresses. */
const leadsTo = (schema: Schema, entry: unknown, addresses: ReadonlySet<string>): boolean =>
  Object.entries(asGroup(entry)).some(
    ([key, value]) =>
      typeof value === 'string' &&
      metaOf(schema && schemaAt(schema, [key])).reference === 'pages' &&
      addresses.has(value.replace(/#.*/, '')),
  );
