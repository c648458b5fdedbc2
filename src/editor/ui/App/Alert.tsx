import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What a person has to know at once, at the foot of the window. */
export default function Alert({text}: {text?: string}): ReactNode {
  if (text === undefined) return null;
  return (
    <p className={styles.alert} role="alert">
      {text}
    </p>
  );
}
