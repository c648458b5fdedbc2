/** Values that only the visitor's browser knows. The HTML, which is the same for every visitor, uses a default value. */
import {useCallback, useSyncExternalStore} from 'react';

export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

const unsubscribe = () => undefined;
const neverChanges = () => unsubscribe;

/** @param inBrowser reads the value at each rendering; it does not watch for changes */
export function useInBrowser<T>(inBrowser: () => T, inHtml: T): T {
  return useSyncExternalStore(neverChanges, inBrowser, () => inHtml);
}

/** @returns whether a CSS media query matches; false until the script runs. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** The position as of the last frame: to read it while React renders would lay out the page an additional time. */
let scrollTop = 0;

function onScroll(notify: () => void) {
  const read = () => {
    scrollTop = window.scrollY;
    notify();
  };
  const frame = requestAnimationFrame(read);
  window.addEventListener('scroll', read, {passive: true});
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', read);
  };
}

/** @returns whether the page is scrolled down by more than `threshold` pixels; false until the script runs. */
export function useScrolledPast(threshold: number): boolean {
  return useSyncExternalStore(
    onScroll,
    () => scrollTop > threshold,
    () => false,
  );
}

/**
 * @returns whether the visitor saves data or has a slow connection, as src/theme/Layout/inline/decide-data-saving.ts detected when
 * the page loaded. It is true in the HTML, so that nothing is fetched unnecessarily.
 */
export const useDataSaver = (): boolean =>
  useInBrowser(() => document.documentElement.dataset.saver !== undefined, true);

const IN_HTML: {saver?: string} = {saver: 'on'};

const isSaverOn = () => document.documentElement.dataset.saver === 'on';

/** @returns whether the visitor saves data. It is false in the HTML. */
export const useSaverMode = (): boolean => useInBrowser(isSaverOn, false);

/** When a picture loads at once and the loading screen waits for it. */
export type LoadingPolicy = 'always' | 'unless slow';

/**
 * In the HTML every picture is lazy. While the browser parses a page, end-of-page.ts in src/theme/Layout/inline decides
 * which of them load at once, as this function does afterwards, so hydration finds the same attributes.
 * @returns attributes for the `img`
 */
export function imageLoading(awaited: LoadingPolicy | undefined) {
  const {saver} = typeof document === 'undefined' ? IN_HTML : document.documentElement.dataset;
  // When the visitor saves data, pictures load only on a tap.
  const isEager = awaited === 'always' ? saver !== 'on' : awaited !== undefined && saver === undefined;
  return {'data-awaited': awaited, loading: isEager ? ('eager' as const) : ('lazy' as const)};
}
