/** Text around what was found: the pieces at the odd positions are the words found. */
export type Excerpt = string[];

/** A section of a page that holds words of the search. */
export interface SectionFound {
  url: string;
  title: string;
  excerpt: Excerpt;
}

/** A page that holds words of the search, with the sections that do, best first. */
export interface PageFound {
  url: string;
  title: string;
  /** From above the first section, or from the description of the page. */
  excerpt?: Excerpt;
  sections: SectionFound[];
}

export interface SearchAnswer {
  /** How many pages there are in all. */
  total: number;
  /** The best of them. */
  pages: PageFound[];
  /** The words that no page has, as they were typed. */
  missing: string[];
  /** Whether no page has all words, so that these pages have some of them. */
  isPartial: boolean;
  /** What was probably meant: a term that gives results. */
  meant?: string;
}
