/** What is written but not out yet: `publishFrom` is the first day, in Lagos, on which visitors see it. */
import {slug} from '../../shared/slug';
import {asGroup, asList} from '../base/values';
import {pageTypeOf} from '../../site/page-types/registry';
import type {Site} from '../../site/page-types/site';
import type {Source} from './source';

/** A page, or an entry of its lists, that waits for its day. */
export interface Scheduled {
  file: string;
  /** Where it will be seen: the address of the page, and for an entry its place there. */
  address: string;
  /** The pages that show it, the one that owns it first. */
  paths: string[];
  name: string;
  /** The day, `2026-11-30`. */
  day: string;
}

/** Anything else is told as a finding of the field itself. */
const DAY = /^\d{4}-\d\d-\d\d$/;

/** @returns the day for which a page or an entry waits; nothing when it has come, or when none is named. */
export function dayOf(value: unknown, today: string): string | undefined {
  const day = asGroup(value).publishFrom;
  return typeof day === 'string' && DAY.test(day) && day > today ? day : undefined;
}

/** @returns all that waits for its day, in the order of the files. */
export const scheduledIn = (sources: readonly Source[], today: string): Scheduled[] =>
  sources.flatMap(({file, path, parsed}) => {
    const data = asGroup(parsed?.data);
    if (path === undefined) return [];
    const day = dayOf(data, today);
    const page = day === undefined ? [] : [{file, address: path, paths: [path], name: String(data.title), day}];
    return [...page, ...Object.entries(data).flatMap(([name, list]) => entriesIn(name, list, {file, path}, today))];
  });

type Owner = Record<'file' | 'path', string>;

function entriesIn(name: string, list: unknown, {file, path}: Owner, today: string): Scheduled[] {
  const {entryPages} = pageTypeOf(file);
  return asList(list).flatMap((item) => {
    const day = dayOf(item, today);
    if (day === undefined) return [];
    const entry = asGroup(item);
    const id = String(entry.id);
    const own = entryPages?.list === name ? (entryPages.addressOf({...entry, id}) ?? []) : [];
    return [{file, address: `${path}#${slug(id)}`, paths: [path].concat(own), name: String(entry.title), day}];
  });
}

/** @returns the front matter of a page without the entries that wait for their day. */
export function withoutScheduled<T extends object>(data: T, today: string): T {
  const fields = Object.entries(data).map(([name, value]: [string, unknown]) => [
    name,
    Array.isArray(value) ? value.filter((entry) => dayOf(entry, today) === undefined) : value,
  ]);
  return Object.fromEntries(fields) as T;
}

/** @returns the facts of the site without the lines of its lists that lead to one of these addresses. */
export function siteWithout(site: Site, addresses: ReadonlySet<string>): Site {
  const isOut = ({href}: {href: string}) => !addresses.has(href.replace(/#.*/, ''));
  const navigation = site.navigation.filter(isOut).map(({dropdown = [], ...item}) => {
    const left = dropdown.filter(isOut);
    return left.length === 0 ? item : {...item, dropdown: left};
  });
  return {
    ...site,
    navigation,
    badges: site.badges.filter(isOut),
    phoneLinks: site.phoneLinks?.filter(isOut),
    quickLinks: site.quickLinks.filter(isOut),
    notFound: {...site.notFound, links: site.notFound.links.filter(isOut)},
  };
}
