import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What the check says of a field, below it. */
export default function Problems({id, said}: {id?: string; said: readonly string[]}): ReactNode {
  if (said.length === 0) return null;
  return (
    <ul id={id} className={styles.problems}>
      {said.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}
