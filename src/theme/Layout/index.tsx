import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import PageError from '@theme/Error';
import Footer from '@theme/Footer';
import Navbar from '@theme/Navbar';
import site from '@generated/content/default/site.json';
import RouteAnnouncer from '@site/src/theme/Layout/RouteAnnouncer';
import BackToTop from '@site/src/theme/Layout/BackToTop';
import LoadingScreen from '@site/src/theme/Layout/LoadingScreen';
import {MAIN_ID} from '@site/src/shared/slug';
import styles from './styles.module.css';
import {useLateFonts} from './useLateFonts';

interface Props {
  /** The name of the page, said to those who come to it by a link. */
  title: string;
  children: ReactNode;
}

/** The frame around every page. */
export default function Layout({title, children}: Props): ReactNode {
  useLateFonts();
  return (
    <>
      <RouteAnnouncer title={title} />
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        {site.labels.skip}
      </a>
      <Navbar />
      <LoadingScreen>
        <ErrorBoundary fallback={(params) => <PageError {...params} />}>{children}</ErrorBoundary>
      </LoadingScreen>
      <Footer />
      <BackToTop />
    </>
  );
}
