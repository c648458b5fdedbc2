import useInBrowser from './useInBrowser';

/**
 * @returns whether the visitor saves data or has a slow connection, as src/theme/Layout/inline/decide.ts detected when
 * the page loaded. It is true in the HTML, so that nothing is fetched needlessly.
 */
export default function useDataSaver(): boolean {
  return useInBrowser(() => document.documentElement.dataset.saver !== undefined, true);
}

/** @returns whether pictures load only when the visitor taps them. It is true in the HTML. */
const usePicturesOnTap = (): boolean => useInBrowser(isOn, true);

/** @returns whether the visitor saves data. It is false in the HTML. */
export const useSaverMode = (): boolean => useInBrowser(isOn, false);

const isOn = () => document.documentElement.dataset.saver === 'on';

/** When a picture loads at once and the loading screen waits for it. */
export type Awaited = 'always' | 'unless slow';

/**
 * In the HTML every picture is lazy. The browser decides which of them load at once: end-of-page.ts in
 * src/theme/Layout/inline while it parses the page, and this hook afterwards.
 * @returns attributes for the `img`
 */
export function useFetching(awaited: Awaited | undefined) {
  const saver = useDataSaver();
  const onTap = usePicturesOnTap();
  const isEager = awaited === 'always' ? !onTap : awaited !== undefined && !saver;
  return {'data-awaited': awaited, loading: isEager ? ('eager' as const) : ('lazy' as const)};
}
