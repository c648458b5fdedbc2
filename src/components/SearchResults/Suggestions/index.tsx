import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {ListedPage} from '../../../site/page-types';
import {usePage} from '../../../hooks/usePage';
import {useSite} from '../../../hooks/useSite';
import {menuName} from '../../../shared/breadcrumbs';
import styles from './styles.module.css';

/** Popular pages, and every page of the site. Visitors see it before a search, and without JavaScript. */
export default function Suggestions(): ReactNode {
  const {places, pages} = usePage('search');
  return (
    <>
      <h2 className={styles.heading}>{places.often}</h2>
      <ul className={styles.often}>
        {places.links.map(({name, href}) => (
          <li key={href}>
            <Link to={href}>{name}</Link>
          </li>
        ))}
      </ul>
      <h2 className={styles.heading}>{places.all}</h2>
      <p className={styles.hint}>{places.withoutScript}</p>
      <ul className={styles.pages}>
        {pages.map((page) => (
          <li key={page.path}>
            <PageLink {...page} />
            {page.pages.length > 0 && (
              <ul>
                {page.pages.map((listedPage) => (
                  <li key={listedPage.path}>
                    <PageLink {...listedPage} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function PageLink({path, title}: ListedPage): ReactNode {
  const {navigation} = useSite();
  return <Link to={path}>{menuName(navigation, path) ?? title}</Link>;
}
