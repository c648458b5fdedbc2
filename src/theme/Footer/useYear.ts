import {useSyncExternalStore} from 'react';
import site from '@generated/content/default/site.json';

const unsubscribe = () => undefined;
const never = () => unsubscribe;

/** @returns the current year at the visitor's clock; in the HTML the year of the last change, so that it never varies. */
export default function useYear(): number {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => site.year,
  );
}
