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
      if (isOnLayer()) window.history.back();
    };
  }, [isOpen, close]);
}

/** Opens another page. It replaces the history entry of an open layer, so that Back returns to the page below the layer. */
export function navigateFromLayer(history: ReturnType<typeof useHistory>, address: string): void {
  if (isOnLayer()) history.replace(address);
  else history.push(address);
}
