import {useEffect, useRef, type RefObject} from 'react';

/**
 * Moves the focus when the control that had it is gone: to the side with its next content, or to the page when nothing
 * is open beside it.
 */
export function useFocusAfterRemoval(side: RefObject<HTMLElement | null>, page: RefObject<HTMLElement | null>): void {
  const focused = useRef<EventTarget>(undefined);
  useEffect(() => {
    const noteFocus = ({target}: FocusEvent) => {
      focused.current = target ?? undefined;
    };
    document.addEventListener('focusin', noteFocus);
    return () => document.removeEventListener('focusin', noteFocus);
  }, []);
  useEffect(() => {
    const isGone = focused.current instanceof Element && !focused.current.isConnected;
    if (!isGone || document.activeElement !== document.body) return;
    focused.current = undefined;
    side.current?.focus({preventScroll: true});
    if (document.activeElement === document.body) page.current?.focus();
  });
}
