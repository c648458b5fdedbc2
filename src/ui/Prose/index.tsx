import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Running text: paragraphs, lists and sub-headings of a page's body. */
export default function Prose({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.prose} data-axis>
      {children}
    </div>
  );
}
