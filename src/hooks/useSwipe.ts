import {useState, type TouchEvent} from 'react';

/** A touch that moves further sideways than this many pixels is a swipe. */
const SWIPE_PX = 40;

/** Two fingers never swipe. @param go receives 1 for a swipe to the next item, -1 for one to the previous item */
export default function useSwipe(go: (step: number) => void) {
  const [start, setStart] = useState<number>();
  return {
    onTouchStart: ({touches}: TouchEvent) => setStart(touches.length === 1 ? touches[0]?.clientX : undefined),
    onTouchEnd: ({changedTouches}: TouchEvent) => {
      const moved = start === undefined ? 0 : (changedTouches[0]?.clientX ?? start) - start;
      if (Math.abs(moved) > SWIPE_PX) go(-Math.sign(moved));
    },
  };
}
