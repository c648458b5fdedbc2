import {Feed} from 'feed';
import {lastChanges} from '../../node/last-changes';
import {asLine, forCdata} from '../../shared/escape';
import {CAREERS, locationOf} from '../../shared/openings';
import type {Site} from '../../content/kinds';
import type {DescribedPage} from './pages';

/** The address of the openings as a feed (https://www.rfc-editor.org/rfc/rfc4287). */
export const FEED = `${CAREERS}/feed.xml`;

/**
 * The current openings for feed readers and job boards, newest first; one without a date is left out.
 * @param all the built pages
 * @returns the feed, the same bytes for the same pages
 */
export function openingsFeed(all: DescribedPage[], site: Site): string {
  const careers = all.find(({path}) => path === CAREERS);
  const dated = all
    .flatMap(({path, opening}) => (opening?.posted === undefined ? [] : {path, opening, posted: opening.posted}))
    .sort((a, b) => b.posted.localeCompare(a.posted) || a.path.localeCompare(b.path));
  const address = site.url + CAREERS;
  const feed = new Feed({
    id: address,
    title: asLine(`${careers?.title} | ${site.name}`),
    description: asLine(careers?.description ?? ''),
    link: address,
    feed: site.url + FEED,
    language: 'en-NG',
    copyright: site.legalName,
    generator: site.name,
    author: {name: site.name, email: site.hrEmail, link: site.url},
    // The format requires a date even for an empty feed.
    updated: new Date(dated[0]?.posted ?? lastChanges().get('pages/careers.mdx') ?? 0),
  });
  for (const {path, opening, posted} of dated) {
    const {title, description, type, experience} = opening;
    feed.addItem({
      id: site.url + path,
      title: forCdata(title),
      link: site.url + path,
      description: forCdata([description, locationOf(opening), type, experience].join(' · ')),
      date: new Date(posted),
      published: new Date(posted),
    });
  }
  return feed.atom1();
}
