import useInBrowser from './useInBrowser';

/**
 * @returns whether the visitor saves data or the connection is slow, as src/theme/Layout/inline/decide.ts found when the
 * page was loaded; in the HTML it is true, so that nothing unwanted is fetched
 */
export default function useDataSaver(): boolean {
  return useInBrowser(() => document.documentElement.dataset.saver !== undefined, true);
}

/** Likewise, whether pictures wait until they are asked for. */
export const usePicturesOnTap = (): boolean => useInBrowser(isOn, true);

/** Likewise, whether data are saved; in the HTML they are not. */
export const useSaverMode = (): boolean => useInBrowser(isOn, false);

const isOn = () => document.documentElement.dataset.saver === 'on';
