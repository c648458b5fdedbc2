import {Feed} from 'feed';
import {lastChanges} from '../../node/last-changes';
import {asLine, forCdata} from '../../shared/escape';
import type {Site} from '../../site/page-types';
import type {DescribedPage} from './pages';

/** @returns the address of a page's feed (https://www.rfc-editor.org/rfc/rfc4287). */
export const feedPath = (path: string): string => `${path}/feed.xml`;

/**
 * Writes the entries of a page for feed readers, newest first. The same pages give the same bytes.
 * @returns the feed; undefined for a page without one
 */
export function feedOf({file, path, title, description, feed}: DescribedPage, site: Site): string | undefined {
  if (!feed) return undefined;
  const entries = feed.entries.toSorted((a, b) => b.day.localeCompare(a.day) || a.path.localeCompare(b.path));
  const address = site.url + path;
  const written = new Feed({
    id: address,
    title: asLine(`${title} | ${site.name}`),
    description: asLine(description),
    link: address,
    feed: site.url + feedPath(path),
    language: 'en-NG',
    copyright: site.legalName,
    generator: site.name,
    author: {name: site.name, email: feed.email, link: site.url},
    // The format requires a date even for an empty feed.
    updated: new Date(entries[0]?.day ?? lastChanges().get(file) ?? 0),
  });
  for (const entry of entries) {
    const day = new Date(entry.day);
    written.addItem({
      id: site.url + entry.path,
      title: forCdata(entry.title),
      link: site.url + entry.path,
      description: forCdata(entry.description),
      date: day,
      published: day,
    });
  }
  return written.atom1();
}
