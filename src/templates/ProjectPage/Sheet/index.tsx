import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The story of a project. It prints on one sheet of A4, with all details that the screen hides behind a click. */
export default function Sheet({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.sheet}>{children}</div>;
}
