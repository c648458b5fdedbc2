import {useRef, type KeyboardEvent, type MouseEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {useMediaQuery} from '../../../hooks/browser';
import {usePage} from '../../../hooks/usePage';
import {replaceHash} from '../useHash';
import styles from './styles.module.css';

/** Up to this width the tabs are in one column, as in the style sheet. */
const STACKED = '(max-width: 47.99em)';

/** @returns the id of an office's tab. The underscore keeps it different from the id of every heading. */
export const tabId = (office: string): string => `${office}_tab`;

interface Props {
  /** Whether the script runs. Until then the tabs are links. */
  ready: boolean;
  /** The index of the visible office. */
  current: number;
}

/**
 * Lets visitors choose an office with the tabs pattern (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/): focus selects.
 */
export default function Tabs({ready, current}: Props): ReactNode {
  const {offices, labels} = usePage('contact');
  const stacked = useMediaQuery(STACKED);
  const tabs = useRef<(HTMLAnchorElement | null)[]>([]);
  const last = offices.length - 1;

  const select = (event: KeyboardEvent | MouseEvent, index: number | undefined) => {
    // With these keys the browser opens the link in a new tab or window.
    if (index === undefined || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // A clicked tab is visible already.
    tabs.current[index]?.focus({preventScroll: event.type === 'click'});
    replaceHash(offices[index]?.id ?? '');
  };
  const keys: Partial<Record<string, number>> = {
    [stacked ? 'ArrowDown' : 'ArrowRight']: current === last ? 0 : current + 1,
    [stacked ? 'ArrowUp' : 'ArrowLeft']: current === 0 ? last : current - 1,
    Home: 0,
    End: last,
    ' ': current,
  };
  const list = {
    role: 'tablist',
    'aria-label': labels.offices,
    'aria-orientation': stacked ? ('vertical' as const) : undefined,
  };
  return (
    <div className={styles.tabs} {...(ready && list)}>
      {offices.map(({id, name, town}, index) => {
        const isCurrent = index === current;
        const tab = {role: 'tab', 'aria-selected': isCurrent, 'aria-controls': id, tabIndex: isCurrent ? 0 : -1};
        return (
          <a
            key={id}
            ref={(link) => void (tabs.current[index] = link)}
            id={tabId(id)}
            href={`#${id}`}
            className={clsx(styles.tab, isCurrent && styles.current)}
            onKeyDown={(event) => select(event, keys[event.key])}
            onClick={(event) => select(event, index)}
            {...(ready && tab)}>
            <span>{name}</span> {town && <span className="note">{town}</span>}
          </a>
        );
      })}
    </div>
  );
}
