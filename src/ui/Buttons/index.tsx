import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A row of buttons that wraps. */
export default function Buttons({children}: {children: ReactNode}) {
  return <div className={styles.row}>{children}</div>;
}
