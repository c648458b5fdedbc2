import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';
import {fromFrame, say, type FromFrame} from '../messages';
import type {Numbered} from '../model/drawing';

/** The document in which the page is shown, which has begun before there is a page. */
export interface Frame {
  element: RefObject<HTMLIFrameElement | null>;
  isReady: boolean;
}

/**
 * Begins the frame together with the editor, so that it can draw as soon as there is a page.
 * @returns the frame, whether it can draw, and whether it shows a page
 */
export function useFrame(): [element: Frame['element'], isReady: boolean, isFilled: boolean] {
  const element = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const [isFilled, setFilled] = useState(false);
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const said = fromFrame(event, element.current?.contentWindow ?? null)?.kind;
      if (said === 'ready') setReady(true);
      if (said === 'drawn') setFilled(true);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  return [element, isReady, isFilled];
}

interface Told {
  frame: Frame;
  /** The page to show; nothing keeps the last one. */
  numbered?: Numbered;
  changing: boolean;
  /** The numbers of what is open at the side. */
  numbers: readonly number[];
  /** @param shown the page that was on screen then */
  onMessage: (message: FromFrame, shown: Numbered | undefined) => void;
}

/**
 * Tells the frame what to show, and hears what it says.
 * @returns the address of the page that it has drawn
 */
export function useDrawn({
  frame: {element, isReady},
  numbered,
  changing,
  numbers,
  onMessage,
}: Told): string | undefined {
  const shown = useRef<Numbered>(undefined);
  const [drawn, setDrawn] = useState<{count: number; path?: string}>({count: 0});
  const tell = useCallback(
    (message: Parameters<typeof say>[1]) => say(element.current?.contentWindow ?? null, message),
    [element],
  );

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const message = fromFrame(event, element.current?.contentWindow ?? null);
      if (message?.kind === 'drawn') {
        setDrawn(({count}) => ({count: count + 1, path: shown.current?.drawing.path}));
      } else if (message) onMessage(message, shown.current);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [element, onMessage]);

  useEffect(() => {
    if (!isReady || !numbered) return;
    shown.current = numbered;
    tell({kind: 'draw', drawing: numbered.drawing});
  }, [isReady, numbered, tell]);
  useEffect(() => {
    if (isReady) tell({kind: 'changing', changing});
  }, [isReady, changing, tell]);
  const pointed = numbers.join(' ');
  useEffect(() => {
    if (drawn.count > 0) tell({kind: 'point', numbers: pointed.split(' ').filter(Boolean).map(Number)});
  }, [drawn.count, pointed, tell]);
  return drawn.path;
}
