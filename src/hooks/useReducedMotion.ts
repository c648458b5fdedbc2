import useDataSaver from './useDataSaver';
import useMediaQuery, {REDUCED_MOTION} from './useMediaQuery';

/** @returns whether nothing may move by itself: reduced motion is asked for, or data are saved. */
export default function useReducedMotion(): boolean {
  const reduced = useMediaQuery(REDUCED_MOTION);
  return useDataSaver() || reduced;
}
