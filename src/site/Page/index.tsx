import type {ComponentType, ReactNode} from 'react';
import Layout from '@theme/Layout';
import CallToAction from '@site/src/components/CallToAction';
import Banner from '../Banner';
import {body} from '../body';
import PageHead from '../PageHead';
import {PageProvider, type PageData} from '../usePage';
import styles from './styles.module.css';

/** A compiled page: its body, and the data that src/plugins/mdx exports from it. */
export type PageModule = ComponentType<{components: typeof body}> & {page: PageData};

interface Props {
  content: PageModule;
  /** Stands beside the body on wide screens. */
  aside?: ReactNode;
}

/** Every page: its banner, its body pulled up over the banner, and the call to action. Home brings its own parts. */
export default function Page({content: Content, aside}: Props): ReactNode {
  const {page} = Content;
  return (
    <PageProvider page={page}>
      <PageHead title={page.title} description={page.description} />
      <Layout>
        {page.heading === undefined ? (
          <Content components={body} />
        ) : (
          <>
            <Banner />
            <div className={styles.sheet}>
              {aside ? (
                <div className={`wrap ${styles.beside}`}>
                  {aside}
                  <div className={styles.body}>
                    <Content components={body} />
                  </div>
                </div>
              ) : (
                <Content components={body} />
              )}
            </div>
            {page.callToAction && <CallToAction />}
          </>
        )}
      </Layout>
    </PageProvider>
  );
}
