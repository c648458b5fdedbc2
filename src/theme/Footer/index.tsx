import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {menuName} from '@site/src/shared/breadcrumbs';
import {deviceStorage} from '@site/src/shared/storage';
import {longDate} from '@site/src/shared/days';
import Brand from '@site/src/ui/Brand';
import ContactLinks from '@site/src/ui/ContactLinks';
import {useOptionalSiteChrome} from '@site/src/hooks/usePage';
import RichText from '@site/src/ui/RichText';
import {useInBrowser, useSaverMode} from '@site/src/hooks/browser';
import styles from './styles.module.css';
import {useSite} from '../../hooks/useSite';

/** The footer, laid out as the title block of a drawing sheet. */
export default function Footer() {
  const site = useSite();
  const page = useOptionalSiteChrome();
  const {pathname} = useLocation();
  const year = useYear(site.year);
  const {labels} = site;
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <div className={styles.top}>
          <Brand />
          <RichText as="p" className={styles.tagline} text={site.tagline} />
        </div>
        <div className={styles.block}>
          <Cell label={labels.address}>
            <address>
              {[site.legalName, ...site.address].map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </Cell>
          <Cell label={labels.contact}>
            <ContactLinks phones={site.phones.slice(0, 1)} />
          </Cell>
          <Cell label={labels.quickLinks}>
            <nav aria-label={labels.quickLinks} className={styles.links}>
              {site.quickLinks.map(({name, href}) => (
                <Link key={href} to={href}>
                  {name}
                </Link>
              ))}
            </nav>
          </Cell>
          {page && <Cell label={labels.sheet}>{menuName(site.navigation, pathname) ?? page.title}</Cell>}
          {page?.revised && <Cell label={labels.revised}>{longDate(page.revised)}</Cell>}
          <Cell label={labels.certified}>
            <span>{site.badges.map(({name, edition}) => name + edition).join(', ')}</span>
            {site.buyers && <Link to={site.buyers.href}>{site.buyers.name}</Link>}
          </Cell>
          <Cell label={labels.copyright}>
            <span>{`© ${year} ${site.legalName}`}</span>
            <Link to={site.privacy.href}>{site.privacy.name}</Link>
            {site.accessibility && <Link to={site.accessibility.href}>{site.accessibility.name}</Link>}
            <Saver label={labels.saveData} />
          </Cell>
        </div>
      </div>
    </footer>
  );
}

/** The year by the visitor's clock. The HTML has that of the last change, so that builds are equal. */
const useYear = (built: number): number => useInBrowser(() => new Date().getFullYear(), built);

/** One cell of the title block: its label and its content. */
function Cell({label, children}: {label: string; children: ReactNode}) {
  return (
    <div className={styles.cell}>
      <span className={styles.label}>{label}</span>
      {children}
    </div>
  );
}

/** Turns data saving on or off. It reloads the page, because the page decides about it before anything else. */
function Saver({label}: {label: string}) {
  const on = useSaverMode();
  function toggle() {
    // When storage is blocked, the browser's own setting counts.
    deviceStorage.set('saver', on ? 'off' : 'on');
    location.reload();
  }
  return (
    // The style shows the button, because it has no effect without JavaScript.
    <button type="button" hidden data-saver-switch aria-pressed={on} className={styles.switch} onClick={toggle}>
      {label}
    </button>
  );
}
