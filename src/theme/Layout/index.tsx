import {type ReactNode, useEffect, useRef, useState} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Footer from '@theme/Footer';
import Navbar from '@theme/Navbar';
import BackToTop from '@site/src/theme/Layout/BackToTop';
import LoadingScreen from '@site/src/theme/Layout/LoadingScreen';
import {MAIN_ID} from '@site/src/shared/slug';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './styles.module.css';
import {useLateFonts} from './useLateFonts';
import {useSite} from '../../hooks/useSite';

interface Props {
  /** The name of the page, which screen readers announce when a link opens it. */
  title: string;
  children: ReactNode;
}

/** The header, footer and loading screen around every page. */
export default function Layout({title, children}: Props) {
  const {labels} = useSite();
  useLateFonts();
  return (
    <>
      <RouteAnnouncer title={title} />
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        {labels.skip}
      </a>
      <Navbar />
      <LoadingScreen message={labels.loading}>
        <ErrorBoundary>{children}</ErrorBoundary>
      </LoadingScreen>
      <Footer />
      <BackToTop />
    </>
  );
}

/**
 * Announces a page that the visitor reached by a link, and moves the keyboard focus to its start or to the place that
 * the link names. The browser does this itself for the first page.
 */
function RouteAnnouncer({title}: {title: string}) {
  const start = useRef<HTMLParagraphElement>(null);
  const {hash} = useLocation();
  // False during the first rendering, even if the page had no HTML, as under `npm start`.
  const renderedBefore = useIsBrowser();
  // Keeps the first values: a hash that changes later belongs to a block, such as the tabs of the offices.
  const [{byLink, place}] = useState({byLink: renderedBefore, place: hash.slice(1)});

  useEffect(() => {
    if (byLink) (refNamed(place) ?? start.current)?.focus({preventScroll: true});
  }, [byLink, place]);

  return (
    byLink && (
      <p ref={start} role="status" tabIndex={-1} className="srOnly">
        {title}
      </p>
    )
  );
}

/** @returns the element that the address names after #, made focusable. */
function refNamed(id: string): HTMLElement | null {
  const place = document.getElementById(id);
  if (place && place.tabIndex < 0) place.tabIndex = -1;
  return place;
}
