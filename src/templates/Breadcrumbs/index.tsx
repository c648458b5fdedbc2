import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import site from '@generated/content/default/site.json';
import {addressesAbove} from '../../shared/breadcrumbs';
import {pageName} from '../../ui/pageName';
import styles from './styles.module.css';

/**
 * The path from Home to the page, in the words of the menu; the last word is the page itself. A folder that is not in
 * the menu has no word, and perhaps no page.
 */
export default function Breadcrumbs({title}: {title: string}): ReactNode {
  const {pathname} = useLocation();
  const above = addressesAbove(pathname).filter((href) => pageName(href) !== undefined);
  return (
    <nav aria-label={site.labels.breadcrumb}>
      <ol className={styles.list}>
        {above.map((href) => (
          <li key={href}>
            <Link to={href}>{pageName(href)}</Link>
          </li>
        ))}
        <li aria-current="page">{pageName(pathname) ?? title}</li>
      </ol>
    </nav>
  );
}
