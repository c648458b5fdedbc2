import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {addressesAbove, menuName} from '../../shared/breadcrumbs';
import styles from './styles.module.css';
import {useSite} from '../../hooks/useSite';

/**
 * The path from Home to the page, with the names of the menu; the last item is the page itself. Folders that the menu
 * does not name are left out, because they may have no page.
 */
export default function Breadcrumbs({title}: {title: string}): ReactNode {
  const {labels, navigation} = useSite();
  const {pathname} = useLocation();
  const above = addressesAbove(pathname).filter((href) => menuName(navigation, href) !== undefined);
  return (
    <nav aria-label={labels.breadcrumb}>
      <ol className={styles.list}>
        {above.map((href) => (
          <li key={href}>
            <Link to={href}>{menuName(navigation, href)}</Link>
          </li>
        ))}
        <li aria-current="page">{menuName(navigation, pathname) ?? title}</li>
      </ol>
    </nav>
  );
}
