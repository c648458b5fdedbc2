import {useId, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import site from '@generated/content/default/site.json';
import {interpolate} from '../../../shared/interpolate';
import Icon from '../../../ui/Icon';
import {currentSection} from '../../../shared/current-link';
import PageLinks from '../PageLinks';
import styles from './styles.module.css';
import useDropdowns from './useDropdowns';

/** The main menu: each word is a link; a word with pages below it has a button beside it that opens them. */
export default function MainNavigation(): ReactNode {
  const {container, open, toggle} = useDropdowns();
  const {pathname} = useLocation();
  const id = useId();
  return (
    <nav ref={container} className={styles.navigation} aria-label={site.labels.mainMenu}>
      <ul className={styles.list}>
        {site.navigation.map(({key, name, href, dropdown}) => (
          <li key={key} className={styles.item} data-open={open === key || undefined}>
            <Link to={href} className={styles.link} aria-current={currentSection(pathname, {href, dropdown})}>
              {name}
            </Link>
            {dropdown && (
              <>
                <button
                  type="button"
                  className={styles.toggle}
                  aria-expanded={open === key}
                  aria-controls={`${id}${key}`}
                  aria-label={interpolate(site.labels.subMenu, {name})}
                  onClick={() => toggle(key)}>
                  <Icon name="chevron-down" />
                </button>
                <PageLinks pages={dropdown} id={`${id}${key}`} className={styles.dropdown} />
              </>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
