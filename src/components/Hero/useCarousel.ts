import {useEffect, useState, type FocusEvent, type TouchEvent} from 'react';
import useMediaQuery, {REDUCED_MOTION} from '../../site/useMediaQuery';
import useDocumentVisible from './useDocumentVisible';

/** How long a slide stays, in milliseconds (specification section 9). */
export const INTERVAL_MS = 6000;

/** A touch that moves further sideways than this many pixels is a swipe. */
const SWIPE_PX = 40;

interface Carousel {
  index: number;
  /** The slide on screen before, which is fading out. */
  previous: number;
  go: (index: number) => void;
  /** Whether the visitor lets the slides move; the pause button shows it. */
  playing: boolean;
  toggle: () => void;
  /** Whether they move at this moment. */
  running: boolean;
  /** For the element around the carousel. */
  handlers: {
    onMouseEnter: () => void;
    onMouseLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
    onTouchStart: (event: TouchEvent) => void;
    onTouchEnd: (event: TouchEvent) => void;
  };
}

/**
 * The carousel of the ARIA Authoring Practices Guide: it advances and wraps, and stands still while it is paused,
 * pointed at or focused, while the tab is hidden, and always where reduced motion is asked for.
 */
export default function useCarousel(count: number): Carousel {
  const [{index, previous}, setPlace] = useState({index: 0, previous: 0});
  const [playing, setPlaying] = useState(true);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [touchX, setTouchX] = useState(0);
  const visible = useDocumentVisible();
  const reduced = useMediaQuery(REDUCED_MOTION);
  const running = playing && !hovered && !focused && visible && !reduced;

  const go = (next: number) => setPlace((now) => ({index: (next + count) % count, previous: now.index}));

  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(
      () => setPlace((now) => ({index: (now.index + 1) % count, previous: now.index})),
      INTERVAL_MS,
    );
    return () => clearTimeout(timer);
  }, [running, index, count]);

  return {
    index,
    previous,
    go,
    playing,
    toggle: () => setPlaying((now) => !now),
    running,
    handlers: {
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({currentTarget, relatedTarget}) => setFocused(currentTarget.contains(relatedTarget)),
      onTouchStart: ({changedTouches}) => setTouchX(changedTouches[0]?.clientX ?? 0),
      onTouchEnd: ({changedTouches}) => {
        const moved = (changedTouches[0]?.clientX ?? touchX) - touchX;
        if (Math.abs(moved) > SWIPE_PX) go(index - Math.sign(moved));
      },
    },
  };
}
