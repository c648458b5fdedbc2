import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Footer from '@theme/Footer';
import Navbar from '@theme/Navbar';
import site from '@generated/content/default/site.json';
import font from '@site/src/css/fonts/archivo-latin.woff2';
import BackToTop from '@site/src/theme/Layout/BackToTop';
import LoadingScreen from '@site/src/theme/Layout/LoadingScreen';
import styles from './styles.module.css';

/** The frame around every page. */
export default function Layout({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      <Head>
        <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      </Head>
      <a className={styles.skip} href="#main">
        {site.labels.skip}
      </a>
      <Navbar />
      <LoadingScreen>{children}</LoadingScreen>
      <Footer />
      <BackToTop />
    </>
  );
}
