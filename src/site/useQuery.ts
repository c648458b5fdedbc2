import {useSyncExternalStore} from 'react';
import {useLocation} from '@docusaurus/router';

const unsubscribe = () => undefined;
const never = () => unsubscribe;

/** @returns the value of a key in the address's query; nothing in the HTML, which is the same for every query. */
export default function useQuery(key: string): string | null {
  const {search} = useLocation();
  const query = useSyncExternalStore(
    never,
    () => search,
    () => '',
  );
  return new URLSearchParams(query).get(key);
}
