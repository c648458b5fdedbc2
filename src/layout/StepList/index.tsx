import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Steps in their order, on a datum line. */
export default function StepList({steps}: {steps: {title: string; description?: string}[]}): ReactNode {
  return (
    <ol className={styles.steps}>
      {steps.map(({title, description}) => (
        <li key={title} className={styles.step}>
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  );
}
