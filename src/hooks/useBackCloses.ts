import {useEffect} from 'react';
import type {useHistory} from '@docusaurus/router';

/** The key in the browser's history state that marks an open layer. */
const LAYER_KEY = 'layer';

const isOnLayer = (): boolean => Boolean((window.history.state as Record<string, unknown> | null)?.[LAYER_KEY]);

/** Makes the Back button close a layer over the page, such as a photo or a menu, before it leaves the page. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    window.history.pushState({...window.history.state, [LAYER_KEY]: true}, '');
    addEventListener('popstate', close);
    return () => {
      removeEventListener('popstate', close);
      if (isOnLayer()) leaveLayer();
    };
  }, [isOpen, close]);
}

/** Goes back in the history. A link that is clicked before the browser has gone back is followed after that. */
function leaveLayer(): void {
  let clicked: HTMLElement | null = null;
  const hold = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[href]') : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    clicked = link;
  };
  addEventListener('click', hold, {capture: true});
  addEventListener(
    'popstate',
    () => {
      removeEventListener('click', hold, {capture: true});
      // The router handles this event first.
      setTimeout(() => clicked?.click());
    },
    {once: true},
  );
  window.history.back();
}

/** Opens another page. It replaces the history entry of an open layer, so that Back returns to the page below the layer. */
export function navigateFromLayer(history: ReturnType<typeof useHistory>, address: string): void {
  if (isOnLayer()) history.replace(address);
  else history.push(address);
}
