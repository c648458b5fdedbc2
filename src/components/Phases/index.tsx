import type {ReactNode} from 'react';
import type {ServicePage} from '../../content/schema';
import {usePage} from '../../site/usePage';
import styles from './styles.module.css';

/** The phases of a service in their order, on a datum line. */
export default function Phases(): ReactNode {
  const {phases = []} = usePage<ServicePage>();
  return (
    <ol className={styles.phases}>
      {phases.map(({title, description}) => (
        <li key={title} className={styles.phase}>
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  );
}
