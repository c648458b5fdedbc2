/** The text of the pages, and on a large site the titles of all pages. A browser fetches it with the first search. */
export const SEARCH_INDEX = '/search-index.json';

/** @returns the address of a further file of a large index */
export const searchFile = (number: number): string => SEARCH_INDEX.replace('.', `-${number}.`);

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
  /** The number of the further file that has the sections and the whole description, on a large site. */
  file?: number;
}
