/** Selects what visitors or a preview see of the content. */
import {entriesOf, type JoinedContent} from './join';
import {isClosed, removeSiteLinks, scheduledDay} from './scheduled';
import type {ReadablePage} from './validate';
import type {SiteDefinition} from '../definition/site-definition';

/** @returns the content that visitors get on this day: without scheduled and closed pages, and without their menu lines */
export const selectPublished = <D extends SiteDefinition, Rest>(
  content: JoinedContent<D> & Rest,
  today: string,
): JoinedContent<D> & Rest =>
  withoutPages(content, (data) => scheduledDay(data, today) !== undefined || isClosed(data, today));

/** @returns the content that a preview shows: without closed pages */
export const withoutClosed = <D extends SiteDefinition, Rest>(
  content: JoinedContent<D> & Rest,
  today: string,
): JoinedContent<D> & Rest => withoutPages(content, (data) => isClosed(data, today));

function withoutPages<D extends SiteDefinition, Rest>(
  content: JoinedContent<D> & Rest,
  isHidden: (data: object) => boolean,
): JoinedContent<D> & Rest {
  const {definition} = content;
  const hidden = new Set(content.pages.flatMap(({data, path}) => (isHidden(data) ? path : [])));
  if (hidden.size === 0) return content;
  const pages = content.pages.filter(({path}) => !hidden.has(path));
  const site = content.site && removeSiteLinks(definition, content.site, hidden);
  return {...content, site, pages, entries: entriesOf(definition, pages)};
}

export const mapData = <D extends SiteDefinition>(
  pages: readonly ReadablePage<D>[],
  change: <T extends object>(page: ReadablePage<D>, data: T) => T,
): ReadablePage<D>[] =>
  pages.map((page) => ({...page.withData((data) => change(page, data)), photos: page.photos}) as ReadablePage<D>);
