import {useCallback, useEffect, useRef, useState} from 'react';
import {isAt, type ContentRef} from '../state/refs';

/**
 * The field that is typed in. A click on a button leaves the field first; what is told of the field then must not move the
 * button away from below the finger, so the field counts as left only once the press is done.
 */
export function useTyping(): [typing: ContentRef | undefined, setTyping: (now: ContentRef | undefined) => void] {
  const [typing, setField] = useState<ContentRef>();
  const press = useRef({isDown: false, hasLeft: false});
  const setTyping = useCallback((now: ContentRef | undefined) => {
    const {isDown} = press.current;
    press.current.hasLeft = isDown && now === undefined;
    if (!press.current.hasLeft) setField((before) => (isAt(before, now) ? before : now));
  }, []);
  useEffect(() => {
    const listeners = new AbortController();
    const options = {capture: true, signal: listeners.signal};
    const down = () => (press.current.isDown = true);
    // The click comes right behind it.
    const up = () =>
      setTimeout(() => {
        const {hasLeft} = press.current;
        press.current = {isDown: false, hasLeft: false};
        if (hasLeft) setTyping(undefined);
      });
    window.addEventListener('mousedown', down, options);
    window.addEventListener('mouseup', up, options);
    return () => listeners.abort();
  }, [setTyping]);
  return [typing, setTyping];
}
