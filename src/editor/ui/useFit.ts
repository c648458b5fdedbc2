import {useEffect, useRef, type RefObject} from 'react';

/** From this width on, in pixels, the menu of the site is open: 85em in src/theme/Navbar/styles.module.css. */
const DESKTOP_PX = 1360;
/** Words that are drawn smaller could not be read. */
const LEAST = 0.6;

/** @returns for the element around the frame, which says in `--fit` how small a page as on a desk is drawn in it */
export function useFit(): RefObject<HTMLElement | null> {
  const stage = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const share = (entry?.contentRect.width ?? DESKTOP_PX) / DESKTOP_PX;
      element.style.setProperty('--fit', String(Math.min(1, Math.max(LEAST, share))));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return stage;
}
