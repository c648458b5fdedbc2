/** The text around a match. The pieces at odd positions are the matches. */
export type Excerpt = string[];

/** A section that contains words of the search. */
export interface SectionFound {
  url: string;
  title: string;
  excerpt: Excerpt;
}

/** A page that contains words of the search, with its sections that do, best first. */
export interface PageFound {
  url: string;
  title: string;
  /** From the text above the first section, or from the page's description. */
  excerpt?: Excerpt;
  sections: SectionFound[];
}

export interface SearchAnswer {
  /** The number of all pages found. */
  total: number;
  /** The best pages. */
  pages: PageFound[];
  /** The words that no page has, as the visitor typed them. */
  missing: string[];
  /** True if no page has all words, so these pages have only some of them. */
  isPartial: boolean;
  /** A suggested term that gives results. */
  meant?: string;
}

/** The text of all pages. A browser fetches it with the first search. */
export const SEARCH_INDEX = '/search-index.json';

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
