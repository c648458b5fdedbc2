import type {Thing} from 'schema-dts';
import type {Content} from '../../content/read';
import type {Shown} from '../../node/load';
import type {JobOpening} from '../../content/kinds';

/** A page of the built site, as far as search engines and shared links are told of it. */
export interface DescribedPage {
  path: string;
  title: string;
  description: string;
  /** Search engines leave it out. */
  unlisted: boolean;
  structuredData: Thing[];
  /** Set for the page of an opening. */
  opening?: JobOpening;
}

/** @returns the pages of pages/, and those that openings have to themselves. */
export const describedPages = ({pages}: Pick<Content, 'pages'>, {rest, made}: Shown): DescribedPage[] => [
  ...pages.map(({path, title, description, unlisted, structuredData}) => ({
    path,
    title,
    description,
    unlisted,
    structuredData: structuredData(rest),
  })),
  ...made.map(({path, title, description, structuredData, data}) => ({
    path,
    title,
    description,
    unlisted: false,
    structuredData,
    opening: data.opening,
  })),
];
