import {type ReactNode, useEffect, useRef} from 'react';
import {useLocation} from '@docusaurus/router';
import {interpolate} from '../../shared/interpolate';
import {useSite} from '../../hooks/useSite';
import Icon from '../Icon';
import styles from './styles.module.css';

/** How many entries a long list shows at once. */
export const MAX_SHOWN = 24;

interface Props<Entry> {
  /** All entries of the list, each with its own page. */
  entries: readonly Entry[];
  /** Renders the entries that the list does not show at once. */
  children: (entries: readonly Entry[]) => ReactNode;
}

/** The end of a long list, which visitors expand. The search index leaves it out, because it has the entries' own pages. */
export default function MoreEntries<Entry>({entries, children}: Props<Entry>) {
  const {labels} = useSite();
  const details = useExpandedTarget();
  const more = entries.slice(MAX_SHOWN);
  if (more.length === 0) return null;
  return (
    <details ref={details} className={styles.more} data-search-ignore>
      <summary>
        {interpolate(labels.showMore, {count: more.length})}
        <Icon name="chevron-down" className={styles.mark} />
      </summary>
      {children(more)}
    </details>
  );
}

/** Expands the list when the address names an entry in it, which some browsers do not do, and no link within the site. */
function useExpandedTarget() {
  const details = useRef<HTMLDetailsElement>(null);
  const {hash} = useLocation();
  useEffect(() => {
    const entry = document.getElementById(hash.slice(1));
    if (!entry || !details.current?.contains(entry) || details.current.open) return;
    details.current.open = true;
    entry.scrollIntoView();
  }, [hash]);
  return details;
}
