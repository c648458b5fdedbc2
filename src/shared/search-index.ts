/** The text of all pages. A browser fetches it with the first search. */
export const SEARCH_INDEX = '/search-index.json';

/** The text from one heading to the next. */
export interface SearchSection {
  /** The id of the heading or of a list entry; undefined for the text above the first one. */
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
