import type {ComponentType, ReactNode} from 'react';
import Layout from '@theme/Layout';
import CallToAction from '@site/src/components/CallToAction';
import Banner from '../Banner';
import Beside from '../Beside';
import {body as components} from '../body';
import PageHead from '../PageHead';
import {PageProvider, type PageData} from '../usePage';
import styles from './styles.module.css';

/** A compiled page: its body, its data, and a part for the banner, as src/plugins/mdx exports them from it. */
export type PageModule = ComponentType<{components: typeof components}> & {
  page: PageData;
  BannerPart?: ComponentType;
};

interface Props {
  content: PageModule;
  /** Stands beside the body from medium screens up. */
  aside?: ReactNode;
}

/** Every page: its banner, its body pulled up over the banner, and the call to action. Home brings its own parts. */
export default function Page({content: Content, aside}: Props): ReactNode {
  const {page, BannerPart} = Content;
  const body = <Content components={components} />;
  return (
    <PageProvider page={page}>
      <PageHead title={page.title} description={page.description} />
      <Layout>
        {page.heading === undefined ? (
          body
        ) : (
          <>
            <Banner>{BannerPart && <BannerPart />}</Banner>
            <div className={styles.sheet}>{aside ? <Beside aside={aside}>{body}</Beside> : body}</div>
            {page.callToAction && <CallToAction />}
          </>
        )}
      </Layout>
    </PageProvider>
  );
}
