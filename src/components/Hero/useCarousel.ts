import {useEffect, useState, type FocusEvent, useSyncExternalStore} from 'react';
import useReducedMotion from '../../hooks/useReducedMotion';
import useSwipe from '../../hooks/useSwipe';

const subscribe = (notify: () => void) => {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
};

/** @returns whether the tab is in front. */
function useDocumentVisible(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !document.hidden,
    () => true,
  );
}

/** How long a slide stays, in milliseconds. */
const INTERVAL_MS = 6000;

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
  } & ReturnType<typeof useSwipe>;
}

/**
 * The carousel of the ARIA Authoring Practices Guide: it advances and wraps, and stands still while it is paused,
 * pointed at or focused, while the tab is hidden, and always where reduced motion is asked for or data are saved.
 */
export default function useCarousel(count: number): Carousel {
  const [{index, previous}, setPlace] = useState({index: 0, previous: 0});
  const [playing, setPlaying] = useState(true);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const visible = useDocumentVisible();
  const still = useReducedMotion();
  const running = playing && !hovered && !focused && visible && !still;

  const go = (next: number) => setPlace((now) => ({index: (next + count) % count, previous: now.index}));
  const swipe = useSwipe((step) => go(index + step));

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
      ...swipe,
    },
  };
}
