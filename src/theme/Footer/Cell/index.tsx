import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** One cell of the title block: its label and its content. */
export default function Cell({label, children}: {label: string; children: ReactNode}): ReactNode {
  return (
    <div className={styles.cell}>
      <span className={styles.label}>{label}</span>
      {children}
    </div>
  );
}
