import {useEffect, useState, type FocusEvent, useSyncExternalStore} from 'react';
import {useReducedMotion} from '../../hooks/browser';
import useSwipe from '../../hooks/useSwipe';

const subscribe = (notify: () => void) => {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
};

/** @returns whether the tab is visible. */
function useDocumentVisible(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !document.hidden,
    () => true,
  );
}

/** How long each slide is visible. */
const INTERVAL_MS = 6000;

interface Carousel {
  index: number;
  /** The previous slide, which is fading out. */
  previous: number;
  go: (index: number) => void;
  /** Whether the visitor has not paused the slides; the pause button shows this. */
  playing: boolean;
  toggle: () => void;
  /** Whether the slides are moving now. */
  running: boolean;
  /** Handlers for the element around the carousel. */
  handlers: {
    onMouseEnter: () => void;
    onMouseLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
  } & ReturnType<typeof useSwipe>;
}

/**
 * The carousel of the ARIA Authoring Practices Guide: it advances and wraps around. It stops while it is paused,
 * hovered or focused and while the tab is hidden, and never starts when the visitor asks for reduced motion or saves
 * data.
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
