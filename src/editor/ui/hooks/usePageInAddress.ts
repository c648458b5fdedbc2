import {useCallback, useEffect, useState} from 'react';
import {HOME} from '../../../shared/addresses';

/** @returns the page in `/edit#/careers`. Other fragments lead to comments. */
function pageInAddress(): string {
  const {hash} = window.location;
  return hash.startsWith('#/') ? hash.slice(1) : HOME;
}

/** Keeps the page on screen in the address, so that Back leads to the page before, and a reload to the same one. */
export function usePageInAddress(): [page: string, setPage: (page: string) => void] {
  const [page, setPage] = useState(pageInAddress);
  useEffect(() => {
    const follow = () => setPage(pageInAddress());
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const show = useCallback((to: string) => {
    if (to !== pageInAddress()) window.history.pushState(null, '', `#${to}`);
    setPage(to);
  }, []);
  return [page, show];
}
