/** The text of all pages, which a browser fetches with the first search. */
export const SEARCH_INDEX = '/search-index.json';

/** The words below a heading, up to the next one. */
export interface SearchSection {
  /** The id of the heading, or of the entry of a list; the words above the first one have none. */
  anchor?: string;
  heading?: string;
  text: string;
}

export interface SearchPage {
  url: string;
  title: string;
  description: string;
  sections: SearchSection[];
}
