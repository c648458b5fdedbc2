import {useState, type TouchEvent} from 'react';

/** A touch that moves further sideways than this many pixels is a swipe. */
const SWIPE_PX = 40;

interface Swipe {
  onTouchStart: (event: TouchEvent) => void;
  onTouchEnd: (event: TouchEvent) => void;
}

/**
 * Detects sideways swipes over an element. Two fingers zoom and never swipe.
 * @param go receives 1 for a swipe to the next item, -1 for a swipe to the previous one
 * @returns handlers for the element
 */
export default function useSwipe(go: (step: number) => void): Swipe {
  const [start, setStart] = useState<number>();
  return {
    onTouchStart: ({touches}) => setStart(touches.length === 1 ? touches[0]?.clientX : undefined),
    onTouchEnd: ({changedTouches}) => {
      const moved = start === undefined ? 0 : (changedTouches[0]?.clientX ?? start) - start;
      if (Math.abs(moved) > SWIPE_PX) go(-Math.sign(moved));
    },
  };
}
