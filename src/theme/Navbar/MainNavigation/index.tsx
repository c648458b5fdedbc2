import {useId, type ReactNode, useEffect, useRef, useState, type RefObject} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {interpolate} from '../../../shared/interpolate';
import Icon from '../../../ui/Icon';
import {currentSection} from '../../../shared/current-link';
import PageLinks from '../PageLinks';
import styles from './styles.module.css';
import {useSite} from '../../../hooks/useSite';

/** The main menu. Each item is a link; an item with pages below it has a button that opens them. */
export default function MainNavigation(): ReactNode {
  const site = useSite();
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

interface Dropdowns {
  container: RefObject<HTMLElement | null>;
  open: string | undefined;
  toggle: (key: string) => void;
}

/**
 * The disclosure navigation of the ARIA Authoring Practices Guide. At most one dropdown is open; a click outside,
 * Escape (which returns the focus to the button) and a change of page close it.
 */
function useDropdowns(): Dropdowns {
  const container = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<string>();
  const {pathname} = useLocation();
  const [page, setPage] = useState(pathname);
  if (page !== pathname) {
    setPage(pathname);
    setOpen(undefined);
  }

  useEffect(() => {
    if (open === undefined) return undefined;
    const closeOutside = ({target}: Event) => {
      const item = container.current?.querySelector('[data-open]');
      if (!(target instanceof Node && item?.contains(target))) setOpen(undefined);
    };
    const closeByEscape = ({key}: KeyboardEvent) => {
      if (key !== 'Escape') return;
      container.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
      setOpen(undefined);
    };
    document.addEventListener('click', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeByEscape);
    return () => {
      document.removeEventListener('keydown', closeByEscape);
      document.removeEventListener('click', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open]);

  return {
    container,
    open,
    toggle: (key) => setOpen((current) => (current === key ? undefined : key)),
  };
}
