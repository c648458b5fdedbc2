import type {ReactNode} from 'react';
import {useSaverMode} from '@site/src/hooks/useDataSaver';
import styles from './styles.module.css';

/**
 * Turns data saving on or off. It reloads the page, because the page decides about saving data before anything else.
 */
export default function Saver({label}: {label: string}): ReactNode {
  const on = useSaverMode();
  function toggle() {
    try {
      localStorage.setItem('saver', on ? 'off' : 'on');
    } catch {
      // Storage is blocked: the browser's own setting counts.
    }
    location.reload();
  }
  return (
    // The style shows the button, because it has no effect without JavaScript.
    <button type="button" hidden data-saver-switch aria-pressed={on} className={styles.switch} onClick={toggle}>
      {label}
    </button>
  );
}
