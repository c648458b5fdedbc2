import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * Says the name of a page that was reached by a link, and lets the keyboard go on at its start, or at the place that the
 * link names. A page that the browser itself has loaded needs none of it.
 */
export default function RouteAnnouncer({title}: {title: string}): ReactNode {
  const start = useRef<HTMLParagraphElement>(null);
  const {hash} = useLocation();
  // False while the browser draws its first page, also where no HTML came with it, as under `start`.
  const renderedBefore = useIsBrowser();
  // Kept as they were at first: a hash that changes later belongs to a part, such as the tabs of the offices.
  const [{byLink, place}] = useState({byLink: renderedBefore, place: hash.slice(1)});

  useEffect(() => {
    if (byLink) (refNamed(place) ?? start.current)?.focus({preventScroll: true});
  }, [byLink, place]);

  return (
    byLink && (
      <p ref={start} role="status" tabIndex={-1} className="srOnly">
        {title}
      </p>
    )
  );
}

/** @returns the element that an address names behind #, ready to take the focus. */
function refNamed(id: string): HTMLElement | null {
  const place = document.getElementById(id);
  if (place && place.tabIndex < 0) place.tabIndex = -1;
  return place;
}
