import useInBrowser from './useInBrowser';

/**
 * @returns whether the visitor saves data or has a slow connection, as src/theme/Layout/inline/decide.ts detected when
 * the page loaded. It is true in the HTML, so that nothing is fetched needlessly.
 */
export default function useDataSaver(): boolean {
  return useInBrowser(() => document.documentElement.dataset.saver !== undefined, true);
}

/** @returns whether pictures load only when the visitor taps them. It is true in the HTML. */
export const usePicturesOnTap = (): boolean => useInBrowser(isOn, true);

/** @returns whether the visitor saves data. It is false in the HTML. */
export const useSaverMode = (): boolean => useInBrowser(isOn, false);

const isOn = () => document.documentElement.dataset.saver === 'on';
