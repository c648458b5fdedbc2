import {useSyncExternalStore} from 'react';

const KEY = 'searchTerm';
const listeners = new Set<() => void>();
let memory = '';

/** The term last searched for, kept for this visit only; where storage is blocked, until the page is left. */
export function storeSearchTerm(term: string): void {
  memory = term;
  try {
    sessionStorage.setItem(KEY, term);
  } catch {
    // Storage is blocked: the term lives in memory alone.
  }
  listeners.forEach((notify) => notify());
}

function readSearchTerm(): string {
  try {
    return sessionStorage.getItem(KEY) ?? memory;
  } catch {
    return memory;
  }
}

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => void listeners.delete(notify);
};

/** @returns the stored search term; empty at first. */
export const useSearchTerm = (): string => useSyncExternalStore(subscribe, readSearchTerm, () => '');
