import {useSyncExternalStore} from 'react';
import {lagosDay} from '../shared/days';

/** How often the day is looked at, in milliseconds. Midnight falls on a full minute. */
const MINUTE_MS = 60_000;

function subscribe(notify: () => void): () => void {
  let timer = 0;
  const wait = () => {
    timer = window.setTimeout(
      () => {
        notify();
        wait();
      },
      MINUTE_MS - (Date.now() % MINUTE_MS),
    );
  };
  wait();
  return () => window.clearTimeout(timer);
}

/** @returns the day that it is in Lagos, kept up to date; before every day in the HTML, which never varies. */
export default function useLagosDay(): string {
  return useSyncExternalStore(subscribe, lagosDay, () => '');
}
