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
  /** The name of the page, said to those who come to it by a link. */
  title: string;
  children: ReactNode;
}

/** The frame around every page. */
export default function Layout({title, children}: Props): ReactNode {
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
 * Says the name of a page that was reached by a link, and lets the keyboard go on at its start, or at the place that the
 * link names. A page that the browser itself has loaded needs none of it.
 */
function RouteAnnouncer({title}: {title: string}): ReactNode {
  const start = useRef<HTMLParagraphElement>(null);
  const {hash} = useLocation();
  // False while the browser draws its first page, also where no HTML came with it, as under `start`.
  const renderedBefore = useIsBrowser();
  // Kept as they were at first: a hash that changes later belongs to a part, such as the tabs of the offices.
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

/** @returns the element that an address names behind #, ready to take the focus. */
function refNamed(id: string): HTMLElement | null {
  const place = document.getElementById(id);
  if (place && place.tabIndex < 0) place.tabIndex = -1;
  return place;
}
