import type {ReactNode} from 'react';
import Words from '../../layout/Words';
import {usePage} from '../../hooks/usePage';
import styles from './styles.module.css';

/** What a service covers, as a numbered list in two columns. */
export default function ScopeList(): ReactNode {
  const {scope = []} = usePage('service');
  return (
    <ol className={styles.list}>
      {scope.map((item) => (
        <li key={item}>
          <Words text={item} />
        </li>
      ))}
    </ol>
  );
}
