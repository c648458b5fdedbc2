import {useCallback, type FormEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import {storeSearchTerm} from './searchTerm';
import {goTo} from './useBackCloses';

/** The page of results and the key of the term in its address. Without a script a form leads there by itself. */
export const SEARCH = '/search';
export const TERM = 'q';

/** @returns the address that shows the results for a term; it can be shared. */
export const searchAddress = (term: string): string => `${SEARCH}?${new URLSearchParams({[TERM]: term}).toString()}`;

/**
 * @returns what a search form does when it is submitted: nothing for a blank term, otherwise the trimmed term is
 * stored and its results are shown. It says whether it searched.
 */
export default function useSearch(): (event: FormEvent<HTMLFormElement>) => boolean {
  const history = useHistory();
  return useCallback(
    (event) => {
      event.preventDefault();
      const term = (event.currentTarget.elements.namedItem(TERM) as HTMLInputElement).value.trim();
      if (term === '') return false;
      storeSearchTerm(term);
      goTo(history, searchAddress(term));
      return true;
    },
    [history],
  );
}
