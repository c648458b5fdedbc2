import useInBrowser from './useInBrowser';

/**
 * @returns whether the visitor saves data or the connection is slow, as src/theme/Layout/LoadingScreen/fetchAwaited found when
 * the page was loaded; in the HTML it is true, so that nothing unwanted is fetched
 */
export default function useDataSaver(): boolean {
  return useInBrowser(() => document.documentElement.dataset.saver !== undefined, true);
}
