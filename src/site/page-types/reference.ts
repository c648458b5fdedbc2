import {reference as referenceTo} from '../../cms/schema';

/** The lists whose entries pages own; other pages name them by their id. */
export const ENTRY_LISTS = ['services', 'projects', 'clients', 'desks'] as const;

/** The id of an entry of such a list, or of a figure of pages/_site.yml. */
export const reference = (list: (typeof ENTRY_LISTS)[number] | 'figures', example: string) =>
  referenceTo(list, example);
