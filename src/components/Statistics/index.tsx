import type {ReactNode} from 'react';
import {usePage} from '../../hooks/usePage';
import Figure from './Figure';
import styles from './styles.module.css';

/** The large figures of a page, each with a dimension line. */
export default function Statistics(): ReactNode {
  const {statistics} = usePage('home', 'services');
  return (
    <dl className={styles.figures} data-count={statistics.length}>
      {statistics.map((statistic) => (
        <Figure key={statistic.label} {...statistic} />
      ))}
    </dl>
  );
}
