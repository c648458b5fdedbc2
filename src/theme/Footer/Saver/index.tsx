import type {ReactNode} from 'react';
import {useSaverMode} from '@site/src/hooks/useDataSaver';
import styles from './styles.module.css';

/** Saves data from now on, or no longer. The page is loaded again, because that is decided before anything else. */
export default function Saver({label}: {label: string}): ReactNode {
  const on = useSaverMode();
  function toggle() {
    try {
      localStorage.setItem('saver', on ? 'off' : 'on');
    } catch {
      // Storage is blocked: the wish of the browser counts.
    }
    location.reload();
  }
  return (
    // Without JavaScript it could do nothing: so it is the style that shows it.
    <button type="button" hidden data-saver-switch aria-pressed={on} className={styles.switch} onClick={toggle}>
      {label}
    </button>
  );
}
