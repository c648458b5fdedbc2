import {REDUCED_MOTION, useDataSaver, useMediaQuery} from './browser';
import {useEditing} from './useEditing';

/** @returns whether animations are off: the visitor wants reduced motion or saves data, or the page is being edited. */
export default function useReducedMotion(): boolean {
  const reduced = useMediaQuery(REDUCED_MOTION);
  const isEdited = useEditing() !== undefined;
  return useDataSaver() || reduced || isEdited;
}
