import {useSyncExternalStore} from 'react';

const KEY = 'searchTerm';
const listeners = new Set<() => void>();
let memory = '';

/** Stores the last search term for this visit. When storage is blocked, it lasts until the visitor leaves the page. */
export function storeSearchTerm(term: string): void {
  memory = term;
  try {
    sessionStorage.setItem(KEY, term);
  } catch {
    // Storage is blocked: only memory keeps the term.
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
