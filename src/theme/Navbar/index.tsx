import type {ReactNode} from 'react';
import Badges from '@site/src/theme/Navbar/Badges';
import Brand from '@site/src/ui/Brand';
import Button from '@site/src/ui/Button';
import MainNavigation from '@site/src/theme/Navbar/MainNavigation';
import MobileMenu from '@site/src/theme/Navbar/MobileMenu';
import SearchBox from '@site/src/theme/Navbar/SearchBox';
import TopBar from '@site/src/theme/Navbar/TopBar';
import useScrolledPast from '@site/src/hooks/useScrolledPast';
import {fitOf} from './header-width';
import styles from './styles.module.css';
import {useSite} from '../../hooks/useSite';

/** The header shrinks when the page is scrolled by more than this many pixels. */
const THRESHOLD = 10;

/** The header: transparent over the banner at the top of a page, solid and small further down. */
export default function Navbar(): ReactNode {
  const site = useSite();
  const scrolled = useScrolledPast(THRESHOLD);
  const fit = fitOf(site);
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
          <Button to={site.quote.href} look="signal" small className={styles.quote}>
            {site.labels.quoteShort}
          </Button>
        )}
        <MobileMenu className={styles.menu} />
      </div>
    </header>
  );
}
