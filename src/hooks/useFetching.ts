import useDataSaver, {usePicturesOnTap} from './useDataSaver';

/** When a picture loads at once and the loading screen waits for it. */
export type Awaited = 'always' | 'unless slow';

/**
 * In the HTML every picture is lazy. The browser decides which of them load at once: fetchAboveTheFold.ts in
 * src/theme/Layout/inline while it parses the page, and this hook afterwards.
 * @returns attributes for the `img`
 */
export default function useFetching(awaited: Awaited | undefined) {
  const saver = useDataSaver();
  const onTap = usePicturesOnTap();
  const isEager = awaited === 'always' ? !onTap : awaited !== undefined && !saver;
  return {'data-awaited': awaited, loading: isEager ? ('eager' as const) : ('lazy' as const)};
}
