import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';
import {useBackCloses} from '../../../hooks/useBackCloses';

const STEPS: Record<string, number> = {ArrowLeft: -1, ArrowRight: 1};

/** A click on these elements does not close the dialog. */
const CONTENT = 'img, figcaption, button';

interface Lightbox {
  dialog: RefObject<HTMLDialogElement | null>;
  index: number;
  step: (by: number) => void;
  close: () => void;
}

/**
 * A modal dialog of `count` photos. The arrow keys step through them and wrap around. A click that begins and ends
 * beside the photo closes the dialog; a drag over the caption selects its text instead. The browser itself closes the
 * dialog on Escape and restores the focus.
 */
export default function useLightbox(count: number, start: number): Lightbox {
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(start);
  const step = useCallback((by: number) => setIndex((now) => (now + by + count) % count), [count]);
  const close = useCallback(() => dialog.current?.close(), []);

  useBackCloses(true, close);

  useEffect(() => {
    const listeners = new AbortController();
    const {signal} = listeners;
    dialog.current?.showModal();
    dialog.current?.addEventListener('keydown', ({key}) => step(STEPS[key] ?? 0), {signal});
    let beganBeside = true;
    dialog.current?.addEventListener('pointerdown', ({target}) => (beganBeside = isBeside(target)), {signal});
    dialog.current?.addEventListener('click', ({target}) => beganBeside && isBeside(target) && close(), {signal});
    return () => listeners.abort();
  }, [step, close]);

  return {dialog, index, step, close};
}

const isBeside = (target: EventTarget | null): boolean => target instanceof Element && !target.closest(CONTENT);
