import {useSyncExternalStore} from 'react';
import {useLocation} from '@docusaurus/router';

const EVENT = 'hashchange';

function subscribe(notify: () => void): () => void {
  window.addEventListener(EVENT, notify);
  return () => window.removeEventListener(EVENT, notify);
}

/** @returns the id behind the # of the address; nothing in the HTML, which is the same for every address. */
export default function useHash(): string | undefined {
  // The router changes the address without an event.
  useLocation();
  return useSyncExternalStore(
    subscribe,
    () => window.location.hash.slice(1),
    () => undefined,
  );
}

/** Writes an id into the address in place of the one that is there: no step of the history, no scrolling. */
export function replaceHash(id: string): void {
  window.history.replaceState(window.history.state, '', `#${id}`);
  window.dispatchEvent(new HashChangeEvent(EVENT));
}
