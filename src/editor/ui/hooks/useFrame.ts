import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';
import {FrameMessage} from '../../protocol/frame-messages';
import {trustedData, post, type ShowRequest} from '../../protocol';

/** The iframe that shows the page. It loads before there is a page. */
export interface PreviewFrame {
  element: RefObject<HTMLIFrameElement | null>;
  isReady: boolean;
}

/** @returns a valid message from the frame; undefined for any other, because the frame shows unreviewed pages. */
const readFrameMessage = (event: MessageEvent<unknown>, frame: Window | null): FrameMessage | undefined =>
  FrameMessage.safeParse(trustedData(event, frame)).data;

/** Loads the frame together with the editor, so that it can render as soon as there is a page. */
export function useFrameElement(): [element: PreviewFrame['element'], isReady: boolean, isFilled: boolean] {
  const element = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const [isFilled, setFilled] = useState(false);
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const kind = readFrameMessage(event, element.current?.contentWindow ?? null)?.kind;
      if (kind === 'ready') setReady(true);
      if (kind === 'drawn' || kind === 'failed') setFilled(true);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  return [element, isReady, isFilled];
}

interface RenderOptions {
  frame: PreviewFrame;
  shown?: ShowRequest;
  changing: boolean;
  /** The reference that is open at the side. */
  opened?: string;
  onMessage: (message: FrameMessage) => void;
}

/** Sends requests to the frame, and receives its messages. */
export function useRenderedPage({frame: {element, isReady}, shown, changing, opened, onMessage}: RenderOptions) {
  const requested = useRef<{number: number; shown?: ShowRequest}>({number: 0});
  const [drawn, setDrawn] = useState<{count: number; shown?: ShowRequest}>({count: 0});
  const [failed, setFailed] = useState<ShowRequest>();
  const tell = useCallback(
    (message: Parameters<typeof post>[1]) => post(element.current?.contentWindow ?? null, message),
    [element],
  );

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const message = readFrameMessage(event, element.current?.contentWindow ?? null);
      if (message?.kind === 'drawn') {
        const {number, shown: now} = requested.current;
        if (message.number === number) setDrawn(({count}) => ({count: count + 1, shown: now}));
      } else if (message?.kind === 'failed') {
        if (message.number === requested.current.number) setFailed(requested.current.shown);
      } else if (message) onMessage(message);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [element, onMessage]);

  useEffect(() => {
    if (!isReady || !shown) return;
    const number = requested.current.number + 1;
    requested.current = {number, shown};
    tell({...shown, number});
  }, [isReady, shown, tell]);
  useEffect(() => {
    if (isReady) tell({kind: 'changing', changing});
  }, [isReady, changing, tell]);
  useEffect(() => {
    if (drawn.count > 0) tell({kind: 'point', contentRef: opened});
  }, [drawn.count, opened, tell]);
  return {
    /** The address of the page that the frame shows. */
    path: drawn.shown && pathOf(drawn.shown),
    /** Whether the frame shows what was asked for last. */
    isDrawn: shown !== undefined && drawn.shown === shown,
    isFailed: shown !== undefined && failed === shown,
    visit: useCallback((sentence: number, contentRef: string) => tell({kind: 'visit', sentence, contentRef}), [tell]),
  };
}

const pathOf = (shown: ShowRequest): string => (shown.kind === 'draw' ? shown.request : shown.marking.now).path;

/** The same query as in the styles. */
const NARROW = '(max-width: 61.99em)';

/** @returns whether the window is too narrow for the list of pages beside the page */
export const isNarrow = (): boolean => matchMedia(NARROW).matches;
