import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import CallToAction from '@site/src/components/CallToAction';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import ContactPoint from '../ContactPoint';
import PageHead from '../PageHead';
import {SideMenuContext, PageProvider, type SiteChrome, type PageData, useSiteChrome} from '../../hooks/usePage';
import styles from './styles.module.css';
import BandEnd from '../../ui/BandEnd';
import Photo from '../../ui/Photo';
import type {Photo as PhotoData} from '../../cms/parse';
import RichText from '../../ui/RichText';
import {addressesAbove, menuName} from '../../shared/breadcrumbs';
import {useSite} from '../../hooks/useSite';

const NARROW = '(max-width: 47.99em)';
/** The minimum height of a banner with a photo, as in its style. */
const MIN_HEIGHT_REM = 28;

/** A wide photo that fills the height of the banner is wider than the screen. */
const sizesOf = ({width, height}: PhotoData) => `max(100vw, ${Math.round((MIN_HEIGHT_REM * width) / height)}rem)`;

interface Props {
  page: PageData;
  /** Shown beside the body, on medium screens and wider. */
  aside?: ReactNode;
  /** A block in the banner, below the heading. */
  inBanner?: ReactNode;
  children: ReactNode;
}

/** The banner, the body, which overlaps the banner, and the call to action. Home has its own blocks. */
export default function Page({page, aside, inBanner, children}: Props) {
  const {title, description, unlisted, heading, callToAction, answeredBy}: SiteChrome = page;
  return (
    <PageProvider value={page}>
      <PageHead title={title} description={description} unlisted={unlisted} />
      <Layout title={title}>
        {heading === undefined ? (
          children
        ) : (
          <>
            <Banner>{inBanner}</Banner>
            <div className={styles.sheet}>{aside ? <BesideMenu aside={aside}>{children}</BesideMenu> : children}</div>
            {answeredBy && <ContactPoint {...answeredBy} />}
            {callToAction && <CallToAction />}
          </>
        )}
      </Layout>
    </PageProvider>
  );
}

/** Puts the body of a page into a column beside a menu. */
function BesideMenu({aside, children}: {aside: ReactNode; children: ReactNode}) {
  return (
    <div className={styles.band}>
      <div className="wrap grid">
        <div className={styles.aside}>{aside}</div>
        <div className={styles.body}>
          <SideMenuContext value={true}>{children}</SideMenuContext>
        </div>
      </div>
    </div>
  );
}

/** The path from Home to the page, with the names in the menu. Folders without a name may not have a page. */
function Breadcrumbs({title}: {title: string}) {
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

/** The dark band at the top of a page: the breadcrumbs, the heading, and a photo or a line drawing. */
function Banner({children}: {children?: ReactNode}) {
  const {title, heading, lead, banner} = useSiteChrome();
  return (
    <div className={clsx(styles.banner, 'onInk', banner ? styles.photo : styles.drawing)}>
      {banner && (
        <Photo
          photo={banner}
          narrow={banner.narrow && {photo: banner.narrow, media: NARROW}}
          alt=""
          sizes={sizesOf(banner)}
          first
        />
      )}
      <div className={clsx('wrap', styles.words)}>
        <Breadcrumbs title={title} />
        <h1>{heading}</h1>
        {lead && <RichText as="p" className="lead" text={lead} />}
        {children}
      </div>
      <BandEnd />
    </div>
  );
}
