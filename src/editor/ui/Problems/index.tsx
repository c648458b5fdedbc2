import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  id?: string;
  /** What is wrong. */
  said: readonly string[];
  /** What is still to do, which is no fault. */
  open?: readonly string[];
}

/** What the check says of a field, below it. */
export default function Problems({id, said, open = []}: Props): ReactNode {
  if (said.length + open.length === 0) return null;
  return (
    <ul id={id} className={styles.problems}>
      {said.map((words) => (
        <li key={words}>{words}</li>
      ))}
      {open.map((words) => (
        <li key={words} className={styles.open}>
          {words}
        </li>
      ))}
    </ul>
  );
}
