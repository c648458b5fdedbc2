import {useEffect, useId, useRef, useState} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {interpolate} from '../../../shared/interpolate';
import Icon from '../../../ui/Icon';
import {currentSection, current} from '../../../shared/current-link';
import {useSite} from '../../../hooks/useSite';
import styles from './styles.module.css';

/** The main menu. Each item is a link; an item with pages below it has a button that opens them. */
export default function MainNavigation() {
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

/**
 * The disclosure navigation of the ARIA Authoring Practices Guide. At most one dropdown is open; a click outside,
 * Escape (which returns the focus to the button) and a change of page close it.
 */
function useDropdowns() {
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
    const listeners = new AbortController();
    const {signal} = listeners;
    document.addEventListener('click', closeOutside, {signal});
    document.addEventListener('focusin', closeOutside, {signal});
    document.addEventListener('keydown', closeByEscape, {signal});
    return () => listeners.abort();
  }, [open]);

  return {container, open, toggle: (key: string) => setOpen((now) => (now === key ? undefined : key))};
}

interface Props {
  pages: readonly {name: string; href: string}[];
  id?: string;
  className?: string;
}

/** The pages below an item of the main menu. */
export function PageLinks({pages, ...list}: Props) {
  const {pathname} = useLocation();
  return (
    <ul {...list}>
      {pages.map(({name, href}) => (
        <li key={href}>
          <Link to={href} aria-current={current(pathname, href)}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
