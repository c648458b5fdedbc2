import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import site from '@generated/content/default/site.json';

interface Props {
  title: string;
  description: string;
}

/** Title and description of a page, for the browser, search engines and shared links. */
export default function PageHead({title, description}: Props): ReactNode {
  const fullTitle = `${title} | ${site.shortName}`;
  return (
    <Head>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:site_name" content={site.name} />
    </Head>
  );
}
