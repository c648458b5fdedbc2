import type {ReactNode} from 'react';
import {historyWords} from '../../messages/history';
import {useEditor} from '../useEditor';
import type {LookedAt} from '../useShown';
import {dayOf} from './day';
import styles from './styles.module.css';
import {useBringBack} from './useBringBack';

interface Props extends LookedAt {
  isDrawn: boolean;
}

/** Says that the page on screen is one of an earlier day, and leads back. */
export default function Looked({past, file, isDrawn}: Props): ReactNode {
  const {lookBack} = useEditor();
  const {bringBack, refused} = useBringBack(file);
  const leave = () => lookBack?.();
  return (
    <section className={styles.looked}>
      <p role="status">{isDrawn ? historyWords.past.shown(dayOf(past.version.day)) : historyWords.past.undrawn}</p>
      {refused !== undefined && <p role="alert">{refused}</p>}
      <p className={styles.ways}>
        <button type="button" onClick={leave}>
          {historyWords.past.now}
        </button>
        <button type="button" onClick={() => void bringBack(past, {path: []}).then((isDone) => isDone && leave())}>
          {historyWords.past.back}
        </button>
      </p>
    </section>
  );
}
