import {memo, useCallback, useEffect, useId, useRef, useState, type MouseEvent, type RefObject} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Brand from '../../../ui/Brand';
import Button from '../../../ui/Button';
import ContactLinks from '../../../ui/ContactLinks';
import Icon from '../../../ui/Icon';
import {navigateFromLayer, useBackCloses} from '../../../hooks/useBackCloses';
import SearchBox from '../SearchBox';
import styles from './styles.module.css';
import {useSite} from '../../../hooks/useSite';
import {interpolate} from '../../../shared/interpolate';
import {opensElsewhere} from '../../../shared/clicks';
import {currentSection} from '../../../shared/current-link';
import {PageLinks} from '../MainNavigation';

/** The menu of small screens: a popover without JavaScript, a modal dialog with it. */
export default function MobileMenu({className}: {className?: string}) {
  const site = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  const {pathname, search} = useLocation();
  const history = useHistory();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const {openMenu, menu} = site.labels;

  useEffect(() => dialog.current?.close(), [pathname, search]);
  useCloseOnWideScreen(isOpen, dialog);
  useBackCloses(
    isOpen,
    useCallback(() => dialog.current?.close(), []),
  );

  function open(event: MouseEvent) {
    event.preventDefault();
    dialog.current?.showModal();
    setIsOpen(true);
  }

  const close = useCallback((event: MouseEvent) => {
    // The browser closes a menu that was opened as a popover before the script ran.
    if (!dialog.current?.open) return;
    event.preventDefault();
    dialog.current.close();
  }, []);

  /** Follows a link without leaving a history entry for the menu. */
  function follow(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="/"]');
    if (!isOpen || !link || opensElsewhere(event) || link.download || link.target) return;
    event.preventDefault();
    navigateFromLayer(history, link.pathname + link.search + link.hash);
  }

  return (
    <>
      <button
        type="button"
        className={clsx(styles.burger, className)}
        aria-label={openMenu}
        popoverTarget={id}
        onClick={open}>
        <Icon name="menu-2" />
      </button>
      <dialog
        ref={dialog}
        id={id}
        popover="auto"
        className={`${styles.menu} onInk`}
        aria-label={menu}
        onClickCapture={follow}
        onClose={() => setIsOpen(false)}>
        <MenuContent id={id} close={close} />
      </dialog>
    </>
  );
}

interface ContentProps {
  id: string;
  close: (event: MouseEvent) => void;
}

/** Stays as it is when the menu opens, so that it opens at once on slow phones. */
const MenuContent = memo(function MenuContent({id, close}: ContentProps) {
  const site = useSite();
  return (
    <>
      <div className={styles.top}>
        <Brand />
        <button
          type="button"
          className={styles.burger}
          aria-label={site.labels.closeMenu}
          popoverTarget={id}
          onClick={close}>
          <Icon name="x" />
        </button>
      </div>
      <div className={styles.body}>
        <SearchBox className={styles.search} />
        <MenuList />
        <div className={styles.foot}>
          <Button to={site.quote.href} variant="signal">
            {site.quote.name}
          </Button>
          <ContactLinks phones={site.phones} />
        </div>
      </div>
    </>
  );
});

/** Closes the menu when the window becomes so wide that its button disappears, because the page below it is inert. */
function useCloseOnWideScreen(isOpen: boolean, dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeIfWide = () => {
      const button = dialog.current?.previousElementSibling;
      if (button?.getClientRects().length === 0) dialog.current?.close();
    };
    window.addEventListener('resize', closeIfWide);
    return () => window.removeEventListener('resize', closeIfWide);
  }, [isOpen, dialog]);
}

/** The links of the main menu as rows. `<details name>` expands the pages below one row at a time, without a script. */
function MenuList() {
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
