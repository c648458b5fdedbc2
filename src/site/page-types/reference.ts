import {reference as referenceTo} from '../../cms/schema';

/** The lists whose entries one page owns and other pages name by their id. */
export const ENTRY_LISTS = ['services', 'projects', 'clients', 'desks'] as const;

/** A field with the id of an entry of such a list, or of a figure in pages/_site.yml. */
export const reference = (list: (typeof ENTRY_LISTS)[number] | 'figures', example: string) =>
  referenceTo(list, example);
