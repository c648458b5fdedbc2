import type {Thing} from 'schema-dts';
import type {RenderedSite} from '../../node/load';
import type {Feed} from '../../site/page-types';
import type {Content} from '../../site/site-definition';

/** The facts about a built page for search engines and shared links. */
export interface DescribedPage {
  file: string;
  path: string;
  title: string;
  description: string;
  /** Whether search engines must not index the page. */
  unlisted: boolean;
  structuredData: Thing[];
  feed?: Feed;
}

/** @returns the pages of pages/ and the generated pages. */
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
