import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What is told of a job, which is printed on one sheet of A4 for those who do not click. */
export default function Sheet({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.sheet}>{children}</div>;
}
