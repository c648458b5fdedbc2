import type {ReactNode} from 'react';
import {historyMessages} from '../../messages/history';
import {useEditor} from '../useEditor';
import type {LookedAt} from '../useShown';
import {formatDay} from './day';
import styles from './styles.module.css';
import {useRestore} from './useRestore';

interface Props extends LookedAt {
  isDrawn: boolean;
}

/** Says that the page on screen is an earlier version, with a button back to the current one. */
export default function RevisionView({past: revision, file, isDrawn}: Props): ReactNode {
  const {lookBack} = useEditor();
  const {restore, refused} = useRestore(file);
  const leave = () => lookBack?.();
  return (
    <section className={styles.looked}>
      <p role="status">
        {isDrawn ? historyMessages.past.shown(formatDay(revision.version.day)) : historyMessages.past.undrawn}
      </p>
      {refused !== undefined && <p role="alert">{refused}</p>}
      <p className={styles.ways}>
        <button type="button" onClick={leave}>
          {historyMessages.past.now}
        </button>
        <button type="button" onClick={() => void restore(revision, {path: []}).then((isDone) => isDone && leave())}>
          {historyMessages.past.back}
        </button>
      </p>
    </section>
  );
}
