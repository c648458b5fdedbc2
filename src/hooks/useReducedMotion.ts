import useDataSaver from './useDataSaver';
import {useEditing} from './useEditing';
import useMediaQuery, {REDUCED_MOTION} from './useMediaQuery';

/** @returns whether nothing may move by itself: reduced motion is asked for, data are saved, or the page is being edited. */
export default function useReducedMotion(): boolean {
  const reduced = useMediaQuery(REDUCED_MOTION);
  const isEdited = useEditing() !== undefined;
  return useDataSaver() || reduced || isEdited;
}
