import {useRef, type ReactNode, useEffect, useState, type RefObject} from 'react';
import {MAIN_ID} from '../../../shared/page-ids';
import styles from './styles.module.css';

/** The page appears after this many milliseconds, even if a picture is still loading. */
const TIMEOUT_MS = 4000;

/** @returns true until all pictures that load at once have loaded or failed, or the time limit is reached */
function useImagesLoaded(container: RefObject<HTMLElement | null>): boolean {
  const [loading, setLoading] = useState(true);
  useEffect(() => {
    const images = container.current?.querySelectorAll<HTMLImageElement>('img:not([loading="lazy"])') ?? [];
    const pending = new Set([...images].filter((image) => !image.complete));
    const finish = () => setLoading(false);
    const settle = ({currentTarget}: Event) => {
      pending.delete(currentTarget as HTMLImageElement);
      if (pending.size === 0) finish();
      // The early release applies only to the first page.
      else delete document.documentElement.dataset.released;
    };
    if (pending.size === 0) finish();
    const patience = setTimeout(finish, TIMEOUT_MS);
    const listeners = new AbortController();
    for (const image of pending) {
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

/**
 * The main content of a page under a loading screen. The content is always there, for search engines and visitors
 * without JavaScript. CSS shows the screen below the header after a delay and hides it again.
 */
export default function LoadingScreen({message, children}: {message: string; children: ReactNode}) {
  const main = useRef<HTMLElement>(null);
  const loading = useImagesLoaded(main);
  return (
    <main ref={main} id={MAIN_ID} tabIndex={-1} className={styles.main} aria-busy={loading}>
      {children}
      {loading && (
        // The style shows the screen, because nothing would hide it if the style failed to load.
        <div className={styles.screen} role="status" hidden>
          <svg className={styles.spinner} viewBox="0 0 56 56" aria-hidden="true">
            <circle cx="28" cy="28" r="25" strokeWidth="2" strokeOpacity=".22" />
            <path className={styles.arc} d="M28 3a25 25 0 0 1 25 25" />
            <path className={styles.datum} d="M20 24h16l-8 9z" />
          </svg>
          <p>{message}</p>
        </div>
      )}
    </main>
  );
}
