import {openingPages} from '../../content/join';
import type {Content} from '../../content/load';
import type {JobOpening} from '../../content/schema';

/** A page of the built site, as far as search engines and shared links are told of it. */
export interface DescribedPage {
  path: string;
  title: string;
  /** Search engines leave it out. */
  unlisted: boolean;
  data: Record<string, unknown>;
  /** Set for the page of an opening. */
  opening?: JobOpening;
}

/** @returns the pages of pages/, and those that openings have to themselves. */
export function describedPages(content: Content): DescribedPage[] {
  const pages = content.pages.map(({path, data}) => ({
    path,
    title: String(data.title),
    unlisted: data.unlisted === true,
    data,
  }));
  const openings = openingPages(content).map(({path, data}) => ({
    path,
    title: data.title,
    unlisted: false,
    data: {...data},
    opening: data.opening,
  }));
  return [...pages, ...openings];
}
