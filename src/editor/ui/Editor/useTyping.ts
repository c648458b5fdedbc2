import {useCallback, useEffect, useRef, useState} from 'react';
import type {ContentPosition} from '../../../cms/source-map/content-ref';
import {isAt} from '../../state/positions';

/**
 * Tracks the field in which the person types. A click on a button leaves the field first, and problems that appear then
 * would move the button. Therefore the field counts as left only after the click.
 */
export function useTyping(): [
  typing: ContentPosition | undefined,
  setTyping: (now: ContentPosition | undefined) => void,
] {
  const [typing, setField] = useState<ContentPosition>();
  const press = useRef({isDown: false, hasLeft: false});
  const setTyping = useCallback((now: ContentPosition | undefined) => {
    const {isDown} = press.current;
    press.current.hasLeft = isDown && now === undefined;
    if (!press.current.hasLeft) setField((before) => (isAt(before, now) ? before : now));
  }, []);
  useEffect(() => {
    const listeners = new AbortController();
    const options = {capture: true, signal: listeners.signal};
    const down = () => (press.current.isDown = true);
    // The click event follows immediately.
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
