import {useSyncExternalStore} from 'react';

const unsubscribe = () => undefined;
const never = () => unsubscribe;

/**
 * @param inBrowser reads a value of the browser at each rendering; it does not watch for changes
 * @param inHtml the value in the HTML, which is the same for every visitor
 */
export default function useInBrowser<T>(inBrowser: () => T, inHtml: T): T {
  return useSyncExternalStore(never, inBrowser, () => inHtml);
}
