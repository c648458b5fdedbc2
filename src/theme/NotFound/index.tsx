import {useEffect, useState} from 'react';
import notFound from '@generated/content/default/not-found.json';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Layout from '@theme/Layout';
import BandEnd from '@site/src/ui/BandEnd';
import {LinkButtons} from '@site/src/ui/Buttons';
import PageHead from '@site/src/templates/PageHead';
import RichText from '@site/src/ui/RichText';
import type {Section} from './find-section';
import styles from './styles.module.css';

/** The page for addresses that do not exist. Below a section, it says so and lists the pages of the section. */
export default function NotFound() {
  const {title, description} = notFound;
  const {heading, text, links, pages}: Section = useSection() ?? {...notFound, pages: []};
  return (
    <>
      <PageHead title={title} description={description} unlisted />
      <Layout title={title}>
        <div className={`${styles.page} onInk`}>
          <div className="wrap">
            <p className={styles.code}>404</p>
            <h1>{heading}</h1>
            <p className={`lead ${styles.text}`}>
              <RichText text={text} />
            </p>
            {pages.length > 0 && (
              <ul className={styles.text}>
                {pages.map(({name, href}) => (
                  <li key={href}>
                    <Link to={href}>{name}</Link>
                  </li>
                ))}
              </ul>
            )}
            <LinkButtons links={links} first="signal" />
          </div>
          <BandEnd />
        </div>
      </Layout>
    </>
  );
}

const findSection = async (pathname: string) =>
  (await import(/* webpackChunkName: "404" */ './find-section')).findSection(pathname);

/** Hosts serve one error page for all addresses, so the section is known only in the browser, which loads it then. */
function useSection(): Section | undefined {
  const {pathname} = useLocation();
  const [section, setSection] = useState<Section>();
  useEffect(() => void findSection(pathname).then(setSection), [pathname]);
  return section;
}
