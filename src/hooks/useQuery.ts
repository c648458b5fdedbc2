import {useLocation} from '@docusaurus/router';
import {useInBrowser} from './browser';

/** @returns the query of the address; empty in the HTML. */
export default function useQuery(): URLSearchParams {
  const {search} = useLocation();
  return new URLSearchParams(useInBrowser(() => search, ''));
}
