import {useSyncExternalStore} from 'react';

let isDown = false;

const subscribe = (notify: () => void) => {
  let before = window.scrollY;
  const follow = () => {
    if (window.scrollY === before) return;
    isDown = window.scrollY > before;
    before = window.scrollY;
    notify();
  };
  window.addEventListener('scroll', follow, {passive: true});
  return () => window.removeEventListener('scroll', follow);
};

/** @returns whether the last move of the page was downwards; false until it has moved. */
export default function useScrollingDown(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isDown,
    () => false,
  );
}
