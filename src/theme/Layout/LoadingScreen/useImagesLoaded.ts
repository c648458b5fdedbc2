import {useEffect, useState, type RefObject} from 'react';

/** The page shows after this many milliseconds, even if a picture is still loading. */
const PATIENCE_MS = 4000;

/**
 * Waits for the pictures that a page fetches at once; one that fails counts as loaded, so that the site opens all the same.
 * @returns true until all are there, or patience ends
 */
export default function useImagesLoaded(container: RefObject<HTMLElement | null>): boolean {
  const [loading, setLoading] = useState(true);
  useEffect(() => {
    const images = container.current?.querySelectorAll<HTMLImageElement>('img:not([loading="lazy"])') ?? [];
    const waiting = new Set([...images].filter((image) => !image.complete));
    const finish = () => setLoading(false);
    const settle = ({currentTarget}: Event) => {
      waiting.delete(currentTarget as HTMLImageElement);
      if (waiting.size === 0) finish();
      // An early release counts for the first page only.
      else delete document.documentElement.dataset.released;
    };
    if (waiting.size === 0) finish();
    const patience = setTimeout(finish, PATIENCE_MS);
    const listeners = new AbortController();
    for (const image of waiting) {
      image.addEventListener('load', settle, {signal: listeners.signal});
      image.addEventListener('error', settle, {signal: listeners.signal});
    }
    return () => {
      clearTimeout(patience);
      listeners.abort();
    };
  }, [container]);
  return loading;
}
