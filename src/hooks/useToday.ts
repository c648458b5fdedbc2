import {useSyncExternalStore} from 'react';
import {siteDay} from '../site/locale';

/** How often to check the day. Midnight falls on a full minute. */
const MINUTE_MS = 60_000;

function subscribe(notify: () => void): () => void {
  let timer = 0;
  const tick = () => {
    timer = window.setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
    notify();
  };
  tick();
  return () => window.clearTimeout(timer);
}

/** @returns today's date in Lagos, kept up to date. In the HTML it is empty, which is before every day. */
export default function useToday(): string {
  return useSyncExternalStore(subscribe, siteDay, () => '');
}
