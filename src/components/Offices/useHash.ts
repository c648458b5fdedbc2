import {useSyncExternalStore} from 'react';
import {useLocation} from '@docusaurus/router';

const EVENT = 'hashchange';

function subscribe(notify: () => void): () => void {
  window.addEventListener(EVENT, notify);
  return () => window.removeEventListener(EVENT, notify);
}

/** @returns the id after the # of the address; undefined in the HTML, which is the same for every address. */
export default function useHash(): string | undefined {
  // Rerenders when the router changes the address, which it does without an event.
  useLocation();
  return useSyncExternalStore(
    subscribe,
    () => window.location.hash.slice(1),
    () => undefined,
  );
}

/** Replaces the id in the address without a new history entry and without scrolling. */
export function replaceHash(id: string): void {
  window.history.replaceState(window.history.state, '', `#${id}`);
  window.dispatchEvent(new HashChangeEvent(EVENT));
}
