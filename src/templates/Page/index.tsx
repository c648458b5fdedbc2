import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import CallToAction from '@site/src/components/CallToAction';
import Banner from '../Banner';
import Beside from '../../ui/Beside';
import ContactPoint from '../ContactPoint';
import PageHead from '../PageHead';
import {PageProvider, type SiteChrome, type PageData} from '../../hooks/usePage';
import styles from './styles.module.css';

interface Props {
  page: PageData;
  /** Shown beside the body, on medium screens and wider. */
  aside?: ReactNode;
  /** A block in the banner, below the heading. */
  inBanner?: ReactNode;
  children: ReactNode;
}

/**
 * The layout of every page: the banner, the body, which overlaps the banner, and the call to action. Home brings its
 * own blocks.
 */
export default function Page({page, aside, inBanner, children}: Props): ReactNode {
  const {title, description, unlisted, heading, callToAction, answeredBy}: SiteChrome = page;
  return (
    <PageProvider page={page}>
      <PageHead title={title} description={description} unlisted={unlisted} />
      <Layout title={title}>
        {heading === undefined ? (
          children
        ) : (
          <>
            <Banner>{inBanner}</Banner>
            <div className={styles.sheet}>{aside ? <Beside aside={aside}>{children}</Beside> : children}</div>
            {answeredBy && <ContactPoint {...answeredBy} />}
            {callToAction && <CallToAction />}
          </>
        )}
      </Layout>
    </PageProvider>
  );
}
