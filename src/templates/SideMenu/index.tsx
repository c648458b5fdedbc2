import Link from '@docusaurus/Link';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import Icon from '../../ui/Icon';
import {current} from '../../shared/current-link';
import styles from './styles.module.css';
import {useSite} from '../../hooks/useSite';
import Button from '../../ui/Button';
import RichText from '../../ui/RichText';

/** The side menu of the service pages, with the quote box below it. */
export default function SideMenu() {
  const site = useSite();
  const items = useDocsSidebar()?.items ?? [];
  const {pathname} = useLocation();
  return (
    <>
      <nav className={styles.menu} aria-label={site.labels.sideMenu}>
        <ul>
          {items.map((item) =>
            item.type === 'link' ? (
              <li key={item.href}>
                <Link to={item.href} aria-current={current(pathname, item.href)}>
                  {item.label}
                  <Icon name="chevron-right" />
                </Link>
              </li>
            ) : null,
          )}
        </ul>
      </nav>
      <QuoteBox />
    </>
  );
}

/** A question, a promise and a link to the quote form. */
function QuoteBox() {
  const site = useSite();
  return (
    <div className={styles.box} data-search-ignore>
      <strong>{site.labels.sideQuestion}</strong>
      <RichText as="p" text={site.labels.sidePromise} />
      <Button to={site.quote.href} variant="ink" small>
        {site.quote.name}
      </Button>
    </div>
  );
}
