import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The answers of a form, one entry for each field. */
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
