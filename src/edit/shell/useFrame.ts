import {useCallback, useEffect, useRef, useState} from 'react';
import {fromFrame, say, type FromFrame} from '../messages';
import type {Numbered} from '../model/drawing';

interface Told {
  /** The page to show; nothing keeps the last one. */
  numbered?: Numbered;
  changing: boolean;
  /** The numbers of what is open at the side. */
  numbers: readonly number[];
  /** @param shown the page that was on screen then */
  onMessage: (message: FromFrame, shown: Numbered | undefined) => void;
}

/** Speaks with the frame in which the page is shown. */
export function useFrame({numbered, changing, numbers, onMessage}: Told) {
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = useRef<Numbered>(undefined);
  const [isReady, setReady] = useState(false);
  const [drawn, setDrawn] = useState<{count: number; path?: string}>({count: 0});
  const tell = useCallback(
    (message: Parameters<typeof say>[1]) => say(frame.current?.contentWindow ?? null, message),
    [],
  );

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const message = fromFrame(event, frame.current?.contentWindow ?? null);
      if (message?.kind === 'ready') setReady(true);
      else if (message?.kind === 'drawn') {
        setDrawn(({count}) => ({count: count + 1, path: shown.current?.drawing.path}));
      } else if (message) onMessage(message, shown.current);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [onMessage]);

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
  return {frame, drawn: drawn.path};
}
