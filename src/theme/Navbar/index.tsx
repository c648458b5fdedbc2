import Brand from '@site/src/ui/Brand';
import Button from '@site/src/ui/Button';
import MainNavigation from '@site/src/theme/Navbar/MainNavigation';
import MobileMenu from '@site/src/theme/Navbar/MobileMenu';
import SearchBox from '@site/src/theme/Navbar/SearchBox';
import {useScrolledPast} from '@site/src/hooks/browser';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import styles from './styles.module.css';
import {useSite, type SiteData} from '../../hooks/useSite';
import Icon from '../../ui/Icon';
import {telephoneLink} from '../../shared/telephone-links';
import {countVisibleCharacters} from '../../shared/letters';

/** With more letters, only wide screens have room for everything in the bar. */
const MAX_TOP_BAR_LETTERS = 100;

/** The header shrinks when the page is scrolled by more than this many pixels. */
const THRESHOLD = 10;

/** The header: transparent over the banner at the top of a page, solid and small further down. */
export default function Navbar() {
  const site = useSite();
  const scrolled = useScrolledPast(THRESHOLD);
  const {headerFit: fit} = site;
  return (
    <header className={styles.header} data-scrolled={scrolled || undefined}>
      <TopBar className={styles.topBar} />
      <div className={`wrap ${styles.main}`}>
        <Brand />
        <div className={styles.wide} data-fit={fit.menu}>
          <MainNavigation />
          <Badges badges={site.badges} fit={fit.badges} />
          <SearchBox />
        </div>
        {fit.quote && (
          <Button to={site.quote.href} variant="signal" small className={styles.quote}>
            {site.labels.quoteShort}
          </Button>
        )}
        <MobileMenu className={styles.menu} />
      </div>
    </header>
  );
}

interface Props {
  badges: SiteData['badges'];
  /** The step of the header's width at which each badge begins to fit. */
  fit: number[];
}

/** The certification badges as text. Wide screens show as many as fit. */
function Badges({badges, fit}: Props) {
  return (
    <div className={styles.badges} data-fit={fit[0]}>
      {badges.map(({name, edition, scope, href}, index) => (
        <Link key={name} to={href} className={styles.badge} data-fit={fit[index]}>
          <b>{name}</b>
          {edition}
          <span>{scope}</span>
        </Link>
      ))}
    </div>
  );
}

/** The bar above the header: language, telephone, e-mail and a link to the quote form. */
function TopBar({className}: {className?: string}) {
  const site = useSite();
  const letters = countVisibleCharacters([site.language, ...site.phones, site.email, site.quote.name].join(''));
  return (
    <section className={clsx(styles.bar, className)} aria-label={site.labels.topBar}>
      <div className={clsx('wrap', styles.inner)} data-long={letters > MAX_TOP_BAR_LETTERS || undefined}>
        <span>
          <Icon name="world" />
          {site.language}
        </span>
        <div className={styles.end}>
          {site.phones.map((phone, index) => (
            <a key={phone} href={telephoneLink(phone)}>
              {index === 0 && <Icon name="phone" />}
              <span>{phone}</span>
            </a>
          ))}
          <a href={`mailto:${site.email}`}>
            <Icon name="mail" />
            {site.email}
          </a>
          <Link to={site.quote.href} className={styles.topBarQuote}>
            {site.quote.name}
          </Link>
        </div>
      </div>
    </section>
  );
}
