import {useSyncExternalStore} from 'react';

const subscribe = (notify: () => void) => {
  window.addEventListener('scroll', notify, {passive: true});
  return () => window.removeEventListener('scroll', notify);
};

/** @returns whether the page is scrolled down by more than `threshold` pixels; false until the script runs. */
export default function useScrolledPast(threshold: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > threshold,
    () => false,
  );
}
