import {useEffect, type RefObject} from 'react';

/** A smaller difference is the toolbar of a browser. */
const MIN_KEYBOARD_PX = 120;

/** Places an element above the keyboard of a phone, which covers the bottom of the page. */
export function useKeyboardInset(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return undefined;
    const place = () => {
      const inset = window.innerHeight - viewport.height - viewport.offsetTop;
      const isOpen = window.innerHeight - viewport.height > MIN_KEYBOARD_PX && viewport.scale === 1;
      element.current?.toggleAttribute('data-above-keyboard', isOpen);
      element.current?.style.setProperty('--keyboard', `${Math.max(0, inset)}px`);
    };
    const listeners = new AbortController();
    for (const kind of ['resize', 'scroll']) viewport.addEventListener(kind, place, {signal: listeners.signal});
    return () => listeners.abort();
  }, [element]);
}
