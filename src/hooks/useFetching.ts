import useDataSaver, {usePicturesOnTap} from './useDataSaver';

/** When a picture is fetched before it comes near the screen, and awaited by the loading screen. */
export type Awaited = 'always' | 'unless slow';

/**
 * In the HTML every picture is lazy. Which of them are fetched at once is found out in the browser: by
 * src/theme/Layout/inline/fetchAboveTheFold.ts while it reads the page, and by this afterwards.
 * @returns what an `img` is told
 */
export default function useFetching(awaited: Awaited | undefined) {
  const saver = useDataSaver();
  const onTap = usePicturesOnTap();
  const now = awaited === 'always' ? !onTap : awaited !== undefined && !saver;
  return {'data-awaited': awaited, loading: now ? ('eager' as const) : ('lazy' as const)};
}
