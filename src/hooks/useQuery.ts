import {useLocation} from '@docusaurus/router';
import useInBrowser from './useInBrowser';

/** @returns the value of a key in the address's query; null in the HTML, which is the same for every query. */
export default function useQuery(key: string): string | null {
  const {search} = useLocation();
  const query = useInBrowser(() => search, '');
  return new URLSearchParams(query).get(key);
}
