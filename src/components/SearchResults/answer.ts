/** What the search page asks the search engine's thread. */
export interface SearchQuestion {
  id: number;
  term: string;
  /** How many of the pages found to fetch with title and excerpt. */
  count: number;
}

/** Words of a page around the term; `<mark>` stands round each occurrence, `<` and `>` of the page are entities. */
export interface Excerpt {
  url: string;
  title: string;
  excerpt: string;
}

/** A page on which the term was found, and its sections that hold it, best first. */
export interface PageFound extends Omit<Excerpt, 'excerpt'> {
  /** From above the first section, if the term stands there. */
  excerpt?: string;
  sections: Excerpt[];
}

export interface SearchAnswer {
  /** How many pages there are in all. */
  total: number;
  pages: PageFound[];
}

/** The thread's message: the answer to a question, or why there is none. */
export type Reply = {id: number} & ({answer: SearchAnswer} | {error: string});
