import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {interpolate} from '../../../../shared/interpolate';
import Icon from '../../../../ui/Icon';
import {currentSection} from '../../../../shared/current-link';
import PageLinks from '../../PageLinks';
import styles from './styles.module.css';
import {useSite} from '../../../../hooks/useSite';

/** The links of the main menu as rows. `<details name>` unfolds the pages below one row at a time, without a script. */
export default function MenuList(): ReactNode {
  const site = useSite();
  const {pathname} = useLocation();
  return (
    <nav aria-label={site.labels.menu}>
      <ul className={styles.list}>
        {site.navigation.map(({key, name, href, dropdown}) => (
          <li key={key}>
            <Link to={href} className={styles.link} aria-current={currentSection(pathname, {href, dropdown})}>
              {name}
            </Link>
            {dropdown && (
              <details name="menu">
                <summary aria-label={interpolate(site.labels.subMenu, {name})}>
                  <Icon name="plus" className={styles.closed} />
                  <Icon name="minus" className={styles.opened} />
                </summary>
                <PageLinks pages={dropdown} className={styles.pages} />
              </details>
            )}
          </li>
        ))}
      </ul>
      {site.phoneLinks && <PageLinks pages={site.phoneLinks} className={styles.further} />}
    </nav>
  );
}
