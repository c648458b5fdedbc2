/** What a page may refer to. */
import {slug} from '../../shared/slug';
import {PARTS} from '../base/parts';
import type {Source} from './source';

/** Everything that a page may refer to. */
export interface Known {
  /** The addresses of the headings, by the address of their page. */
  pages: Map<string, string[]>;
  services: string[];
  projects: string[];
  clients: string[];
  /** The ids of the figures of pages/_site.yml; nothing where it cannot be read. */
  figures?: string[];
  /** The addresses of the pages that openings have to themselves. */
  openings: string[];
  /** Addresses that pages had before, each with the one that the page has now. */
  formers: ReadonlyMap<string, string>;
  /** Addresses of pages that were renamed, which is told once, at the page. */
  renamed: ReadonlySet<string>;
  /** The addresses that lead to what is not out yet, each with its day. */
  upcoming: ReadonlyMap<string, string>;
  /** Whether every page could be read. */
  complete: boolean;
  /** The address of the site itself. */
  url?: string;
  /** The files of static/, by the paths under which pages name them. */
  files: ReadonlySet<string>;
  /** The names of all line icons. */
  icons: ReadonlySet<string>;
}

/** @returns what a link to the page may name behind #: its headings, and the entries of parts that can be linked to. */
export function anchorsOf({body, parsed}: Source): string[] {
  const data = (parsed?.data ?? {}) as Record<string, unknown>;
  const entries = (body?.parts ?? []).flatMap(({name}) => {
    const part = Object.hasOwn(PARTS, name) ? PARTS[name] : undefined;
    const {anchors, shows} = part ?? {};
    const list = anchors !== undefined && shows !== undefined ? data[shows] : [];
    if (anchors === undefined || !Array.isArray(list)) return [];
    return list.flatMap((entry: Record<string, unknown> | null) => {
      const address = entry?.[anchors];
      return typeof address === 'string' ? slug(address) : [];
    });
  });
  return [...(body?.anchors ?? []), ...entries];
}
