import type {Thing} from 'schema-dts';
import type {RenderedSite} from '../../node/load';
import type {Feed} from '../../site/page-types';
import type {Content} from '../../site/content';

/** A page of the built site, as far as search engines and shared links are told of it. */
export interface DescribedPage {
  file: string;
  path: string;
  title: string;
  description: string;
  /** Search engines leave it out. */
  unlisted: boolean;
  structuredData: Thing[];
  feed?: Feed;
}

/** @returns the pages of pages/, and those that openings have to themselves. */
export const describedPages = ({pages}: Pick<Content, 'pages'>, {rest, made}: RenderedSite): DescribedPage[] => [
  ...pages.map(({file, path, title, description, unlisted, structuredData, feed}) => ({
    file,
    path,
    title,
    description,
    unlisted,
    structuredData: structuredData(rest),
    feed: feed(rest),
  })),
  ...made.map(({file, path, title, description, structuredData}) => ({
    file,
    path,
    title,
    description,
    unlisted: false,
    structuredData,
  })),
];
