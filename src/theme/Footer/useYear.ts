import site from '@generated/content/default/site.json';
import useInBrowser from '@site/src/hooks/useInBrowser';

/** @returns the current year at the visitor's clock; in the HTML the year of the last change, so that it never varies. */
export default function useYear(): number {
  return useInBrowser(() => new Date().getFullYear(), site.year);
}
