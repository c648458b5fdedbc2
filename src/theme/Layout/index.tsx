import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Footer from '@theme/Footer';
import Navbar from '@theme/Navbar';
import site from '@generated/content/default/site.json';
import font from '@site/src/css/fonts/archivo-latin.woff2';
import Arrival from '@site/src/theme/Layout/Arrival';
import BackToTop from '@site/src/theme/Layout/BackToTop';
import LoadingScreen from '@site/src/theme/Layout/LoadingScreen';
import styles from './styles.module.css';

interface Props {
  /** The name of the page, said to those who come to it by a link. */
  title: string;
  children: ReactNode;
}

/** The frame around every page. */
export default function Layout({title, children}: Props): ReactNode {
  return (
    <>
      <Head>
        <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      </Head>
      <Arrival title={title} />
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
