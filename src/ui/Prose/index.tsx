import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Running text of a page's body: paragraphs, lists and sub-headings. */
export default function Prose({children}: {children: ReactNode}) {
  return (
    <div className={styles.prose} data-axis>
      {children}
    </div>
  );
}
