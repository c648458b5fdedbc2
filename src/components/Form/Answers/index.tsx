import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What was filled in, entry by entry. */
export default function Answers({answers}: {answers: [name: string, value: string][]}): ReactNode {
  return (
    <dl className={styles.entries}>
      {answers.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
