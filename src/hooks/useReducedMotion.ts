import useDataSaver from './useDataSaver';
import {useEditing} from './useEditing';
import useMediaQuery, {REDUCED_MOTION} from './useMediaQuery';

/**
 * @returns whether animations are off: the visitor asks for reduced motion or saves data, or the page is being edited.
 */
export default function useReducedMotion(): boolean {
  const reduced = useMediaQuery(REDUCED_MOTION);
  const isEdited = useEditing() !== undefined;
  return useDataSaver() || reduced || isEdited;
}
