import {useEffect} from 'react';
import type {useHistory} from '@docusaurus/router';

/** Marks the entry of the browser's history that an open layer adds. */
const LAYER = 'layer';

const isOnLayer = (): boolean => Boolean((window.history.state as Record<string, unknown> | null)?.[LAYER]);

/** Lets the Back button close what is over a page, such as a photo or a menu, before it leaves the page. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    window.history.pushState({...window.history.state, [LAYER]: true}, '');
    addEventListener('popstate', close);
    return () => {
      removeEventListener('popstate', close);
      if (isOnLayer()) window.history.back();
    };
  }, [isOpen, close]);
}

/** Leads to another page; from an open layer in place of its entry, so that Back leads to the page below it. */
export function goTo(history: ReturnType<typeof useHistory>, address: string): void {
  if (isOnLayer()) history.replace(address);
  else history.push(address);
}
