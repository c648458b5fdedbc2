import {useState, type MouseEvent} from 'react';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import {opensElsewhere} from '../../shared/clicks';
import styles from './styles.module.css';

interface Props {
  /** The name of the group for screen readers. */
  label: string;
  chips: {name: string; count?: number; to: string; current: boolean}[];
}

/** Filters as links, so that visitors can share a filtered page. They are hidden without JavaScript. */
export default function Chips({label, chips}: Props) {
  const {pressed, press} = usePress();
  return (
    <nav className={styles.chips} aria-label={label}>
      {chips.map(({name, count, to, current}) => {
        const isCurrent = pressed === undefined ? current : to === pressed;
        return (
          <Link
            key={to}
            to={to}
            className={styles.chip}
            aria-current={isCurrent || undefined}
            onClick={(event) => press(event, to, isCurrent)}>
            <span>{name}</span> {count !== undefined && <span>{count}</span>}
          </Link>
        );
      })}
    </nav>
  );
}

/**
 * Shows a pressed link as the current one at once, and follows it after the browser has drawn that: drawing what the
 * filter changes takes a slow phone longer.
 */
function usePress() {
  const history = useHistory();
  const location = useLocation();
  const [pressed, setPressed] = useState<{to: string; on: typeof location}>();
  function press(event: MouseEvent, to: string, isCurrent: boolean) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    if (isCurrent) return;
    setPressed({to, on: location});
    afterPaint(() => {
      // The visitor may have left the page meanwhile.
      if (history.location.pathname === location.pathname) history.push(to);
    });
  }
  return {pressed: pressed?.on === location ? pressed.to : undefined, press};
}

/** A frame is painted after its callbacks and before the next task. */
const afterPaint = (callback: () => void) => requestAnimationFrame(() => setTimeout(callback));
