/** Scheduled pages and entries. Visitors see them from the day in `publishFrom`, in Lagos time. */
import {slug} from '../../shared/slug';
import {asGroup, asList, isGroup} from '../base/values';
import * as z from 'zod';
import {pageTypeOf, type FactsOf, type SiteDefinition, type Source} from '../definition/site-definition';
import {metaOf, schemaAt, type Schema} from '../schema/meta';

export interface Scheduled {
  file: string;
  /** The future address: the page and, for an entry, its anchor. */
  address: string;
  /** The pages that show it, the one that owns it first. */
  paths: string[];
  name: string;
  /** The day, `2026-11-30`. */
  day: string;
}

/** The field itself reports any other form. */
const DAY = /^\d{4}-\d\d-\d\d$/;

/** @returns the future day of a page or an entry; undefined when the day has come or is missing. */
export function scheduledDay(value: unknown, today: string): string | undefined {
  const day = asGroup(value).publishFrom;
  return typeof day === 'string' && DAY.test(day) && day > today ? day : undefined;
}

export const scheduledIn = (sources: readonly Source[], today: string): Scheduled[] =>
  sources.flatMap(({file, path, parsed, definition}) => {
    const data = asGroup(parsed?.data);
    if (path === undefined) return [];
    const day = scheduledDay(data, today);
    const page = day === undefined ? [] : [{file, address: path, paths: [path], name: String(data.title), day}];
    return [
      ...page,
      ...Object.entries(data).flatMap(([name, list]) => entriesIn(name, list, {file, path, definition}, today)),
    ];
  });

type Owner = Required<Pick<Source, 'file' | 'path' | 'definition'>>;

function entriesIn(name: string, list: unknown, {file, path, definition}: Owner, today: string): Scheduled[] {
  const {entryPages} = pageTypeOf(definition, file);
  return asList(list).flatMap((item) => {
    const day = scheduledDay(item, today);
    if (day === undefined) return [];
    const entry = asGroup(item);
    const id = String(entry.id);
    const entryAddresses = entryPages?.list === name ? (entryPages.addressOf({...entry, id}) ?? []) : [];
    return [
      {file, address: `${path}#${slug(id)}`, paths: [path].concat(entryAddresses), name: String(entry.title), day},
    ];
  });
}

export function withoutScheduled<T extends object>(data: T, today: string): T {
  const fields = Object.entries(data).map(([name, value]: [string, unknown]) => [
    name,
    Array.isArray(value) ? value.filter((entry) => scheduledDay(entry, today) === undefined) : value,
  ]);
  return Object.fromEntries(fields) as T;
}

/** @returns the data of pages/_site.yml without list entries that lead to one of these addresses */
export const siteWithout = <D extends SiteDefinition>(
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
