import {type ReactNode, useEffect, useRef, useState} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Footer from '@theme/Footer';
import Navbar from '@theme/Navbar';
import BackToTop from './BackToTop';
import LoadingScreen from './LoadingScreen';
import {MAIN_ID} from '../../shared/page-ids';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useSite} from '../../hooks/useSite';
import styles from './styles.module.css';

interface Props {
  /** The name of the page, which screen readers announce when a link opens it. */
  title: string;
  children: ReactNode;
}

/** The header, footer and loading screen around every page. */
export default function Layout({title, children}: Props) {
  const {labels} = useSite();
  return (
    <>
      <RouteAnnouncer title={title} />
      <LateFonts />
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        {labels.skip}
      </a>
      <Navbar />
      <LoadingScreen message={labels.loading}>
        <ErrorBoundary>{children}</ErrorBoundary>
      </LoadingScreen>
      <Footer />
      <BackToTop />
    </>
  );
}

/**
 * Announces a page that the visitor reached by a link, and moves the keyboard focus to its start or to the place that
 * the link names. The browser does this itself for the first page.
 */
function RouteAnnouncer({title}: {title: string}) {
  const start = useRef<HTMLParagraphElement>(null);
  const {hash} = useLocation();
  // False during the first rendering, even if the page had no HTML, as under `npm start`.
  const renderedBefore = useIsBrowser();
  // Keeps the first values: a hash that changes later belongs to a block, such as the tabs of the offices.
  const [{byLink, place}] = useState({byLink: renderedBefore, place: hash.slice(1)});

  useEffect(() => {
    if (byLink) (focusableTarget(place) ?? start.current)?.focus({preventScroll: true});
  }, [byLink, place]);

  return (
    byLink && (
      <p ref={start} role="status" tabIndex={-1} className="srOnly">
        {title}
      </p>
    )
  );
}

/** @returns the element that the address names after #, made focusable. */
function focusableTarget(id: string): HTMLElement | null {
  const place = document.getElementById(id);
  if (place && place.tabIndex < 0) place.tabIndex = -1;
  return place;
}

const FONT = '.woff2';

/** Whether a font arrived after the first paint, so that the browser does not use it. */
function hasLateFont(): boolean {
  const [drawn] = performance.getEntriesByName('first-contentful-paint');
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return (
    drawn !== undefined && files.some(({name, responseEnd}) => name.endsWith(FONT) && responseEnd > drawn.startTime)
  );
}

const isFontFace = (rule: CSSRule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule;

/** A browser that has loaded a font late does not apply it to any page of the visit. Adding the rule again applies the font from the cache. */
function showLoadedFonts(): void {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].filter(isFontFace));
  for (const [index, face] of [...document.fonts].entries()) {
    const {parentStyleSheet: sheet, cssText} = rules[index] ?? {};
    if (!sheet || cssText === undefined || face.status !== 'loaded') continue;
    const position = [...sheet.cssRules].findIndex((rule) => rule === rules[index]);
    sheet.deleteRule(position);
    sheet.insertRule(cssText, position);
  }
}

let isApplied = false;

/** When a link opens another page, applies the fonts that arrived after the first paint. */
function LateFonts(): ReactNode {
  // False during the first rendering.
  const [isReached] = useState(useIsBrowser());
  useEffect(() => {
    if (!isReached || isApplied || document.fonts.status !== 'loaded') return;
    isApplied = true;
    if (hasLateFont()) showLoadedFonts();
  }, [isReached]);
  return null;
}
