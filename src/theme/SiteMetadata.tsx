import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** What the head of every page holds: its own address and how it is shared. */
export default function SiteMetadata(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const address = siteConfig.url + useLocation().pathname;
  return (
    <Head>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
      <meta property="og:type" content="website" />
      <meta name="twitter:card" content="summary_large_image" />
    </Head>
  );
}
