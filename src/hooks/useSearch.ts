import {useCallback, type FormEvent, useSyncExternalStore} from 'react';
import {useHistory} from '@docusaurus/router';
import {visitStorage} from '../shared/storage';
import {navigateFromLayer} from './useBackCloses';

/** The page of results, and the key of the term in its address. Without JavaScript the form itself opens that page. */
export const SEARCH_PATH = '/search';
export const TERM_PARAMETER = 'q';

/** @returns the address of the results for a term, which can be shared. */
export const searchAddress = (term: string): string =>
  `${SEARCH_PATH}?${new URLSearchParams({[TERM_PARAMETER]: term}).toString()}`;

/** @returns the submit handler of a search form, which ignores a blank term. It returns whether it searched. */
export default function useSearch(): (event: FormEvent<HTMLFormElement>) => boolean {
  const history = useHistory();
  return useCallback(
    (event) => {
      event.preventDefault();
      const term = (event.currentTarget.elements.namedItem(TERM_PARAMETER) as HTMLInputElement).value.trim();
      if (term === '') return false;
      storeSearchTerm(term);
      navigateFromLayer(history, searchAddress(term));
      return true;
    },
    [history],
  );
}

const KEY = 'searchTerm';
const listeners = new Set<() => void>();

/** Stores the last search term for this visit. */
export function storeSearchTerm(term: string): void {
  visitStorage.set(KEY, term);
  listeners.forEach((notify) => notify());
}

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => void listeners.delete(notify);
};

/** @returns the stored search term; empty at first. */
export const useSearchTerm = (): string =>
  useSyncExternalStore(
    subscribe,
    () => visitStorage.get(KEY) ?? '',
    () => '',
  );
