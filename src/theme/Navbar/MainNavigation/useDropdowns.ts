import {useEffect, useRef, useState, type RefObject} from 'react';
import {useLocation} from '@docusaurus/router';

interface Dropdowns {
  container: RefObject<HTMLElement | null>;
  open: string | undefined;
  toggle: (key: string) => void;
}

/**
 * The disclosure navigation of the ARIA Authoring Practices Guide: at most one dropdown is open; a click outside,
 * Escape (focus goes back to the button) and a change of page close it.
 */
export default function useDropdowns(): Dropdowns {
  const container = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<string>();
  const {pathname} = useLocation();
  const [page, setPage] = useState(pathname);
  if (page !== pathname) {
    setPage(pathname);
    setOpen(undefined);
  }

  useEffect(() => {
    if (open === undefined) return undefined;
    const closeOutside = ({target}: Event) => {
      const item = container.current?.querySelector('[data-open]');
      if (!(target instanceof Node && item?.contains(target))) setOpen(undefined);
    };
    const closeByEscape = ({key}: KeyboardEvent) => {
      if (key !== 'Escape') return;
      container.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
      setOpen(undefined);
    };
    document.addEventListener('click', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeByEscape);
    return () => {
      document.removeEventListener('keydown', closeByEscape);
      document.removeEventListener('click', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open]);

  return {
    container,
    open,
    toggle: (key) => setOpen((current) => (current === key ? undefined : key)),
  };
}
