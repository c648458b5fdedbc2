import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {useSite} from '../hooks/useSite';

interface Props {
  title: string;
  description: string;
  /** Set for a page that search engines must not index. It has no address to share. */
  unlisted?: boolean;
}

/** The title, description and address of a page for the browser, search engines and shared links. */
export default function PageHead({title, description, unlisted}: Props) {
  const site = useSite();
  const fullTitle = `${title} | ${site.shortName}`;
  const address = site.url + useLocation().pathname;
  return (
    <Head>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      {unlisted ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      {!unlisted && <meta property="og:url" content={address} />}
    </Head>
  );
}
