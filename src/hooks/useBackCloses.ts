import {useEffect} from 'react';
import type {useHistory} from '@docusaurus/router';

/** @returns whether the history entry is that of an open layer, which its state says. */
const isOnLayer = (): boolean => Boolean((history.state as {layer?: true} | null)?.layer);

/** Makes the Back button close a layer over the page, such as a photo or a menu, before it leaves the page. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    history.pushState({...history.state, layer: true}, '');
    addEventListener('popstate', close);
    return () => {
      removeEventListener('popstate', close);
      if (isOnLayer()) leaveLayer();
    };
  }, [isOpen, close]);
}

/** Goes back in the history. A link or button that is clicked before the browser has gone back works after that. */
function leaveLayer(): void {
  let early: HTMLElement | null;
  const hold = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    early = (event.target as Element).closest('a, button');
  };
  addEventListener('click', hold, true);
  const release = () => {
    removeEventListener('click', hold, true);
    early?.click();
  };
  // The router handles this event first.
  addEventListener('popstate', () => setTimeout(release), {once: true});
  history.back();
}

/** Opens another page. It replaces the history entry of an open layer, so that Back returns to the page below the layer. */
export function navigateFromLayer(history: ReturnType<typeof useHistory>, address: string): void {
  if (isOnLayer()) history.replace(address);
  else history.push(address);
}
